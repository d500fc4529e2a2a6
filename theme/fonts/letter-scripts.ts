/** Letters beyond Latin-1 that Inter has. Each kind has its own stylesheet in this folder. */
type LetterScript = 'cyrillic' | 'extended' | 'greek' | 'vietnamese'

/** Languages with letters of Latin Extended-A. */
const EXTENDED = new Set(
  'az bs ca cs cy eo et hr hu lt lv mt pl ro sk sl sq tk tr'.split(' '),
)

/**
 * The letters beyond Latin-1 that the languages are written in, limited to those that Inter
 * has.
 *
 * @param languages BCP 47 tags. Invalid ones are ignored.
 */
export function letterScripts(languages: Iterable<string>): LetterScript[] {
  const scripts = new Set<LetterScript>()
  for (const tag of languages) {
    const { language = '', script } = localeOf(tag) ?? {}
    if (script === 'Cyrl') scripts.add('cyrillic')
    if (script === 'Grek') scripts.add('greek')
    if (language === 'vi') scripts.add('vietnamese')
    if (script === 'Latn' && EXTENDED.has(language)) scripts.add('extended')
  }
  return [...scripts].sort()
}

/** Languages with the Latin alphabet that are written without accents. */
const PLAIN = new Set(['en', 'id', 'ms', 'sw'])

/**
 * Whether a language is written with letters of Latin-1 beyond ASCII, which are in a file of
 * their own.
 *
 * @param tag A BCP 47 tag. False for an invalid one.
 */
export function hasAccents(tag: string): boolean {
  const { language = '', script } = localeOf(tag) ?? {}
  return script === 'Latn' && !PLAIN.has(language)
}

/** Locales by tag: pages ask for those of few languages, and each takes long to build. */
const locales = new Map<string, Intl.Locale | undefined>()

function localeOf(tag: string): Intl.Locale | undefined {
  if (!locales.has(tag)) locales.set(tag, parseLocale(tag))
  return locales.get(tag)
}

function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
