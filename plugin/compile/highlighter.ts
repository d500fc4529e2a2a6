import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type LanguageRegistration,
  type RegexEngine,
  type ThemeRegistrationAny,
} from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import { bundledThemes } from 'shiki/themes'
import { parseHex, readable, toHex } from '../../runtime/kit/rgb.ts'
import { KnownLines } from './known-lines.ts'
import { grammarName, isPlainText } from './language-names.ts'
import { patternEngine, plainEngine } from './pattern-engine.ts'
import { ThemePair } from './theme-pair.ts'

/** A language that is loaded, with its highlighter. */
export interface LoadedLanguage {
  core: HighlighterCore
  /** Its name in lower case. */
  language: string
  themes: { light: string; dark: string }
  /** The themes, to tokenize for both at once. */
  pair: ThemePair
  /** The lines of a grammar that were highlighted in these themes. */
  linesOf(grammar: object): KnownLines
}

/** What decides how code looks on every page of a site. */
export interface CodeSettings {
  /** Absolute; custom grammars are read below it. */
  root: string
  themes: { light: string; dark: string }
  /** Paths of TextMate grammars, root-relative. */
  languages: readonly string[]
}

/** The themes of code blocks where the settings name none; the look of blocks is made for them. */
export const DEFAULT_THEMES = { light: 'github-light-default', dark: 'dark-plus' }

/** Grounds of our own look, which are not those of the themes; as in `code-block.css`. */
export const OWN_GROUNDS: ReadonlyMap<string, string> = new Map([
  [DEFAULT_THEMES.light, '#ffffff'],
  [DEFAULT_THEMES.dark, '#0b0c0e'],
])

/** Languages that are coloured inside Markdown and the like, where the grammar leaves the choice to us. */
const EMBEDDED = new Set<string>([
  'css',
  'html',
  'javascript',
  'json',
  'python',
  'shellscript',
  'toml',
  'tsx',
  'typescript',
  'yaml',
])

/**
 * Shiki with one pair of themes, its languages loaded when the first fence needs them. How
 * a fence looks does not depend on which other fences came before it.
 */
export class CodeHighlighter {
  readonly #settings: CodeSettings
  readonly #engine: Promise<RegexEngine> | undefined
  #shared: Promise<HighlighterCore> | undefined
  #themes: LoadedLanguage['themes'] | undefined
  #pair: ThemePair | undefined
  /** Language name, lower case, to its loading. */
  readonly #loading = new Map<string, Promise<HighlighterCore | undefined>>()
  #custom: Promise<Map<string, LanguageRegistration>> | undefined
  readonly #lines = new WeakMap<object, KnownLines>()

  /** @param engine Finds what the patterns of grammars match. */
  constructor(settings: CodeSettings, engine?: Promise<RegexEngine>) {
    this.#settings = settings
    this.#engine = engine
  }

  /** The highlighter with a language, or undefined where the language means plain text or is unknown. */
  async load(language: string): Promise<LoadedLanguage | undefined> {
    const name = grammarName(language)
    if (isPlainText(name)) return undefined
    let loading = this.#loading.get(name)
    if (!loading) this.#loading.set(name, (loading = this.#loadLanguage(name)))
    const core = await loading
    if (!core) return undefined
    const [themes, pair] = [this.#themes!, this.#pair!]
    return { core, language: name, themes, pair, linesOf: this.#linesOf }
  }

  /** Whether a name is that of a language, or of plain text. */
  async knows(language: string): Promise<boolean> {
    const name = grammarName(language)
    return (
      isPlainText(name) || name in bundledLanguages || (await this.#grammars()).has(name)
    )
  }

  /** All names that a fence may use. */
  async names(): Promise<string[]> {
    return [...Object.keys(bundledLanguages), ...(await this.#grammars()).keys(), 'text']
  }

  async #create(isOfSite = false): Promise<HighlighterCore> {
    const [light, dark] = await Promise.all([
      readTheme(this.#settings.themes.light, DEFAULT_THEMES.light),
      readTheme(this.#settings.themes.dark, DEFAULT_THEMES.dark),
    ])
    this.#themes = { light: light.name!, dark: dark.name! }
    const core = await createHighlighterCore({
      themes: [light, dark],
      langs: [],
      // Oniguruma: exact for every grammar, and on real sites no slower than the JavaScript engine.
      // A grammar of the site may have patterns that are none, which only Oniguruma itself treats alike.
      engine: this.#engine ?? (isOfSite ? plainEngine() : patternEngine()),
      warnings: false,
    })
    this.#pair ??= new ThemePair(core.getTheme(light.name!), core.getTheme(dark.name!))
    return core
  }

  async #loadLanguage(name: string): Promise<HighlighterCore | undefined> {
    const custom = (await this.#grammars()).get(name)
    const load = bundledLanguages[name as keyof typeof bundledLanguages]
    if (!custom && !load) return undefined
    const language = custom ? [custom] : (await load()).default
    const alone = custom !== undefined || language.some(dependsOnOthers)
    const core = await (alone
      ? this.#create(custom !== undefined)
      : (this.#shared ??= this.#create()))
    if (alone) await core.loadLanguage(...embeddedLanguages(language))
    await core.loadLanguage(...language)
    return core
  }

  readonly #linesOf = (grammar: object): KnownLines => {
    let lines = this.#lines.get(grammar)
    if (!lines) this.#lines.set(grammar, (lines = new KnownLines()))
    return lines
  }

  #grammars(): Promise<Map<string, LanguageRegistration>> {
    return (this.#custom ??= readGrammars(this.#settings))
  }
}

/**
 * Whether a grammar colours what it embeds only where that happens to be loaded, or changes
 * other grammars: such a language gets a highlighter of its own.
 */
function dependsOnOthers({ embeddedLangsLazy, injectTo }: LanguageRegistration): boolean {
  return (embeddedLangsLazy?.length ?? 0) > 0 || injectTo !== undefined
}

function embeddedLanguages(language: LanguageRegistration[]) {
  const named = new Set(language.flatMap(({ embeddedLangsLazy }) => embeddedLangsLazy))
  return [...EMBEDDED]
    .filter((name) => named.has(name))
    .map((name) => bundledLanguages[name as keyof typeof bundledLanguages])
}

/** A theme by its name; an unknown one is the fallback. */
export async function readTheme(
  name: string,
  fallback: string,
): Promise<ThemeRegistrationAny> {
  if (name === 'css-variables') {
    const theme = createCssVariablesTheme({
      name,
      variablePrefix: '--mint-',
      fontStyle: true,
    })
    return {
      ...theme,
      colors: {
        'editor.foreground': 'var(--mint-color-text)',
        'editor.background': 'var(--mint-color-background)',
      },
    }
  }
  const load =
    bundledThemes[name as keyof typeof bundledThemes] ??
    bundledThemes[fallback as keyof typeof bundledThemes]
  return legible((await load()).default)
}

/** Opaque colours: of others it is not known how they look. */
const OPAQUE = /^#([\da-f]{3}|[\da-f]{6})$/i

/**
 * A theme whose colours can all be read on the ground of code blocks: those that are too faint,
 * comments mostly, are moved as far as it takes.
 */
function legible(theme: ThemeRegistrationAny): ThemeRegistrationAny {
  const { name = '', tokenColors, colors } = theme
  const ground = OWN_GROUNDS.get(name) ?? colors?.['editor.background'] ?? theme.bg
  if (!tokenColors || !ground || !OPAQUE.test(ground)) return theme
  const shift = (color: string) =>
    OPAQUE.test(color) ? toHex(readable(parseHex(color), [parseHex(ground)])) : color
  return {
    ...theme,
    tokenColors: tokenColors.map((rule) => {
      const { foreground } = rule.settings
      if (!foreground) return rule
      return { ...rule, settings: { ...rule.settings, foreground: shift(foreground) } }
    }),
  }
}

/** The site's own grammars by name and alias; files that cannot be read are left out (settings report them). */
async function readGrammars({
  root,
  languages,
}: CodeSettings): Promise<Map<string, LanguageRegistration>> {
  const grammars = new Map<string, LanguageRegistration>()
  for (const path of languages) {
    try {
      const grammar = JSON.parse(
        await readFile(join(root, path), 'utf8'),
      ) as LanguageRegistration
      const name = (
        grammar.name ?? path.replace(/^.*\//, '').replace(/\..*$/, '')
      ).toLowerCase()
      grammars.set(name, { ...grammar, name })
      for (const alias of grammar.aliases ?? [])
        grammars.set(alias.toLowerCase(), { ...grammar, name })
    } catch {
      continue
    }
  }
  return grammars
}
