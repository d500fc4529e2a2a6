import { usePage } from '../runtime/page-context.ts'
import { ar } from './strings/ar.ts'
import { de } from './strings/de.ts'
import { en, type Strings } from './strings/en.ts'
import { es } from './strings/es.ts'
import { fr } from './strings/fr.ts'
import { hi } from './strings/hi.ts'
import { it } from './strings/it.ts'
import { ja } from './strings/ja.ts'
import { ko } from './strings/ko.ts'
import { ptBR } from './strings/pt-br.ts'
import { ru } from './strings/ru.ts'
import { zh } from './strings/zh.ts'

export type { Strings } from './strings/en.ts'

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

/** Tags of other systems (behaviour 2.2), and languages whose nearest relative we have. */
const aliases: Record<string, string> = { cn: 'zh', jp: 'ja', pt: 'pt-br' }

/**
 * The words for a language tag: the tag itself, then with its last parts left out
 * (`fr-CA`, `fr`), then English.
 */
export function stringsFor(language: string): Strings {
  let tag = language.toLowerCase()
  while (tag) {
    const name = Object.hasOwn(aliases, tag) ? aliases[tag]! : tag
    if (Object.hasOwn(languages, name)) return languages[name]!
    tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))
  }
  return en
}

/** The words in the language of the page being rendered. Server only: islands take words as props. */
export function useStrings(): Strings {
  return stringsFor(usePage().page.language)
}

/** Puts values into a phrase: `fillIn('See all {count} lines', { count: 12 })`. */
export function fillIn(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The direction of a language's script, for the `dir` of `<html>`. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
