import type { Element, ElementContent, Root } from 'hast'
import { toMdast, type State } from 'hast-util-to-mdast'
import type { Root as Markdown } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown'
import {
  FOOTNOTE,
  readFootnote,
  readScript,
  writeScript,
} from './footnotes-in-markdown.ts'
import { writeRoot } from './narrow-ampersands.ts'
import { readEmphasis, tagUnmarkable, writeEmphasis } from './write-emphasis.ts'
import { fenceCode } from './write-fence.ts'
import { readFormula, writeFormula } from './write-formula.ts'

/** Created once, because it compiles regular expressions. */
const gfm = gfmToMarkdown({ tablePipeAlign: false })

/** Writes all nodes with the libraries. The result has no final line break. */
export function writeByLibrary(children: readonly ElementContent[]): string {
  const root: Root = { type: 'root', children: [...children] }
  const pre = (_: State, element: Element) => fenceCode(element)
  const markdown = toMdast(root, {
    document: true,
    handlers: {
      pre,
      math: readFormula,
      em: readEmphasis,
      i: readEmphasis,
      mark: readEmphasis,
      u: readEmphasis,
      sub: readScript,
      sup: readScript,
      [FOOTNOTE]: readFootnote,
    },
  })
  tagUnmarkable(markdown)
  const text = toMarkdown(markdown as Markdown, {
    extensions: [gfm],
    handlers: {
      break: writeBreak,
      emphasis: writeEmphasis,
      inlineMath: writeFormula,
      math: writeFormula,
      mdxJsxTextElement: writeScript,
      root: writeRoot,
    },
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  })
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

/** Writes a line break, which only an element can be in a cell. */
const writeBreak: Handle = (node, parent, state, info) =>
  state.stack.includes('tableCell')
    ? '<br>'
    : defaultHandlers.break(node, parent, state, info)

const written = new Map<string, string>()
const KEPT = 20_000
/** Longer keys are not cached, as long texts rarely recur. */
const MAX_KEY_LENGTH = 4000

/** Like `writeByLibrary`, but cached by key. */
export function writeCached(key: string, children: readonly ElementContent[]): string {
  let text = written.get(key)
  if (text === undefined) {
    text = writeByLibrary(children)
    if (written.size >= KEPT) written.clear()
    if (key.length < MAX_KEY_LENGTH) written.set(key, text)
  }
  return text
}
