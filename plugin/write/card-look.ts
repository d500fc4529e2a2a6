import { readFileSync } from 'node:fs'
import type { LightDark } from '../../runtime/types/settings.ts'
import { colorVariables } from '../../theme/styles/site-variables.ts'
import { ifExists } from '../kit/if-exists.ts'
import { fileOfUrl } from '../site/file-of-url.ts'
import type { SocialCard } from '../site/social-card.ts'
import type { Project } from '../site/project.ts'
import type { CardImage } from './card-renderer.ts'

/** What all cards of a site have in common. */
export type CardLook = Pick<
  SocialCard,
  'site' | 'logo' | 'background' | 'appearance' | 'colors'
>

/**
 * Determines the look of a site's cards from the settings `thumbnails`, `colors`, `logo` and
 * `appearance`.
 *
 * @returns The look, and the images that it uses.
 */
export function readCardLook({
  root,
  settings,
  logoSizes,
}: Pick<Project, 'root' | 'settings' | 'logoSizes'>): {
  look: CardLook
  images: CardImage[]
} {
  const { thumbnails, logo } = settings
  const appearance =
    thumbnails.appearance ?? (settings.appearance.default === 'dark' ? 'dark' : 'light')
  const images = [
    readImage(root, 'logo', logo?.[appearance]),
    readImage(root, 'background', thumbnails.background),
  ].filter((image) => image !== undefined)
  const size = logoSizes?.[appearance]
  const has = (src: string) => images.some((image) => image.src === src)
  return {
    look: {
      site: settings.name,
      appearance,
      colors: cardColors(settings, appearance),
      ...(has('logo') && size && { logo: { src: 'logo', ...size } }),
      ...(has('background') && { background: 'background' }),
    },
    images,
  }
}

/** Reads an image of the project. Remote images are not fetched. */
function readImage(
  root: string,
  src: string,
  url: string | undefined,
): CardImage | undefined {
  const file = url === undefined ? undefined : fileOfUrl(root, url)
  if (file === undefined) return undefined
  const data = ifExists(() => readFileSync(file))
  return data && { src, data }
}

function cardColors(
  settings: Project['settings'],
  appearance: keyof LightDark<string>,
): SocialCard['colors'] {
  const variables = colorVariables(settings)
  const color = (name: string) => toHex(variables[name] ?? '')
  const isDark = appearance === 'dark'
  return {
    ground: color(isDark ? '--background-dark' : '--background-light'),
    text: color(isDark ? '--gray-50' : '--gray-950'),
    muted: color(isDark ? '--gray-400' : '--gray-500'),
    accent: color(`--skerry-accent-text-${appearance}`),
    primary: color(isDark ? '--primary-light' : '--primary'),
  }
}

/** Converts the channels of a variable to hex: `15 111 120` to `#0f6f78`. */
function toHex(channels: string): string {
  const digits = channels
    .split(' ')
    .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}
