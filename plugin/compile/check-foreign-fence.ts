import type { Code } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'
import { parseInfo, withoutBraces } from './parse-info.ts'
import { reportFinding } from './report-finding.ts'

const IN_BRACES = 'Write the lines in braces: `{2,4-6}`.'
const GROUP = 'Put `<CodeGroup>` around a code block for each of them, with titles.'

/** What to write instead of options of other tools. */
const OPTIONS = new Map([
  // Starlight (Expressive Code)
  ['ins', 'Write `// [!code ++]` at the end of the lines.'],
  ['del', 'Write `// [!code --]` at the end of the lines.'],
  ['mark', IN_BRACES],
  ['frame', 'Remove it.'],
  ['startlinenumber', 'Write `lines start=5`.'],
  // MkDocs
  ['hl_lines', IN_BRACES],
  ['linenums', 'Write `lines`.'],
  // Nextra, Rspress, Fumadocs
  ['showlinenumbers', 'Write `lines` for line numbers, or remove it.'],
  ['copy', 'Remove it, or write `nocopy`.'],
  ['file', 'Write the code into the block.'],
  ['tab', GROUP],
])

/** Words of other tools. Others are a title. */
const WORDS = new Map([
  ['showlinenumbers', 'Write `lines`.'],
  ['wrapcode', 'Write `wrap`.'],
  ['npm2yarn', GROUP],
  ['live', 'Make it an island.'],
])

const PAIR = /(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*'|\S+)/g

/** Comments of Docusaurus and Shiki. Other notations have an effect. */
const COMMENT =
  /(?:\/\/|#|\/\*|<!--|--)[ \t]*(highlight-(?:next-line|start|end)\b|\[!code[ \t]+(?:error|warning|word)\b)/

/**
 * Reports options and comments of other tools: options become the title or have no effect, and
 * comments are shown.
 */
export function checkForeignFence(
  { meta, value, ...code }: Code,
  page: Compilation,
): void {
  if (meta) checkOptions(meta, code, page)
  if (!value.includes('highlight-') && !value.includes('[!code')) return
  const [, word] = COMMENT.exec(value) ?? []
  if (word === undefined) return
  reportFinding(page, code, {
    code: 'code/foreign-syntax',
    message: `The comment \`${word}${word.startsWith('[') ? ']' : ''}\` is shown: it is the syntax of another tool`,
    hint: 'Write `[!code highlight]` into a comment at the end of the line.',
  })
}

function checkOptions(
  meta: string,
  code: Pick<Code, 'position'>,
  page: Compilation,
): void {
  const { unknown = [], title = '' } = parseInfo(`text ${meta}`)
  const words = withoutBraces(meta)
    .replace(PAIR, ' ')
    .split(/\s+/)
    .filter((word) => WORDS.has(word.toLowerCase()))
  for (const written of [...unknown, ...words]) {
    const [name = ''] = written.split('=')
    const key = name.toLowerCase()
    const known = written.includes('=') ? OPTIONS.get(key) : WORDS.get(key)
    reportFinding(page, code, {
      code: 'code/foreign-syntax',
      message: `\`${written}\` is not an option of code blocks`,
      hint: known ?? 'If it is the title, write `title="…"`. Otherwise, remove it.',
    })
  }
  const [bracketed] = /^\[[^\]]+\]$/.exec(title) ?? []
  if (bracketed === undefined) return
  reportFinding(page, code, {
    code: 'code/foreign-syntax',
    message: `The title is shown in brackets: \`${bracketed}\``,
    hint: `Write the title without them: \`${bracketed.slice(1, -1)}\`.`,
  })
}
