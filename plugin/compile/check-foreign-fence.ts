import type { Code } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'
import { foreignOption } from './foreign-options.ts'
import { isFlag, parseInfo, withoutBraces } from './parse-info.ts'
import { reportFinding } from './report-finding.ts'

const PAIR = /(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*'|\S+)/g

/** Comments of Docusaurus and Shiki. Other notations have an effect. */
const COMMENT =
  /(?:\/\/|#|\/\*|<!--|--)[ \t]*(highlight-(?:next-line|start|end)\b|\[!code[ \t]+(?:error|warning|word)\b)/

/** A file that MkDocs includes. */
const INCLUDE = /^[ \t]*(-{1,2}8<-{1,2}[ \t]+"[^"\n]+")[ \t]*$/m

/**
 * Reports options, comments and included files of other tools: options become the title or have no
 * effect, and the rest is shown.
 */
export function checkForeignFence(
  { meta, value, ...code }: Code,
  page: Compilation,
): void {
  if (meta) checkOptions(meta, code, page)
  const [, include] = INCLUDE.exec(value) ?? []
  if (include !== undefined)
    reportFinding(page, code, {
      code: 'code/foreign-syntax',
      message: `\`${include}\` is shown: it is the syntax of another tool`,
      hint: 'Leave the block empty and write the file after the language: `file="…"`.',
    })
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
    .filter((word) => !word.includes('=') && !isFlag(word) && foreignOption(word))
  for (const written of [...unknown, ...words]) {
    reportFinding(page, code, {
      code: 'code/foreign-syntax',
      message: `\`${written}\` is not an option of code blocks`,
      hint:
        foreignOption(written)?.hint ??
        'If it is the title, write `title="…"`. Otherwise, remove it.',
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
