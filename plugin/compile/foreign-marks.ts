/** Syntax within a text that other tools show as an element. */
interface ForeignMark {
  /** Its group is the content. */
  pattern: RegExp
  element: string
}

/** Marks of MkDocs and of plugins for other tools. Operators in a text are none: `a == b`. */
export const foreignMarks: readonly ForeignMark[] = [
  { pattern: /(?<![\w={])==(?![\s=])([^=\n]*[^\s=!<>])==(?![\w=}])/g, element: 'mark' },
  { pattern: /(?<![\w^])\^\^(?![\s^])([^^\n]*[^\s^])\^\^(?![\w^])/g, element: 'ins' },
  { pattern: /(?<=[\w)])\^([\w+-]{1,12})\^(?![\w^])/g, element: 'sup' },
]

/** How each of them starts, so that most texts are searched only once. */
export const MAY_BE_MARKED = /==|\^/

/**
 * Whether a deletion in a word is the subscript of another tool: `H~2~O`.
 *
 * @param source As it is written.
 * @param before The character before it.
 */
export function isSubscript(source: string, before: string | undefined): boolean {
  return /^~[^\s~]+~$/.test(source) && /[\w)]/.test(before ?? '')
}

/** The language after inline code in Nextra and other tools with Rehype Pretty Code. */
export const INLINE_LANGUAGE =
  /(?<=\S)\{:(?:bash|c|cpp|css|diff|go|graphql|html|java|javascript|js|json|jsx|md|mdx|php|py|python|rb|ruby|rs|rust|scss|sh|shell|sql|svelte|toml|ts|tsx|typescript|vue|xml|yaml|yml|\.[a-z][\w.-]*)\}$/
