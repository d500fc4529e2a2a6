/** Scripts that Inter has beside latin, each with a sheet of its own in this folder. */
export type LetterScript = 'cyrillic' | 'greek' | 'vietnamese'

/**
 * The scripts beside latin that languages are written in, as far as Inter has them.
 *
 * @param languages BCP 47 tags; those that are none are left out.
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
