import * as v from 'valibot'
import { object } from './object.ts'

/**
 * Kinds of values that several settings share (behaviour 2.0). Their messages finish the
 * sentence "`setting` …".
 */

/** Control characters and spaces at the ends let an address pretend to be another. */
const hidden = /\p{Cc}|^\s|\s$/u

/** `javascript:` and the like, as a browser would read them. */
export function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i
    .exec(address.replace(/[\p{Cc} ]/gu, ''))?.[1]
    ?.toLowerCase()
}

/** An absolute address of the web. */
export function isWebUrl(address: string): boolean {
  return (
    !hidden.test(address) &&
    /^https?:\/\/[^/?#\s]/i.test(address) &&
    URL.canParse(address)
  )
}

/** What a link may lead to: a web address, mail, phone, an application, a root path or a place on the page. */
export function isHref(address: string): boolean {
  if (hidden.test(address)) return false
  if (isWebUrl(address)) return true
  if (/^(?:mailto|tel|sms|ftp|vscode|cursor|slack):\S+$/i.test(address)) return true
  return /^(?:\/(?!\/)|#)/.test(address)
}

/** A file of the project or of the web, with nothing that could leave a CSS `url()`. */
export function isAssetPath(path: string): boolean {
  if (hidden.test(path) || /["'<>\\;{}]/.test(path)) return false
  if (schemeOf(path) || path.startsWith('//')) return isWebUrl(path)
  return !path.split('/').includes('..')
}

/** Text that is not only spaces; spaces around it are taken away. */
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
  v.check(isWebUrl, 'must be an address that starts with https://'),
)

export const Href = v.pipe(
  v.string(),
  v.check(isHref, 'must be `/path`, `#hash`, `mailto:…` or start with https://'),
)

export const AssetPath = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check(
    isAssetPath,
    'must be the path of a file of this project, or start with https://',
  ),
)

/** A logo, favicon and the like, one for each mode. */
export const LightDarkAssets = object({
  light: v.pipe(AssetPath, v.description('In light mode.')),
  dark: v.pipe(AssetPath, v.description('In dark mode.')),
})

/** A file of API operations. */
export const SpecPath = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check(isAssetPath, 'must be a path inside this project, or start with https://'),
)

/** Two or three colours, from the lower left to the upper right. */
export const Paint = v.union(
  [
    Hex,
    object({
      from: v.pipe(Hex, v.description('At the lower left.')),
      via: v.pipe(v.optional(Hex), v.description('In the middle.')),
      to: v.pipe(Hex, v.description('At the upper right.')),
    }),
  ],
  'must be a hex colour, or an object with `from` and `to`',
)

export const LightDarkColors = object({
  light: v.pipe(v.optional(Hex), v.description('In light mode.')),
  dark: v.pipe(v.optional(Hex), v.description('In dark mode.')),
})

/** `brands`, `duotone` and the rest: Font Awesome's styles. */
export const IconStyle = v.picklist([
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-duotone-solid',
  'sharp-light',
  'sharp-regular',
  'sharp-solid',
  'sharp-thin',
  'solid',
  'thin',
])

export const IconLibrary = v.picklist(['fontawesome', 'lucide', 'tabler'])

/** A bare name, a web address or a root path. */
export function isIconName(name: string): boolean {
  if (isWebUrl(name)) return true
  if (name.startsWith('/') || /\.(?:svg|png|webp|jpe?g|gif|ico)$/i.test(name)) {
    return isAssetPath(name)
  }
  return /^[\w][\w.+ -]*$/.test(name)
}

const IconName = v.pipe(
  v.string(),
  v.check(
    isIconName,
    'must be the name of an icon, a path from the root, or start with https://',
  ),
)

export const Icon = v.union(
  [
    IconName,
    object({
      name: IconName,
      style: v.optional(IconStyle),
      library: v.optional(IconLibrary),
    }),
  ],
  'must be the name of an icon, or an object with `name`',
)
