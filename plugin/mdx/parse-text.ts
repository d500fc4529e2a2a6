import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import type { Program } from 'estree'
import { walk } from 'estree-walker'
import type { Node, Root } from 'mdast'
import type { Extension } from 'micromark-util-types'
import { VFileMessage } from 'vfile-message'
import { escapePattern } from '../kit/escape-pattern.ts'
import type { Compilation, Source } from './compilation.ts'
import { elementNames } from '../../runtime/kit/html-names.ts'
import { jsxFromMarkdown, type OpenTags } from './jsx-from-markdown.ts'
import { lenientMath, lenientMdx, type ParseState } from './lenient-mdx.ts'
import { linearAttention } from './linear-attention.ts'
import { linearStrikethrough } from './linear-strikethrough.ts'
import { editLocally } from './edit-locally.ts'
import { parseNatively } from './native-parser.ts'
import { keepRawText, rawTags } from './raw-text.ts'
import { NeedsJsParser } from './needs-js-parser.ts'
import { reportSyntax } from './report-syntax.ts'

/** Syntax extensions besides MDX: GFM, math and those of authors' remark plugins. */
export interface ExtraSyntax {
  micromark: Extension[]
  mdast: NonNullable<Options['mdastExtensions']>
  /** Only GFM and math in the default form, so that the native parser can be used. */
  isPlain?: boolean
}

editLocally()

/** Limit of tags that are reparsed as text. */
const MAX_RETRIES = 200

/** The page can't be parsed. The cause has already been reported. */
export class UnreadablePage extends Error {}

/**
 * Parses the text of a page or snippet. Invalid MDX whose meaning is clear is treated as text, with
 * a warning.
 *
 * @param text `source.text` with variables substituted.
 * @throws {UnreadablePage} If tags don't match, or code in tags is invalid, after reporting it.
 */
export function parseText(
  source: Source,
  text: string,
  format: 'mdx' | 'md',
  extra: ExtraSyntax,
  page: Compilation,
): Root {
  const native = extra.isPlain && format === 'mdx' ? tryNatively(text) : undefined
  const tree = native ?? parseLeniently(source, text, format, extra, page)
  keepRawText(tree, text)
  markSource(tree, source, page)
  return tree
}

function tryNatively(text: string): Root | undefined {
  try {
    return parseNatively(text)
  } catch (error) {
    if (error instanceof NeedsJsParser) return undefined
    throw error
  }
}

/** Parses in JavaScript, with our extensions of MDX. */
function parseLeniently(
  source: Source,
  text: string,
  format: 'mdx' | 'md',
  extra: ExtraSyntax,
  page: Compilation,
): Root {
  // Not a component, but replaced by the content of its file.
  const known = new Set(page.known).add('Snippet')
  const state: ParseState = {
    text,
    format,
    known,
    literal: new Set(),
    met: new Set(),
    spanning: new Map(),
    problems: new Map(),
  }
  const tagged = new Map<number, VFileMessage>()
  const indentedCode = format === 'md' && !hasIndentedTagContent(text, known)
  for (let attempt = 0; ; attempt++) {
    const open: OpenTags = { stack: [] }
    state.problems.clear()
    state.met.clear()
    const retry = () => attempt < MAX_RETRIES && isolateBlocks(state, tagged)
    try {
      const tree = fromMarkdown(text, {
        extensions: [
          ...extra.micromark.map((extension) =>
            linearStrikethrough(lenientMath(extension, text)),
          ),
          lenientMdx(state, indentedCode),
          linearAttention(),
        ],
        mdastExtensions: [...extra.mdast, ...jsxFromMarkdown(state, open)],
      })
      if (retry()) continue
      const texts = [...tagged].filter(([offset]) => state.met.has(offset))
      const raw = rawTags(tree)
      for (const [offset, problem] of [...state.problems, ...texts]) {
        // Braces of JSON and CSS.
        if (raw.some((tag) => contains(tag, offset))) continue
        reportSyntax(page, source, problem, 'warning', { text, offset })
      }
      return tree
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      if (retry()) continue
      const tag = attempt < MAX_RETRIES ? textualTag(open, state) : undefined
      if (!tag || state.literal.has(tag.start.offset)) {
        reportSyntax(page, source, error, 'error', { text, open })
        throw new UnreadablePage(error.reason)
      }
      state.literal.add(tag.start.offset)
      tagged.set(tag.start.offset, textTagMessage(text, tag.start))
    }
  }
}

function contains({ position }: Node, offset: number): boolean {
  const { start, end } = position ?? {}
  return (start?.offset ?? Infinity) < offset && offset < (end?.offset ?? 0)
}

/** Makes the first characters of invalid blocks that span lines literal. False if all are. */
function isolateBlocks(
  { spanning, literal }: ParseState,
  tagged: Map<number, VFileMessage>,
): boolean {
  const before = literal.size
  for (const [offset, problem] of spanning) {
    if (problem && !literal.has(offset)) tagged.set(offset, problem)
    literal.add(offset)
  }
  return literal.size > before
}

/** When parsing stops at mismatched tags, the one that was probably meant as text. */
function textualTag(open: OpenTags, { text, format, known }: ParseState) {
  const isText = (name = '') => {
    if (format === 'md') return true
    const root = name.split('.')[0]!
    return (
      name !== '' && !known.has(root) && !elementNames.has(name) && !declares(text, root)
    )
  }
  const top = open.stack.at(-1)
  const { current } = open
  // A closing tag without an opening one, or one that closes an outer tag.
  if (current?.close) {
    const opened = open.stack.some((tag) => tag.name === current.name)
    if (!opened && isText(current.name)) return current
    if (top && top.name !== current.name && isText(top.name)) return top
    return undefined
  }
  if (top && isText(top.name)) return top
  return current && isText(current.name) ? current : undefined
}

/** Whether a page imports or exports a name. */
function declares(text: string, name: string): boolean {
  const word = escapePattern(name)
  return new RegExp(
    `^import\\b[^"']*(?<![\\w$])${word}(?![\\w$])[^"']*["']|^export\\s+(?:const|let|var|function|class)\\s+${word}(?![\\w$])`,
    'm',
  ).test(text)
}

function textTagMessage(text: string, start: Point): VFileMessage {
  const [written = '<'] = /^<\/?[\w.:$-]*/.exec(text.slice(start.offset)) ?? []
  const name = `${written}>`
  const message = new VFileMessage(
    `\`${name}\` has no matching tag, so it is shown as text`,
    start,
    'skerry:text-tag',
  )
  message.note = `Write \`${name}\` in backticks, or &lt;${name.slice(1)}.`
  return message
}

type Point = OpenTags['stack'][number]['start']

/** Marks positions of a snippet's nodes, and of their code, with its file. */
function markSource(tree: Root, source: Source, page: Compilation): void {
  if (source === page.page) return
  const nodes: object[] = [tree]
  for (let node; (node = nodes.pop() as Marked | undefined);) {
    if (node.position) page.markPosition(node.position, source)
    if (node.data?.estree) markCode(node.data.estree, source, page)
    nodes.push(...(node.children ?? []), ...(node.attributes ?? []))
    // The expression of an attribute.
    if (typeof node.value === 'object' && node.value !== null) nodes.push(node.value)
  }
}

interface Marked {
  position?: Parameters<Compilation['markPosition']>[0]
  data?: { estree?: Program | null }
  value?: string | object | null
  children?: object[]
  attributes?: object[]
}

function markCode(code: Program, source: Source, page: Compilation): void {
  walk(code, {
    enter: ({ loc }) => {
      if (loc) page.markPosition(loc, source)
    },
  })
}

/**
 * Whether tags in a Markdown file have content that is indented more than they are, so that four
 * spaces aren't code.
 */
function hasIndentedTagContent(text: string, known: ReadonlySet<string>): boolean {
  const opening =
    /^([ \t]*)<([A-Z][\w.]*)[^\n]*>[ \t]*\r?\n(?:[ \t]*\r?\n)*(?=\1[ \t])(?: {4}|\t| {2,3}<)/gm
  for (const match of text.matchAll(opening))
    if (known.has(match[2]!.split('.')[0]!)) return true
  return false
}
