/** Token classes that get a colour. */
export type TokenKind = 'comment' | 'string' | 'number' | 'keyword' | 'call' | 'name'

/** A piece of a sample with the same colour. Without a kind, it has that of plain text. */
export interface Token {
  text: string
  kind?: TokenKind
}

const KEYWORDS =
  'as|async|await|class|const|def|defer|do|echo|end|for|from|func|if|import|in|let|new|nil|null|None|package|require|return|true|True|try|false|False|var|with'

const TOKENS = new RegExp(
  [
    '(?<comment>//[^\\n]*|#[^\\n]*)',
    '(?<string>"""[^]*?"""|"(?:\\\\[^]|[^"\\\\])*"|\'(?:\\\\[^]|[^\'\\\\])*\'|`[^`]*`)',
    '(?<number>\\b\\d[\\d_.]*\\b)',
    `(?<keyword>\\b(?:${KEYWORDS})\\b)`,
    '(?<call>\\b[A-Za-z_]\\w*(?=\\())',
    '(?<name>\\$?\\b[A-Za-z_]\\w*)',
  ].join('|'),
  'g',
)

/**
 * Splits code in one of the languages of `writeSample` into tokens, approximating the grammars of
 * the highlighter. The concatenated tokens equal the code.
 */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(TOKENS)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) })
    const [kind] = Object.entries(match.groups ?? {}).find(
      ([, text]) => text !== undefined,
    )!
    tokens.push({ text: match[0], kind: kind as TokenKind })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ text: code.slice(end) })
  return tokens
}
