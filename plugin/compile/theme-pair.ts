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

/** Where the grammars of a highlighter look up their theme; vscode-textmate's `IThemeProvider`. */
interface ThemeProvider {
  themeMatch(scopes: ScopeStack): StyleAttributes | null
  getDefaults(): StyleAttributes
}

/** What one theme says of a token. */
interface Look {
  color: number
  fontStyle: number
}

/** A stack of scopes that occurred, with what both themes say of it. */
interface Scopes {
  inner: Map<string, Scopes>
  light: Look
  dark: Look
  /** Of the two looks together. */
  id: number
}

/** How tokens with the same looks in both themes are written. */
export interface TokenStyle {
  /** A class, empty where neither theme says anything. */
  name: string
  /** CSS declarations. */
  style: string
}

/** Foregrounds fill nine bits of a token's metadata, and backgrounds eight; 0 means "as outside". */
const FOREGROUNDS = 511
const BACKGROUNDS = 255
/** Stacks of scopes that are kept; then the table starts over. */
const MOST_STACKS = 50_000

/**
 * Two themes that a grammar takes for one, so that code is tokenized once for both. A token's
 * colours in its metadata stand for the pair of looks: a token ends where either of its
 * looks does, as in Shiki's `codeToTokensWithThemes`.
 */
export class ThemePair {
  readonly #themes: { registration: ThemeRegistrationResolved; theme: Theme }[]
  /** What lies outside of all scopes. */
  #root: Scopes
  #stacks = 0
  #known = new WeakMap<ScopeStack, Scopes>()
  /** The looks of light and dark to their id. */
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

  /** Runs `tokenize` while a grammar, and those that it includes, have these themes. */
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

  #lookUp(stack: ScopeStack): Scopes {
    const known = this.#known.get(stack)
    if (known) return known
    const outer = stack.parent ? this.#lookUp(stack.parent) : this.#root
    let scopes = outer.inner.get(stack.scopeName)
    if (!scopes) {
      const [light, dark] = this.#themes
      scopes = this.#scopes(
        within(outer.light, light!.theme, stack),
        within(outer.dark, dark!.theme, stack),
      )
      if (++this.#stacks > MOST_STACKS) this.#forget()
      else outer.inner.set(stack.scopeName, scopes)
    }
    this.#known.set(stack, scopes)
    return scopes
  }

  #forget(): void {
    this.#root = this.#createRoot()
    this.#known = new WeakMap()
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
    return { inner: new Map(), light, dark, id }
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

/** A token without colours: one of a line that is too long for a grammar. */
export const PLAIN_TOKEN: TokenStyle = writeStyle({
  light: { color: '', fontStyle: 0 },
  dark: { color: '', fontStyle: 0 },
})

type Variants = Parameters<typeof flatTokenVariants>[0]['variants']

function writeStyle(variants: Variants): TokenStyle {
  const { cssVariablePrefix, defaultColor } = SHIKI_OPTIONS
  const token = { content: '', offset: 0, variants }
  // The theme of the default colour first.
  const order = ['light', 'dark']
  const flat = flatTokenVariants(token, order, cssVariablePrefix, defaultColor)
  const style = stringifyTokenStyle(flat.htmlStyle ?? {})
  return { name: style && styleClass(style), style }
}

/** What a theme says of the innermost scope, on the ground of what is around it. */
function within(outer: Look, theme: Theme, stack: ScopeStack): Look {
  const own = theme.match(stack)
  if (!own) return outer
  return {
    color: own.foregroundId || outer.color,
    // -1: the rule says nothing of it.
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

/** Shiki's type of a grammar leaves out that vscode-textmate's has one. */
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
