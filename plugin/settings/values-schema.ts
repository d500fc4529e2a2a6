import * as v from 'valibot'
import { iconStyles } from '../../runtime/kit/icon-styles.ts'
import { isEmoji } from '../../runtime/kit/is-emoji.ts'
import { isImageIcon } from '../../runtime/kit/is-image-icon.ts'
import { isImageData } from '../kit/read-data-url.ts'
import type { IconRef, LightDark, Paint as PaintValue } from './value-types.ts'
import { object } from './object-schema.ts'

/**
 * Kinds of values that several settings share. Their messages finish the
 * sentence "`setting` …".
 */

/** Control characters and spaces at the ends let a URL pretend to be another. */
const hidden = /\p{Cc}|^\s|\s$/u

/** What could leave a CSS `url()`. URLs of the web may have `;`. */
const illegal = /["'<>\\{};]/

/** `javascript:` and similar schemes, as a browser would read them. */
export function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\p{Cc} ]/gu, ''))?.[1]?.toLowerCase()
}

/** An absolute URL. */
export function isWebUrl(url: string): boolean {
  return !hidden.test(url) && /^https?:\/\/[^/?#\s]/i.test(url) && URL.canParse(url)
}

/** Whether a link leads to a URL, mail, phone, application, root path or place on the page. */
export function isHref(url: string): boolean {
  if (hidden.test(url)) return false
  if (isWebUrl(url)) return true
  if (/^(?:mailto|tel|sms|ftp|vscode|cursor|slack):./i.test(url)) return true
  return /^(?:\/(?!\/)|#)/.test(url)
}

/** A file of the project or of the web, with nothing that could leave a CSS `url()`. */
export function isAssetPath(path: string): boolean {
  if (hidden.test(path) || /["'<>\\{}]/.test(path)) return false
  if (schemeOf(path) || path.startsWith('//')) return isWebUrl(path)
  return !illegal.test(path) && !path.split('/').includes('..')
}

function isImagePath(path: string): boolean {
  return isAssetPath(path) || (isImageData(path) && !/["'<>\\{}\p{Cc}]/u.test(path))
}

/** The character for which the path of a file is refused. */
export function refusedCharacter(path: string): string | undefined {
  return schemeOf(path) ? undefined : (hidden.exec(path) ?? illegal.exec(path))?.[0]
}

/** Text that is not blank; surrounding spaces are removed. */
export const Name = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

export const Hex = v.pipe(
  v.string(),
  v.regex(
    /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/,
    'must be a hex colour of three or six digits, such as `#16a34a`',
  ),
)

export const WebUrl = v.pipe(
  v.string(),
  v.check(isWebUrl, 'must be a URL that starts with https://'),
)

export const Href = v.pipe(
  v.string(),
  v.check(isHref, 'must be `/path`, `#hash`, `mailto:…` or start with https://'),
)

const ASSET_RULE = 'must be the path of a file of this project, or start with https://'

export const AssetPath = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check(isAssetPath, ASSET_RULE),
)

/** An image: a file, or a `data:` URL that contains it. */
export const ImagePath = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check(isImagePath, ASSET_RULE),
)

/** An image of one mode. The empty text stands for none. */
export const ImageOfMode = v.pipe(v.string(), v.check(isImageOrNone, ASSET_RULE))

/** A favicon, a background or similar: one for both modes, or one for each. */
export const OneOrTwoAssets = v.union(
  [
    ImagePath,
    v.pipe(
      object({
        light: v.pipe(ImageOfMode, v.description('In light mode.')),
        dark: v.pipe(ImageOfMode, v.description('In dark mode.')),
      }),
      v.check(hasAsset, 'is empty'),
    ),
  ],
  'must be a path, or an object with `light` and `dark`',
)

function isImageOrNone(path: string): boolean {
  return path === '' || isImagePath(path)
}

/** Whether a pair of assets has one. */
export function hasAsset({ light, dark }: LightDark): boolean {
  return light !== '' || dark !== ''
}

/** One asset applies to both modes. */
export function twoAssets(asset: v.InferOutput<typeof OneOrTwoAssets>): LightDark {
  return typeof asset === 'string' ? { light: asset, dark: asset } : asset
}

/** A pair in which a mode without an asset has that of the other. */
export function completePair<Pair extends LightDark>(pair: Pair): Pair {
  return { ...pair, light: pair.light || pair.dark, dark: pair.dark || pair.light }
}

/** A file of API operations. */
export const SpecPath = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check(isAssetPath, 'must be a path inside this project, or start with https://'),
)

/** Text. Numbers and booleans are converted to it. */
export const Text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'must be text'),
  v.transform(String),
)

/** `#rrggbb`, or a gradient of two or three colours, from the lower left to the upper right. */
export const PaintSchema = v.pipe(
  v.union(
    [
      Hex,
      object({
        from: v.pipe(Hex, v.description('Colour at the bottom left.')),
        via: v.pipe(v.optional(Hex), v.description('Colour in the middle.')),
        to: v.pipe(Hex, v.description('Colour at the top right.')),
      }),
    ],
    'must be a hex colour, or an object with `from` and `to`',
  ),
  v.transform((paint): PaintValue => paint),
)

export const LightDarkColors = object({
  light: v.pipe(v.optional(Hex), v.description('In light mode.')),
  dark: v.pipe(v.optional(Hex), v.description('In dark mode.')),
})

/** A colour for one mode applies to both. */
export function bothModes(
  color: v.InferOutput<typeof LightDarkColors> | undefined,
): LightDark | undefined {
  const light = color?.light ?? color?.dark
  const dark = color?.dark ?? color?.light
  return light && dark ? { light, dark } : undefined
}

/** `brands`, `duotone` and the rest: Font Awesome's styles. */
export const IconStyle = v.picklist(iconStyles)

/** Libraries that an icon's name may be from. */
export const IconLibrarySchema = v.picklist(['fontawesome', 'lucide', 'tabler'])

/** A bare name, an emoji, a URL or a root path. */
export function isIconName(name: string): boolean {
  if (isWebUrl(name) || isEmoji(name)) return true
  if (name.startsWith('/') || /\.(?:svg|png|webp|jpe?g|gif|ico)$/i.test(name)) {
    return isAssetPath(name)
  }
  return /^[\w][\w.+ -]*$/.test(name)
}

const IconName = v.pipe(
  v.string(),
  v.check(
    isIconName,
    'must be the name of an icon, an emoji, a path from the root, or start with https://',
  ),
)

/** An icon as authors write it: a bare name, a URL, a root path, or an object. */
export const IconSchema = v.pipe(
  v.union(
    [
      IconName,
      object({
        name: IconName,
        style: v.optional(IconStyle),
        library: v.optional(IconLibrarySchema),
      }),
    ],
    'must be the name of an icon, or an object with `name`',
  ),
  v.transform((icon): IconRef => {
    const ref = typeof icon === 'string' ? { name: icon } : icon
    return { ...ref, name: rootedIcon(ref.name.replace(/^fa-(?=\S+$)/, '')) }
  }),
)

/** The name of an icon, or the path of its file from the root, like that of a logo. */
export function rootedIcon(name: string): string {
  if (!isImageIcon(name) || schemeOf(name) || name.startsWith('/')) return name
  return `/${name.replace(/^(?:\.\/)+/, '')}`
}

/**
 * An icon with the style set by a sibling key (`iconType`). Without one, the style stays undefined,
 * because the available styles depend on the icon: brands have only their own.
 */
export function styledIcon<Icon extends IconRef | undefined>(
  icon: Icon,
  style: string | undefined,
): Icon {
  return icon && style !== undefined && icon.style === undefined
    ? { ...icon, style }
    : icon
}
