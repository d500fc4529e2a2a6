import { readFileSync } from 'node:fs'
import { mix, parseHex, toHex } from '../../runtime/kit/rgb.ts'
import type { LightDark } from '../../runtime/types/settings.ts'
import type { Frontmatter } from '../../runtime/types/pages.ts'
import { colorVariables } from '../../theme/styles/site-variables.ts'
import { ifExists } from '../kit/if-exists.ts'
import { readDataUrl } from '../kit/read-data-url.ts'
import { fileOfUrl } from '../site/file-of-url.ts'
import type { SocialCard } from '../site/social-card.ts'
import type { Project } from '../site/project.ts'
import type { CardImage } from './card-renderer.ts'

/** The part of a card that doesn't depend on the page's text and place. */
export type CardLook = Omit<
  SocialCard,
  'title' | 'section' | 'description' | 'fonts' | 'language'
>

/** The looks of a site's cards. */
export interface CardLooks {
  /** The images that cards show. */
  images: CardImage[]
  /** The look of a page's card, with `thumbnail` in its frontmatter. */
  of(thumbnail?: Frontmatter['thumbnail']): CardLook
}

/**
 * Determines the looks of a site's cards from the settings `thumbnails`, `colors`, `logo` and
 * `appearance`, and from `thumbnail` in the frontmatter of pages.
 */
export function readCardLooks({
  root,
  settings,
  logoSizes,
  site,
}: Pick<Project, 'root' | 'settings' | 'logoSizes' | 'site'>): CardLooks {
  const { thumbnails, logo } = settings
  const own = [...site.pages.values()].map(
    ({ frontmatter }) => frontmatter.thumbnail?.background,
  )
  const images = [
    readImage(root, 'logo-light', logo?.light),
    readImage(root, 'logo-dark', logo?.dark),
    ...[...new Set([thumbnails.background, ...own])].map((url) =>
      readImage(root, url ?? '', url),
    ),
  ].filter((image) => image !== undefined)
  const has = (src: string) => images.some((image) => image.src === src)

  const lookOf = (thumbnail?: Frontmatter['thumbnail']): CardLook => {
    const { preset, surface, background } = { ...thumbnails, ...thumbnail }
    const appearance =
      thumbnail?.appearance ??
      thumbnails.appearance ??
      (settings.appearance.default === 'dark' ? 'dark' : 'light')
    const size = logoSizes?.[appearance]
    const sign = `logo-${appearance}`
    const isTinted = preset !== undefined && surface !== 'neutral'
    return {
      site: settings.name,
      appearance,
      colors: cardColors(settings, appearance, isTinted),
      glow: preset === undefined || isTinted,
      ...(preset && { preset }),
      ...(thumbnails.eyebrow && { eyebrow: thumbnails.eyebrow }),
      ...(has(sign) && size && { logo: { src: sign, ...size } }),
      ...(background !== undefined && has(background) && { background }),
    }
  }
  const common = lookOf()
  return { images, of: (thumbnail) => (thumbnail ? lookOf(thumbnail) : common) }
}

/** Reads an image of the project. Remote images are not fetched. */
function readImage(
  root: string,
  src: string,
  url: string | undefined,
): CardImage | undefined {
  if (url === undefined) return undefined
  const file = fileOfUrl(root, url)
  const data = file === undefined ? readDataUrl(url) : ifExists(() => readFileSync(file))
  return data && { src, data }
}

/** @param isTinted Whether the ground has a tint of the primary colour, unless it is set. */
function cardColors(
  settings: Project['settings'],
  appearance: keyof LightDark<string>,
  isTinted: boolean,
): SocialCard['colors'] {
  const variables = colorVariables(settings)
  const color = (name: string) => hexOf(variables[name] ?? '')
  const isDark = appearance === 'dark'
  const ground = color(isDark ? '--background-dark' : '--background-light')
  const primary = color(isDark ? '--primary-light' : '--primary')
  const isSet = settings.background.color?.[appearance] !== undefined
  return {
    ground:
      isTinted && !isSet ? toHex(mix(parseHex(primary), parseHex(ground), 0.08)) : ground,
    text: color(isDark ? '--gray-50' : '--gray-950'),
    muted: color(isDark ? '--gray-400' : '--gray-500'),
    accent: color(`--skerry-accent-text-${appearance}`),
    primary,
  }
}

/** Converts the channels of a variable to hex: `15 111 120` to `#0f6f78`. */
function hexOf(channels: string): string {
  const [red = 0, green = 0, blue = 0] = channels
    .split(' ')
    .map((channel) => Math.round(Number(channel)))
  return toHex([red, green, blue])
}
