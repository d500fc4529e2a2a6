import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createHighlighterCore,
  type HighlighterCore,
  type LanguageRegistration,
  type RegexEngine,
} from 'shiki/core'
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'
import type { LightDark } from '../../runtime/types/settings.ts'
import { DEFAULT_THEMES } from './default-code-themes.ts'
import { LineCache } from './line-cache.ts'
import { grammarName, isPlainText } from './language-names.ts'
import { patternEngine, plainEngine } from './pattern-engine.ts'
import { readTheme } from './read-theme.ts'
import { ThemePair } from './theme-pair.ts'

/** A loaded language and the highlighter that has it. */
export interface LoadedLanguage {
  core: HighlighterCore
  /** Lower-case name. */
  language: string
  themes: { light: string; dark: string }
  /** Both themes, to tokenize once for the two. */
  pair: ThemePair
  /** The tokenized lines of a grammar in these themes. */
  linesOf(grammar: object): LineCache
}

/** Code highlighting settings of a site. */
interface CodeSettings {
  /** Absolute; custom grammars are read below it. */
  root: string
  themes: LightDark
  /** Root-relative paths of TextMate grammars. */
  languages: readonly string[]
}

/** The languages that other names mean, such as `typescript` for `ts`. */
const MAIN_NAMES = new Map(
  bundledLanguagesInfo.flatMap(({ id, aliases = [] }) =>
    aliases.map((alias): [string, string] => [alias, id]),
  ),
)

/** Languages highlighted inside Markdown and the like, if the grammar embeds them lazily. */
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
 * Shiki with one pair of themes. A language is loaded by the first fence that uses it. The result
 * for a fence doesn't depend on which fences came before.
 */
export class CodeHighlighter {
  readonly #settings: CodeSettings
  readonly #engine: Promise<RegexEngine> | undefined
  #shared: Promise<HighlighterCore> | undefined
  #themes: LoadedLanguage['themes'] | undefined
  #pair: ThemePair | undefined
  /** Pending or loaded languages, by lower-case name. */
  readonly #loading = new Map<string, Promise<HighlighterCore | undefined>>()
  #custom: Promise<Map<string, LanguageRegistration>> | undefined
  readonly #lines = new WeakMap<object, LineCache>()

  /** @param engine Regex engine for the grammars' patterns; the default is ours. */
  constructor(settings: CodeSettings, engine?: Promise<RegexEngine>) {
    this.#settings = settings
    this.#engine = engine
  }

  /** Loads a language. Undefined if it is plain text or unknown. */
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

  /** Whether a name is a known language or plain text. */
  async knows(language: string): Promise<boolean> {
    const name = grammarName(language)
    return (
      isPlainText(name) ||
      bundledLanguage(name) !== undefined ||
      (await this.#grammars()).has(name)
    )
  }

  /** The main name of a language: `shellscript` for `bash`. `text` if it isn't known. */
  async mainName(language: string): Promise<string> {
    const name = grammarName(language)
    if (isPlainText(name)) return 'text'
    if ((await this.#grammars()).has(name)) return name
    return bundledLanguage(name) ? (MAIN_NAMES.get(name) ?? name) : 'text'
  }

  /** All language names that a fence can use. */
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
      // Custom grammars may have invalid patterns, which our pattern engine treats differently.
      engine: this.#engine ?? (isOfSite ? plainEngine() : patternEngine()),
      warnings: false,
    })
    this.#pair ??= new ThemePair(core.getTheme(light.name!), core.getTheme(dark.name!))
    return core
  }

  async #loadLanguage(name: string): Promise<HighlighterCore | undefined> {
    const custom = (await this.#grammars()).get(name)
    const load = bundledLanguage(name)
    if (!custom && !load) return undefined
    const language = custom ? [custom] : (await load!()).default
    const alone = custom !== undefined || language.some(dependsOnOthers)
    const core = await (alone
      ? this.#create(custom !== undefined)
      : (this.#shared ??= this.#create()))
    if (alone) await core.loadLanguage(...embeddedLanguages(language))
    await core.loadLanguage(...language)
    return core
  }

  readonly #linesOf = (grammar: object): LineCache => {
    let lines = this.#lines.get(grammar)
    if (!lines) this.#lines.set(grammar, (lines = new LineCache()))
    return lines
  }

  #grammars(): Promise<Map<string, LanguageRegistration>> {
    return (this.#custom ??= readGrammars(this.#settings))
  }
}

/** Loads a grammar of Shiki. Undefined if there is none, as for `constructor`. */
function bundledLanguage(name: string) {
  return Object.hasOwn(bundledLanguages, name)
    ? bundledLanguages[name as keyof typeof bundledLanguages]
    : undefined
}

/**
 * Whether a grammar highlights embedded languages only if they happen to be loaded, or injects into
 * other grammars. Such a language gets a highlighter of its own.
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

/** The site's own grammars by name and alias. Skips unreadable files, which settings report. */
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
