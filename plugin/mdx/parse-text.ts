import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import type { Root } from 'mdast'
import type { Extension } from 'micromark-util-types'
import { VFileMessage } from 'vfile-message'
import type { Compilation, Source } from './compilation.ts'
import { elementNames } from '../../runtime/kit/html-names.ts'
import { jsxFromMarkdown, type OpenTags } from './jsx-from-markdown.ts'
import { lenientMath, lenientMdx, type ParseState } from './lenient-mdx.ts'
import { linearAttention } from './linear-attention.ts'
import { linearStrikethrough } from './linear-strikethrough.ts'
import { editLocally } from './local-edits.ts'
import { parseNatively } from './native-parser.ts'
import { keepRawText } from './raw-text.ts'
import { ReadOtherwise } from './read-otherwise.ts'
import { reportSyntax } from './report-syntax.ts'

/** Syntax beside MDX's: GFM, math and what authors' remark plugins add. */
export interface ExtraSyntax {
  micromark: Extension[]
  mdast: NonNullable<Options['mdastExtensions']>
  /** It is GFM and math as every page has them, so the native parser may read the page. */
  isPlain?: boolean
}

editLocally()

/** More tags than this are never found to be text: such a file is something else. */
const MOST_RETRIES = 200

/** The page cannot be read; what is wrong is already reported. */
export class UnreadablePage extends Error {}

/**
 * Parses a page's or snippet's text (`source.text` with variables put in). What MDX refuses but whose meaning is clear is read
 * as text and reported as a warning.
 *
 * @throws {UnreadablePage} When tags do not match or code in tags is broken; reported.
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
    if (error instanceof ReadOtherwise) return undefined
    throw error
  }
}

/** Parses in JavaScript, with what is ours beside MDX. */
function parseLeniently(
  source: Source,
  text: string,
  format: 'mdx' | 'md',
  extra: ExtraSyntax,
  page: Compilation,
): Root {
  const state: ParseState = {
    text,
    format,
    known: page.known,
    literal: new Set(),
    problems: new Map(),
  }
  const tagged = new Map<number, VFileMessage>()
  const indentedCode = format === 'md' && !hasIndentedTagContent(text, page.known)
  for (let attempt = 0; ; attempt++) {
    const open: OpenTags = { stack: [] }
    state.problems.clear()
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
      for (const [offset, problem] of [...state.problems, ...tagged]) {
        reportSyntax(page, source, problem, 'warning', { text, offset })
      }
      return tree
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      const tag =
        attempt < MOST_RETRIES ? textualTag(open, format, page.known) : undefined
      if (!tag || state.literal.has(tag.start.offset)) {
        reportSyntax(page, source, error, 'error', { text, open })
        throw new UnreadablePage(error.reason)
      }
      state.literal.add(tag.start.offset)
      tagged.set(tag.start.offset, textTagMessage(tag))
    }
  }
}

/** The tag that was never a tag, when reading stopped at one that does not match. */
function textualTag(open: OpenTags, format: 'mdx' | 'md', known: ReadonlySet<string>) {
  const isText = (name = '') =>
    format === 'md' ||
    (name !== '' && !known.has(name.split('.')[0]!) && !elementNames.has(name))
  const top = open.stack.at(-1)
  const { current } = open
  // A closing tag without its opening tag, or one that closes something further out.
  if (current?.close) {
    const opened = open.stack.some((tag) => tag.name === current.name)
    if (!opened && isText(current.name)) return current
    if (top && top.name !== current.name && isText(top.name)) return top
    return undefined
  }
  if (top && isText(top.name)) return top
  return current && isText(current.name) ? current : undefined
}

function textTagMessage(tag: {
  name?: string
  start: Point
  close?: boolean
}): VFileMessage {
  const name = `<${tag.close ? '/' : ''}${tag.name ?? ''}>`
  const message = new VFileMessage(
    `\`${name}\` is not a tag that the page opens and closes, so it is shown as text`,
    tag.start,
    'skerry:text-tag',
  )
  message.note = `Write \`${name}\` in backticks, or &lt;${name.slice(1)}`
  return message
}

type Point = OpenTags['stack'][number]['start']

/** Nodes of snippets remember their file. */
function markSource(tree: Root, source: Source, page: Compilation): void {
  if (source === page.page) return
  const nodes: object[] = [tree]
  for (let node; (node = nodes.pop() as Marked | undefined);) {
    if (node.position) page.markPosition(node.position, source)
    nodes.push(...(node.children ?? []), ...(node.attributes ?? []))
  }
}

interface Marked {
  position?: Parameters<Compilation['markPosition']>[0]
  children?: object[]
  attributes?: object[]
}

/** In Markdown with components, four spaces inside a component are indentation, not code. */
function hasIndentedTagContent(text: string, known: ReadonlySet<string>): boolean {
  const opening =
    /^[ \t]*<([A-Z][\w.]*)[^\n]*>[ \t]*\r?\n(?:[ \t]*\r?\n)*(?: {4}|\t| {2,3}<)/gm
  for (const match of text.matchAll(opening))
    if (known.has(match[1]!.split('.')[0]!)) return true
  return false
}
