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
