import { ar } from './ar.ts'
import { chooseStrings } from './choose-strings.ts'
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

/** The words for a language tag, of all languages. */
export function stringsFor(language: string): Strings {
  return chooseStrings(languages, language)
}
