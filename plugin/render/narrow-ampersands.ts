import { defaultHandlers, type Handle, type Unsafe } from 'mdast-util-to-markdown'

/** What follows the `&` of a character reference. Without the semicolon, CommonMark has none. */
export const AFTER_AMPERSAND = String.raw`#?[A-Za-z\d]+;`

/** An `&` that must be escaped, in the constructs of the library. */
const AMPERSAND: Unsafe = {
  character: '&',
  after: AFTER_AMPERSAND,
  inConstruct: [
    'codeFencedLangGraveAccent',
    'codeFencedLangTilde',
    'codeFencedMetaGraveAccent',
    'codeFencedMetaTilde',
    'destinationLiteral',
    'destinationRaw',
    'phrasing',
    'titleApostrophe',
    'titleQuote',
  ],
}

/**
 * Writes a root in which only those `&` are escaped that would start a character reference. The
 * library escapes all before letters, so that URLs with parameters can't be copied from the text.
 */
export const writeRoot: Handle = (node, parent, state, info) => {
  state.unsafe = state.unsafe.map((pattern) =>
    pattern.character === AMPERSAND.character ? AMPERSAND : pattern,
  )
  return defaultHandlers.root(node, parent, state, info)
}
