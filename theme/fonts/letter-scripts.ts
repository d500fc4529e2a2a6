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

/** Languages with the Latin alphabet that are written without accents. */
const PLAIN = new Set(['en', 'id', 'ms', 'sw'])
/** Languages with letters of Latin Extended-A. */
const EXTENDED = new Set(
  'az bs ca cs cy eo et hr hu lt lv mt pl ro sk sl sq tk tr'.split(' '),
)

/**
 * The parts of Latin beyond ASCII that a language is written with: files of the typefaces, as
 * in inter.css.
 *
 * @param tag A BCP 47 tag. An invalid one has none.
 */
export function latinParts(tag: string): ('supplement' | 'extended')[] {
  const { language = '', script } = localeOf(tag) ?? {}
  if (script !== 'Latn' || PLAIN.has(language)) return []
  return EXTENDED.has(language) ? ['supplement', 'extended'] : ['supplement']
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
