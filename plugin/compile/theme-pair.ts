import {
  flatTokenVariants,
  stringifyTokenStyle,
  type ThemeRegistrationResolved,
} from 'shiki/core'
import { EncodedTokenMetadata, Theme } from 'shiki/textmate'
import { SHIKI_OPTIONS } from './shiki-options.ts'
import { styleClass } from './style-class.ts'

type ScopeStack = NonNullable<Parameters<Theme['match']>[0]>
type StyleAttributes = ReturnType<Theme['getDefaults']>
/** A stack with its place in the table. Faster than a `WeakMap`, as each token has a stack. */
type KnownStack = ScopeStack & { [PLACE]?: Scopes }

const PLACE = Symbol('scopes')

/** Provides a grammar's theme; vscode-textmate's `IThemeProvider`. */
interface ThemeProvider {
  themeMatch(scopes: ScopeStack): StyleAttributes | null
  getDefaults(): StyleAttributes
}

/** A token's style in one theme. */
interface Look {
  color: number
  fontStyle: number
}

/** A scope stack with its looks in both themes. */
interface Scopes {
  inner: Map<string, Scopes>
  light: Look
  dark: Look
  /** Identifies the pair of looks. */
  id: number
  /** The table that it belongs to. */
  table: object
}

/** How a token is rendered. */
export interface TokenStyle {
  /** A class; empty if neither theme styles the token. */
  name: string
  /** CSS declarations. */
  style: string
}

/** Metadata has 9 bits for the foreground and 8 for the background; 0 means "inherit". */
const FOREGROUNDS = 511
const BACKGROUNDS = 255
/** Limit of cached scope stacks. When it is exceeded, the cache is cleared. */
const MAX_STACKS = 50_000

/**
 * Two themes presented to a grammar as one, so that code is tokenized once for both. The colour ids
 * in a token's metadata encode the pair of looks, so a token ends where either look changes, as in
 * Shiki's `codeToTokensWithThemes`.
 */
export class ThemePair {
  readonly #themes: { registration: ThemeRegistrationResolved; theme: Theme }[]
  /** Outside of all scopes. */
  #root: Scopes
  #stacks = 0
  /** Identifies the tree of scopes, which starts anew when it is full. */
  #table = {}
  /** Pair of looks → id. */
  readonly #ids = new Map<string, number>()
  /** By id. */
  readonly #styles: TokenStyle[] = []

  constructor(light: ThemeRegistrationResolved, dark: ThemeRegistrationResolved) {
    this.#themes = [light, dark].map((registration) => ({
      registration,
      theme: Theme.createFromRawTheme(registration),
    }))
    this.#root = this.#createRoot()
  }

  /** Runs `tokenize` while a grammar, and those it includes, use these themes. */
  during<T>(grammar: object, tokenize: () => T): T {
    const provider = providerOf(grammar)
    const { themeMatch, getDefaults } = provider
    provider.themeMatch = (scopes) => attributesOf(this.#lookUp(scopes))
    provider.getDefaults = () => attributesOf(this.#root)
    try {
      return tokenize()
    } finally {
      provider.themeMatch = themeMatch
      provider.getDefaults = getDefaults
    }
  }

  /** @param metadata Of a token, from `tokenizeLine2` during `during`. */
  styleOf(metadata: number): TokenStyle {
    const foreground = EncodedTokenMetadata.getForeground(metadata) - 1
    const background = EncodedTokenMetadata.getBackground(metadata) - 1
    return this.#styles[background * FOREGROUNDS + foreground]!
  }

  #createRoot(): Scopes {
    const [light, dark] = this.#themes.map(({ theme }) => {
      const { foregroundId, fontStyle } = theme.getDefaults()
      return { color: foregroundId, fontStyle }
    })
    return this.#scopes(light!, dark!)
  }

  #lookUp(stack: KnownStack): Scopes {
    const known = stack[PLACE]
    if (known && known.table === this.#table) return known
    const outer = stack.parent ? this.#lookUp(stack.parent) : this.#root
    let scopes = outer.inner.get(stack.scopeName)
    if (!scopes) {
      const [light, dark] = this.#themes
      scopes = this.#scopes(
        within(outer.light, light!.theme, stack),
        within(outer.dark, dark!.theme, stack),
      )
      if (++this.#stacks > MAX_STACKS) this.#forget()
      else outer.inner.set(stack.scopeName, scopes)
    }
    stack[PLACE] = scopes
    return scopes
  }

  #forget(): void {
    this.#table = {}
    this.#root = this.#createRoot()
    this.#stacks = 0
  }

  #scopes(light: Look, dark: Look): Scopes {
    const looks = [light, dark].map(({ color, fontStyle }) => `${color} ${fontStyle}`)
    const key = looks.join()
    let id = this.#ids.get(key)
    if (id === undefined) {
      id = this.#styles.push(this.#write(light, dark)) - 1
      if (id >= FOREGROUNDS * BACKGROUNDS) throw new Error('too many pairs of colours')
      this.#ids.set(key, id)
    }
    return { inner: new Map(), light, dark, id, table: this.#table }
  }

  #write(light: Look, dark: Look): TokenStyle {
    const [ofLight, ofDark] = this.#themes
    const variants = {
      light: { color: colorOf(light, ofLight!), fontStyle: light.fontStyle },
      dark: { color: colorOf(dark, ofDark!), fontStyle: dark.fontStyle },
    }
    return writeStyle(variants)
  }
}

/** A token without colours, for lines that are too long to tokenize. */
export const PLAIN_TOKEN: TokenStyle = writeStyle({
  light: { color: '', fontStyle: 0 },
  dark: { color: '', fontStyle: 0 },
})

type Variants = Parameters<typeof flatTokenVariants>[0]['variants']

function writeStyle(variants: Variants): TokenStyle {
  const { cssVariablePrefix, defaultColor } = SHIKI_OPTIONS
  const token = { content: '', offset: 0, variants }
  // The theme of the default colour must come first.
  const order = ['light', 'dark']
  const flat = flatTokenVariants(token, order, cssVariablePrefix, defaultColor)
  const style = stringifyTokenStyle(flat.htmlStyle ?? {})
  return { name: style && styleClass(style), style }
}

/** The look of the innermost scope, which inherits from the outer look. */
function within(outer: Look, theme: Theme, stack: ScopeStack): Look {
  const own = theme.match(stack)
  if (!own) return outer
  return {
    color: own.foregroundId || outer.color,
    // -1: not set by the theme.
    fontStyle: own.fontStyle === -1 ? outer.fontStyle : own.fontStyle,
  }
}

function colorOf(
  { color }: Look,
  { theme, registration }: { theme: Theme; registration: ThemeRegistrationResolved },
): string {
  const written = theme.getColorMap()[color] ?? ''
  return registration.colorReplacements?.[written.toLowerCase()] ?? written
}

/** vscode-textmate's grammars have a theme provider, which Shiki's type lacks. */
function providerOf(grammar: object): ThemeProvider {
  if ('themeProvider' in grammar && isThemeProvider(grammar.themeProvider))
    return grammar.themeProvider
  throw new TypeError('the grammar has no provider of themes')
}

function isThemeProvider(value: unknown): value is ThemeProvider {
  return typeof value === 'object' && value !== null && 'themeMatch' in value
}

function attributesOf({ id }: Scopes): StyleAttributes {
  return {
    fontStyle: 0,
    foregroundId: 1 + (id % FOREGROUNDS),
    backgroundId: 1 + Math.floor(id / FOREGROUNDS),
  }
}
