/** What to write instead of an option of another tool for code blocks. */
export interface ForeignOption {
  hint: string
  /** Our options with exactly the same effect, as text. Undefined if there are none. */
  ours?: string
}

const IN_BRACES = 'Write the lines in braces: `{2,4-6}`.'
const GROUP = 'Put `<CodeGroup>` around a code block for each of them, with titles.'

/** @param value The value without quotes and braces. */
type Describe = (value: string) => ForeignOption

/** Pairs, by their key in lower case. */
const PAIRS: Readonly<Record<string, Describe>> = {
  // Starlight (Expressive Code)
  ins: () => ({ hint: 'Write `// [!code ++]` at the end of the lines.' }),
  del: () => ({ hint: 'Write `// [!code --]` at the end of the lines.' }),
  mark: inBraces,
  frame: () => ({ hint: 'Remove it.', ours: '' }),
  startlinenumber: (value) => ({
    hint: 'Write `lines start=5`.',
    ...(/^\d+$/.test(value) && { ours: `start=${value}` }),
  }),
  // MkDocs
  hl_lines: inBraces,
  linenums: (value) => ({ hint: 'Write `lines`.', ours: numbered(value) }),
  // Nextra, Rspress, Fumadocs, Docusaurus
  showlinenumbers: (value) => ({
    hint: 'Write `lines` for line numbers, or remove it.',
    ours: value === 'false' ? '' : numbered(value),
  }),
  copy: (value) => ({
    hint: 'Remove it, or write `nocopy`.',
    ours: value === 'false' ? 'nocopy' : '',
  }),
  file: () => ({
    hint: 'Leave the block empty to show the code of the file, or remove the option.',
  }),
  tab: () => ({ hint: GROUP }),
}

/** Words, in lower case. Others are a title. */
const WORDS: Readonly<Record<string, ForeignOption>> = {
  showlinenumbers: { hint: 'Write `lines`.', ours: 'lines' },
  wrapcode: { hint: 'Write `wrap`.', ours: 'wrap' },
  npm2yarn: { hint: GROUP },
  live: { hint: 'Make it an island.' },
}

function inBraces(value: string): ForeignOption {
  const lines = value.trim().replace(/[\s,]+/g, ',')
  return { hint: IN_BRACES, ...(/^[\d,-]+$/.test(lines) && { ours: `{${lines}}` }) }
}

/** Line numbers that start with this one. */
function numbered(first: string): string {
  return /^\d+$/.test(first) && first !== '1' ? `lines start=${first}` : 'lines'
}

/** Describes a pair (`hl_lines="2 3"`) or a word of another tool. Undefined for others. */
export function foreignOption(written: string): ForeignOption | undefined {
  const [, key = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(written) ?? []
  const name = key.toLowerCase()
  if (value === undefined) return Object.hasOwn(WORDS, name) ? WORDS[name] : undefined
  const describe = Object.hasOwn(PAIRS, name) ? PAIRS[name] : undefined
  return describe?.(value.replace(/^(["'{])(.*)["'}]$/s, '$2'))
}
