import { en, type Strings } from './en.ts'

/** Tags of other systems (behaviour 2.2), and languages whose nearest relative we have. */
const aliases: Record<string, string> = { cn: 'zh', jp: 'ja', pt: 'pt-br' }

/**
 * The words for a language tag, of the languages given: the tag itself, then with its last
 * parts left out (`fr-CA`, `fr`), then English.
 */
export function chooseStrings(
  languages: Record<string, Strings>,
  language: string,
): Strings {
  let tag = language.toLowerCase()
  while (tag) {
    const name = Object.hasOwn(aliases, tag) ? aliases[tag]! : tag
    if (Object.hasOwn(languages, name)) return languages[name]!
    tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))
  }
  return en
}
