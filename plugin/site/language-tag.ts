/** Language codes in settings → BCP 47 tag and native name. */
const LANGUAGES: Record<string, readonly [tag: string, name: string]> = {
  ar: ['ar', 'العربية'],
  ca: ['ca', 'Català'],
  cn: ['zh-Hans', '简体中文'],
  cs: ['cs', 'Čeština'],
  da: ['da', 'Dansk'],
  de: ['de', 'Deutsch'],
  en: ['en', 'English'],
  es: ['es', 'Español'],
  fi: ['fi', 'Suomi'],
  fr: ['fr', 'Français'],
  'fr-ca': ['fr-CA', 'Français (Canada)'],
  he: ['he', 'עברית'],
  hi: ['hi', 'हिन्दी'],
  hu: ['hu', 'Magyar'],
  id: ['id', 'Bahasa Indonesia'],
  it: ['it', 'Italiano'],
  ja: ['ja', '日本語'],
  'ja-jp': ['ja', '日本語'],
  jp: ['ja', '日本語'],
  ko: ['ko', '한국어'],
  lv: ['lv', 'Latviešu'],
  nl: ['nl', 'Nederlands'],
  no: ['no', 'Norsk'],
  pl: ['pl', 'Polski'],
  pt: ['pt', 'Português'],
  'pt-br': ['pt-BR', 'Português (Brasil)'],
  ro: ['ro', 'Română'],
  ru: ['ru', 'Русский'],
  sv: ['sv', 'Svenska'],
  tr: ['tr', 'Türkçe'],
  uk: ['uk', 'Українська'],
  uz: ['uz', 'Oʻzbekcha'],
  vi: ['vi', 'Tiếng Việt'],
  zh: ['zh', '中文'],
  'zh-cn': ['zh-CN', '简体中文'],
  'zh-hans': ['zh-Hans', '简体中文'],
  'zh-hant': ['zh-Hant', '繁體中文'],
  'zh-tw': ['zh-TW', '繁體中文'],
}

/** The BCP 47 tag of a language code in settings: `cn` → `zh-Hans`, `jp` → `ja`. */
export function languageTag(code: string): string {
  const known = knownLanguage(code)
  if (known) return known[0]
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code
  } catch {
    return code
  }
}

/**
 * Whether two codes stand for the same language in the same script, wherever it is spoken: `zh-Hans`
 * and `zh-CN`, `ja` and `ja-JP`, but not `zh-CN` and `zh-TW`.
 */
export function isSameLanguage(a: string, b: string): boolean {
  const language = scriptedLanguage(a)
  return language !== undefined && language === scriptedLanguage(b)
}

const scripted = new Map<string, string | undefined>()

/**
 * The language and its usual script: `zh-CN` → `zh-Hans`. Undefined if the code isn't known to have
 * one.
 */
function scriptedLanguage(code: string): string | undefined {
  if (scripted.has(code)) return scripted.get(code)
  let known: string | undefined
  try {
    const { language, script } = new Intl.Locale(languageTag(code)).maximize()
    known = script && `${language}-${script}`
  } catch {
    // Not a language tag.
  }
  scripted.set(code, known)
  return known
}

/** A language's native name, from our own list, so that it doesn't depend on Node's ICU version. */
export function languageName(code: string): string {
  const known = knownLanguage(code)
  if (known) return known[1]
  const tag = languageTag(code)
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
  } catch {
    return code
  }
}

function knownLanguage(code: string): (typeof LANGUAGES)[string] | undefined {
  const name = code.toLowerCase()
  return Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name] : undefined
}
