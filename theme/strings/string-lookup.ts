import type { Strings } from './en.ts'

/**
 * Languages with UI strings, as lower-case BCP 47 tags. Each is a module of this folder, whose
 * export is named by `translationName`.
 */
const translations = new Set(
  (
    'ar ca cs da de en es fi fr he hi hu id it ja ko lv nl no pl pt-br ro ru sv tr uk uz vi zh ' +
    'zh-hant'
  ).split(' '),
)

/** Non-standard tags, and languages that fall back to a related one. */
const aliases = new Map([
  ['cn', 'zh'],
  ['iw', 'he'],
  ['jp', 'ja'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['pt', 'pt-br'],
  ['zh-hk', 'zh-hant'],
  ['zh-mo', 'zh-hant'],
  ['zh-tw', 'zh-hant'],
])

/** Returns the UI strings for a language tag, see `createStringLookup`. */
export type StringsFor = (language: string) => Strings

/**
 * The translation for a language tag: that of the tag itself, of a shorter prefix (`fr-CA`,
 * `fr`), or English.
 */
export function translationOf(language: string): string {
  return prefixesOf(language).find((tag) => translations.has(tag)) ?? 'en'
}

/** The name of a translation's export: `ptBr` of `pt-br`. */
export function translationName(translation: string): string {
  return translation.replace(/-./, (match) => match.charAt(1).toUpperCase())
}

/**
 * Creates a lookup for UI strings. It tries the tag itself, then shorter prefixes (`fr-CA`,
 * `fr`), then English.
 *
 * @param loaded The translations (`translationOf`) of all languages that are looked up, by tag.
 * @param own Strings of the site by language tag, in any case. They override the theme's, or
 *   add languages.
 */
export function createStringLookup(
  loaded: Readonly<Record<string, Strings>>,
  own: Readonly<Record<string, Partial<Strings>>> = {},
): StringsFor {
  const known = new Map(Object.entries(loaded))
  const find = (language: string): Strings => {
    const tag = prefixesOf(language).find((tag) => known.has(tag)) ?? 'en'
    return known.get(tag)!
  }
  // English first, because other languages fall back to it; then `fr` before `fr-CA`, which
  // extends it.
  const order = (tag: string) => (tag.toLowerCase() === 'en' ? 0 : tag.split('-').length)
  for (const tag of Object.keys(own).sort((a, b) => order(a) - order(b))) {
    const name = tag.toLowerCase()
    known.set(aliases.get(name) ?? name, { ...find(tag), ...own[tag] })
  }
  return find
}

/** A tag and its prefixes in lower case, longest first. Aliases are replaced. */
function prefixesOf(language: string): string[] {
  const parts = language.toLowerCase().split('-')
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('-'))
    .map((tag) => aliases.get(tag) ?? tag)
}
