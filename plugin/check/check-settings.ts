import { metaImage } from '../../runtime/meta-image.ts'
import type { NavbarLink, Settings } from '../../runtime/types/settings.ts'
import { hexContrast } from '../../runtime/kit/rgb.ts'
import { isImageIcon } from '../../runtime/kit/is-image-icon.ts'
import { iconsOfSettings } from '../site/icons-of-settings.ts'
import { isExternal } from '../site/nav-page.ts'
import { placeOfSetting } from '../site/place-of-setting.ts'
import { effectiveRedirects } from '../site/redirects.ts'
import type { Site } from '../site/site.ts'
import { suggestion, type Problem } from './problem.ts'
import type { SiteUrls } from './site-urls.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

type Keys = (string | number)[]

/** A file that a setting names. */
interface NamedFile {
  file: string
  keys: Keys
  /** The file of settings that has these keys. */
  from?: string
}

/** Minimum contrast for graphics and large text (WCAG 1.4.11). */
const VISIBLE = 3

/**
 * Checks what the settings refer to: redirect targets, links in navbar, footer and texts, images,
 * icons, colours.
 */
export function checkSettings(site: Site, urls: SiteUrls): Problem[] {
  const { settings } = site
  const at = (...keys: Keys) => placeOfSetting(site, { file: settings.file, keys })
  return [
    ...checkRedirectTargets(site, urls, at),
    ...linksOf(settings).flatMap(({ href, keys }) => checkLink(href, keys)),
    ...[...filesOf(settings), ...iconFiles(settings)].flatMap(checkFile),
    ...checkContrast(settings, at),
  ]

  function checkLink(href: string, keys: Keys): Problem[] {
    if (!href.startsWith('/') || isExternal(href) || urls.find(href)) return []
    const why = urls.explainUnpublished(href, `\`${href}\` leads to no page:`)
    const meant = why ? undefined : urls.suggestPage(href)
    return [
      {
        severity: 'error',
        code: 'check/broken-link',
        message: `\`${href}\` does not lead to a page of the site`,
        ...why,
        ...(meant !== undefined && suggestion(href, meant)),
        ...at(...keys),
      },
    ]
  }

  function checkFile({ file, keys, from = settings.file }: NamedFile): Problem[] {
    if (isExternal(file)) return []
    const path = file.replace(/^\.?\//, '')
    const setting = keys.filter((key) => typeof key === 'string').join('.')
    const isEmpty = urls.isEmptyFile(path)
    if (urls.hasFile(path) && !isEmpty) return []
    const start = `\`${setting}\` refers to \`${file}\`, which is not published:`
    const why = isEmpty ? undefined : urls.explainUnpublished(file, start)
    const meant = why || isEmpty ? undefined : urls.suggestFile(file)
    return [
      {
        severity: 'error',
        code: 'check/broken-file',
        message: `\`${setting}\` refers to \`${file}\`, which ${isEmpty ? 'is an empty file' : 'does not exist'}`,
        ...why,
        ...(meant !== undefined && suggestion(file, meant)),
        ...placeOfSetting(site, { file: from, keys }),
      },
    ]
  }
}

/** Redirects that lead to nothing. Circular ones were reported when the site was read. */
function checkRedirectTargets(
  site: Site,
  urls: SiteUrls,
  at: (...keys: Keys) => { file: string; line?: number; column?: number },
): Problem[] {
  const effective = new Set(effectiveRedirects(site))
  return site.redirects.flatMap((redirect, index): Problem[] => {
    const { source, destination } = redirect
    if (isExternal(destination) || !effective.has(redirect)) return []
    const target = destination.startsWith('/') ? destination : `/${destination}`
    // Of the target of a wildcard, only the folder is known.
    const wildcard = target.search(/[:*]/)
    const folder = target.slice(0, target.lastIndexOf('/', wildcard) + 1)
    if (wildcard !== -1 && urls.hasBelow(folder)) return []
    if (wildcard !== -1)
      return [
        {
          severity: 'error',
          code: 'check/broken-redirect',
          message: `\`${source}\` redirects to \`${destination}\`, and no page of the site is below \`${folder}\``,
          ...at('redirects', index, 'destination'),
        },
      ]
    if (urls.find(target)) return []
    const meant = urls.suggestPage(target)
    return [
      {
        severity: 'error',
        code: 'check/broken-redirect',
        message: `\`${source}\` redirects to \`${destination}\`, which is not a page of the site`,
        ...(meant !== undefined && suggestionFor(source, destination, meant)),
        ...at('redirects', index, 'destination'),
      },
    ]
  })
}

/** Redirects inside `/docs` may be those of a site that is published there. */
function suggestionFor(source: string, destination: string, meant: string) {
  const found = suggestion(destination, meant)
  const [, base = '', rest = ''] = /^(\/[^/]+)(\/[^?#]*)/.exec(destination) ?? []
  if (rest !== meant || !source.startsWith(`${base}/`)) return found
  const hint = `${found.hint} If the site is published below \`${base}/\`, build it with \`--base ${base}/\`.`
  return { ...found, hint }
}

/** Links in the settings outside of the navigation, with their keys in the schema that is used. */
function linksOf(settings: Settings): { href: string; keys: Keys }[] {
  const { navbar, footer, schema } = settings
  const legacy = schema === 'legacy'
  const last = legacy ? 'url' : 'href'
  const isLink = (link: NavbarLink | undefined) => link?.type === 'link'
  return [
    ...navbar.links.map((link, index) => ({
      href: isLink(link) ? link.href : '',
      keys: [...(legacy ? ['topbarLinks'] : ['navbar', 'links']), index, last],
    })),
    {
      href: isLink(navbar.primary) ? navbar.primary!.href : '',
      keys: [...(legacy ? ['topbarCtaButton'] : ['navbar', 'primary']), last],
    },
    ...footer.links.flatMap(({ items }, column) =>
      items.map(({ href }, row) => ({
        href,
        keys: ['footer', 'links', column, legacy ? 'links' : 'items', row, last],
      })),
    ),
    ...linksInTexts(settings),
  ]
}

/** Links in the Markdown of the banner and of the 404 page. */
function linksInTexts({ banner, errors }: Settings): { href: string; keys: Keys }[] {
  const texts = [
    { text: banner?.content, keys: ['banner', 'content'] },
    { text: errors[404].description, keys: ['errors', 404, 'description'] },
  ]
  return texts.flatMap(({ text = '', keys }) =>
    [...text.matchAll(/\]\(([^\s()]+)/g)].map(([, href]) => ({ href: href!, keys })),
  )
}

/** Files in the settings. A light and dark pair given as one file is listed once. */
function filesOf(settings: Settings): NamedFile[] {
  const { logo, favicon, background, thumbnails, fonts, schema } = settings
  const image = schema === 'legacy' ? ['backgroundImage'] : ['background', 'image']
  const pairs = [
    { pair: logo, keys: ['logo'] },
    { pair: favicon, keys: ['favicon'] },
    { pair: background.image, keys: image },
  ]
  const found = pairs.flatMap(({ pair, keys }) => {
    if (!pair) return []
    if (pair.light === pair.dark) return [{ file: pair.light, keys }]
    return (['light', 'dark'] as const).flatMap((mode) =>
      pair[mode] === '' ? [] : [{ file: pair[mode], keys: [...keys, mode] }],
    )
  })
  const sources = (['heading', 'body', 'code'] as const).flatMap((part) => {
    const source = fonts[part]?.source
    return source === undefined ? [] : [{ file: source, keys: ['fonts', part, 'source'] }]
  })
  const card = thumbnails.background
  return [
    ...found,
    ...(card === undefined ? [] : [{ file: card, keys: ['thumbnails', 'background'] }]),
    ...sources,
    ...imagesInMetatags(settings),
  ]
}

/** Files of icons in the settings, also in the navigation. */
function iconFiles(settings: Settings): NamedFile[] {
  return iconsOfSettings(settings)
    .filter(({ name }) => isImageIcon(name))
    .map(({ name, place }) => ({ file: name, keys: place.keys, from: place.file }))
}

function imagesInMetatags({ seo, schema }: Settings): NamedFile[] {
  const site = schema === 'legacy' ? ['metadata'] : ['seo', 'metatags']
  const groups: { tags: Record<string, string>; keys: Keys }[] = [
    { tags: seo.metatags, keys: site },
    ...seo.paths.map(({ metatags }, index) => ({
      tags: metatags,
      keys: ['seo', 'paths', index, 'metatags'],
    })),
  ]
  return groups.flatMap(({ tags, keys }) =>
    Object.entries(tags)
      .filter(([name, content]) => metaImage(name, content) !== undefined)
      .map(([name, content]) => ({
        file: cleanUrl(content),
        keys: [...keys, name],
      })),
  )
}

/** `colors.dark` fills buttons in both modes, so it must be visible on both backgrounds. */
function checkContrast(
  { colors, background }: Settings,
  at: (...keys: Keys) => { file: string; line?: number; column?: number },
): Problem[] {
  const grounds = {
    light: background.color.light ?? '#ffffff',
    dark: background.color.dark ?? '#09090b',
  }
  return (['light', 'dark'] as const).flatMap((mode): Problem[] => {
    const ratio = hexContrast(colors.dark, grounds[mode])
    if (ratio >= VISIBLE || colors.dark === colors.primary) return []
    return [
      {
        severity: 'warning',
        code: 'check/low-contrast',
        message: `\`colors.dark\` (\`${colors.dark}\`) is hard to see in ${mode} mode: its contrast with \`${grounds[mode]}\` is ${(Math.floor(ratio * 10) / 10).toFixed(1)}, not ${VISIBLE}`,
        hint: `Choose a tone that is visible on both \`${grounds.light}\` and \`${grounds.dark}\`.`,
        ...at('colors', 'dark'),
      },
    ]
  })
}
