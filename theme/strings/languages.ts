import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type Strings } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ptBR } from './pt-br.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

/** UI strings of the supported languages, by lower-case BCP 47 tag. */
export const languages: Record<string, Strings> = {
  en,
  es,
  fr,
  de,
  'pt-br': ptBR,
  it,
  zh,
  ja,
  ko,
  ru,
  ar,
  hi,
}

/** Non-standard tags, and languages that fall back to a related one. */
const aliases = new Map([
  ['cn', 'zh'],
  ['jp', 'ja'],
  ['pt', 'pt-br'],
])

/** Returns the UI strings for a language tag, see `createStringLookup`. */
type StringsFor = (language: string) => Strings

/**
 * Creates a lookup for UI strings. It tries the tag itself, then shorter prefixes (`fr-CA`,
 * `fr`), then English.
 *
 * @param own Strings of the site by language tag, in any case. They override the theme's, or
 *   add languages.
 */
export function createStringLookup(
  own: Readonly<Record<string, Partial<Strings>>>,
): StringsFor {
  const known = new Map(Object.entries(languages))
  const find = (language: string): Strings => {
    let tag = language.toLowerCase()
    while (tag) {
      const strings = known.get(aliases.get(tag) ?? tag)
      if (strings) return strings
      tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))
    }
    return known.get('en') ?? en
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

/** Returns the theme's own UI strings for a language tag. */
export const stringsFor = createStringLookup({})
