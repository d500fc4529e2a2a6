import type { Root, RootContent } from 'mdast'
import { attributes } from '../../theme/components/about.ts'
import { foreignComponents } from '../compile/foreign-components.ts'
import { Compilation } from '../mdx/compilation.ts'
import { isTag } from '../mdx/tag.ts'
import { parseText, UnreadablePage } from '../mdx/parse-text.ts'
import { plainSyntax } from '../mdx/plain-syntax.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'

/** A line of a text. */
export interface SourceLine {
  start: number
  /** Where its line ending starts. */
  end: number
  text: string
  /** The white space at its start. */
  indent: string
  isBlank: boolean
}

/** A page of another tool as it is parsed. All offsets are those of its text. */
export interface ForeignPage {
  text: string
  format: 'md' | 'mdx'
  eol: '\n' | '\r\n'
  /** The YAML of the frontmatter, and where it starts. */
  yaml: { text: string; start: number }
  bodyStart: number
  tree: Root
  /** Lines of the body. */
  lines: SourceLine[]
  /** The type of code, comment, tag or expression that a place is in. Undefined in text. */
  codeAt(offset: number): string | undefined
  /** Whether a place is in code, a comment, a tag or an expression. */
  isCode(offset: number): boolean
  /** Where a node starts and ends. */
  place(node: { position?: RootContent['position'] }): { start: number; end: number }
}

const CODE = new Set([
  'code',
  'inlineCode',
  'html',
  'math',
  'inlineMath',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'definition',
])

const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g

/** Elements whose content isn't Markdown. */
const RAW = new Set(['pre', 'code', 'script', 'style'])

const own = Object.keys(attributes).filter((name) => !name.includes('.'))

/** Parses a page of another tool. Undefined if its tags don't match. */
export function parseForeignPage(
  text: string,
  format: 'md' | 'mdx',
): ForeignPage | undefined {
  const mark = text.startsWith('\ufeff') ? 1 : 0
  const { yaml = '', bodyStart: start } = splitFrontmatter(text.slice(mark))
  const bodyStart = start + mark
  const body = text.slice(bodyStart)
  // Names of other tools may be placeholders in the text: `<File>`.
  const tree =
    parseBody(body, format, [...own, ...foreignComponents.keys()]) ??
    parseBody(body, format, own)
  if (!tree) return undefined
  const place: ForeignPage['place'] = ({ position }) => ({
    start: (position?.start.offset ?? 0) + bodyStart,
    end: (position?.end.offset ?? 0) + bodyStart,
  })
  const code: { start: number; end: number; type: string }[] = []
  visitNodes(tree, (node) => {
    if (CODE.has(node.type) || isRaw(node)) code.push({ ...place(node), type: node.type })
    if (isTag(node))
      for (const each of node.attributes) code.push({ ...place(each), type: 'attribute' })
  })
  const codeAt = (offset: number) =>
    code.find((each) => offset >= each.start && offset < each.end)?.type
  const isCode = (offset: number) => codeAt(offset) !== undefined
  // The tree lacks comments.
  for (const { index, 0: comment } of text.matchAll(COMMENT))
    if (!isCode(index))
      code.push({ start: index, end: index + comment.length, type: 'comment' })
  return {
    text,
    format,
    eol: /\r\n/.test(text) ? '\r\n' : '\n',
    yaml: { text: yaml, start: text.indexOf(yaml, mark) },
    bodyStart,
    tree,
    lines: readLines(text, bodyStart),
    codeAt,
    isCode,
    place,
  }
}

/** Calls a function with each node of a tree, and with the nodes around it, outermost first. */
export function visitNodes(
  tree: Root,
  visit: (node: RootContent, around: readonly RootContent[]) => void,
): void {
  const walk = (nodes: readonly RootContent[], around: readonly RootContent[]) => {
    for (const node of nodes) {
      visit(node, around)
      if ('children' in node) walk(node.children, [...around, node])
    }
  }
  walk(tree.children, [])
}

/** Lines of a text from an offset on. */
export function readLines(text: string, from: number): SourceLine[] {
  const lines: SourceLine[] = []
  for (let start = from; start <= text.length;) {
    const found = text.indexOf('\n', start)
    const next = found === -1 ? text.length : found
    const end = text[next - 1] === '\r' && next > start ? next - 1 : next
    const line = text.slice(start, end)
    const [indent = ''] = /^[ \t]*/.exec(line) ?? []
    lines.push({ start, end, text: line, indent, isBlank: indent === line })
    start = next + 1
  }
  return lines
}

function isRaw(node: RootContent): boolean {
  return isTag(node) && RAW.has(node.name ?? '')
}

function parseBody(
  body: string,
  format: 'md' | 'mdx',
  components: string[],
): Root | undefined {
  const page = new Compilation({
    root: '',
    file: `page.${format}`,
    path: '/page',
    format,
    body,
    bodyLine: 1,
    frontmatter: {},
    mode: 'default',
    dropFirstHeading: false,
    options: {
      base: '/',
      variables: {},
      components,
      codeThemes: { light: '', dark: '' },
      codeLanguages: [],
      remarkPlugins: [],
      rehypePlugins: [],
    },
  })
  try {
    // Not natively: a crash would end the command.
    return parseText(page.page, body, format, { ...plainSyntax(), isPlain: false }, page)
  } catch (error) {
    if (error instanceof UnreadablePage) return undefined
    throw error
  }
}
