/** Scripts besides Latin that Inter supports. Each has its own stylesheet in this folder. */
export type LetterScript = 'cyrillic' | 'greek' | 'vietnamese'

/**
 * The scripts besides Latin that the languages are written in, limited to those that Inter
 * supports.
 *
 * @param languages BCP 47 tags. Invalid ones are ignored.
 */
export function letterScripts(languages: Iterable<string>): LetterScript[] {
  const scripts = new Set<LetterScript>()
  for (const tag of languages) {
    const { language, script } = localeOf(tag) ?? {}
    if (script === 'Cyrl') scripts.add('cyrillic')
    if (script === 'Grek') scripts.add('greek')
    if (language === 'vi') scripts.add('vietnamese')
  }
  return [...scripts].sort()
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
