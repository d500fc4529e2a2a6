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

/** The languages the interface speaks, by their BCP 47 tag in lower case. */
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

/** Tags of other systems, and languages whose nearest relative we have. */
const aliases = new Map([
  ['cn', 'zh'],
  ['jp', 'ja'],
  ['pt', 'pt-br'],
])

/** The words for a language tag: see `withWords`. */
export type StringsFor = (language: string) => Strings

/**
 * Finds the words for a language tag: the tag itself, then with its last parts left out
 * (`fr-CA`, `fr`), then English.
 *
 * @param own Words of a site by language tag, in any case: in place of the theme's, or for
 *   languages that the theme does not have.
 */
export function withWords(own: Readonly<Record<string, Partial<Strings>>>): StringsFor {
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
  // English first, which the others fall back to; then `fr`, which `fr-CA` is made of.
  const order = (tag: string) => (tag.toLowerCase() === 'en' ? 0 : tag.split('-').length)
  for (const tag of Object.keys(own).sort((a, b) => order(a) - order(b))) {
    const name = tag.toLowerCase()
    known.set(aliases.get(name) ?? name, { ...find(tag), ...own[tag] })
  }
  return find
}

/** The theme's own words for a language tag. */
export const stringsFor = withWords({})
