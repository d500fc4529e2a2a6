import type { Code, Nodes, Parents, RootContent } from 'mdast'
import { nearest } from '../../nearest.ts'
import type { CodeRenderer } from '../../code/highlight-code.ts'
import { parseInfo, parseRanges, type FenceInfo } from '../../code/parse-info.ts'
import type { Compilation } from '../compilation.ts'
import {
  expressionOf,
  findAttribute,
  isTag,
  literalOf,
  makeTag,
  readFlag,
  readLiteral,
  readText,
  removeAttribute,
  setChildren,
  textOf,
  writeAttribute,
  type Tag,
} from '../tag.ts'

/** Every fence of a page becomes `<CodeBlock>` with highlighted lines, or `<Mermaid>` (behaviour 4.7). */
export async function renderCodeBlocks(
  tree: Parents,
  page: Compilation,
  renderer: CodeRenderer,
): Promise<void> {
  const work: Promise<void>[] = []
  collect(tree, page, renderer, work)
  await Promise.all(work)
}

function collect(
  parent: Parents,
  page: Compilation,
  renderer: CodeRenderer,
  work: Promise<void>[],
): void {
  parent.children.forEach((child, index) => {
    const node = child as RootContent
    if (node.type === 'code') {
      const info = parseInfo([node.lang ?? '', node.meta ?? ''].join(' '))
      const block =
        info.language.toLowerCase() === 'mermaid'
          ? diagram(node, info, page)
          : emptyBlock(node, info)
      ;(parent.children as RootContent[])[index] = block as RootContent
      if (block.name === 'CodeBlock')
        work.push(fill(block, node, node.value, info, page, renderer))
    } else if (isTag(node) && node.name === 'CodeBlock') {
      const written = authoredBlock(node)
      if (written) work.push(fill(node, node, written.code, written.info, page, renderer))
    } else if ('children' in node) {
      collect(node, page, renderer, work)
    }
  })
}

function diagram(node: Code, info: FenceInfo, page: Compilation): Tag {
  page.mermaid = true
  page.inlineStyles = true
  return makeTag(
    'mdxJsxFlowElement',
    'Mermaid',
    {
      chart: node.value,
      placement: info.placement,
      actions: info.actions === false ? 'false' : undefined,
    },
    [],
    node.position,
  )
}

function emptyBlock(node: Code, info: FenceInfo): Tag {
  return makeTag(
    'mdxJsxFlowElement',
    'CodeBlock',
    {
      language: info.language || undefined,
      title: info.title,
      icon: info.icon,
      iconType: info.iconType,
      lines: info.lines,
      start: info.start,
      wrap: info.wrap,
      expandable: info.expandable,
      nocopy: info.nocopy,
    },
    [],
    node.position,
  )
}

/** `<CodeBlock language="…">` around a fence, a template literal or plain text. */
function authoredBlock(tag: Tag): { code: string; info: FenceInfo } | undefined {
  const children = tag.children as Nodes[]
  const fence = children.find((child) => child.type === 'code')
  const info = parseInfo(fence ? [fence.lang ?? '', fence.meta ?? ''].join(' ') : '')
  const code = fence ? fence.value : codeText(children)
  if (code === undefined) return undefined
  info.language = readText(tag, 'language') ?? readText(tag, 'lang') ?? info.language
  info.highlight = rangesOf(tag, 'highlight') ?? info.highlight
  info.focus = rangesOf(tag, 'focus') ?? info.focus
  const title = readText(tag, 'title') ?? readText(tag, 'filename') ?? info.title
  for (const name of ['language', 'lang', 'filename', 'title', 'highlight', 'focus'])
    removeAttribute(tag, name)
  for (const flag of ['lines', 'wrap', 'expandable', 'nocopy'] as const) {
    const on = readFlag(tag, flag) ?? info[flag]
    if (findAttribute(tag, flag)) removeAttribute(tag, flag)
    writeAttribute(tag, flag, on)
  }
  writeAttribute(tag, 'language', info.language || undefined)
  writeAttribute(tag, 'title', title)
  if (!findAttribute(tag, 'icon')) writeAttribute(tag, 'icon', info.icon)
  setChildren(tag, [])
  return { code, info }
}

function rangesOf(tag: Tag, name: string): number[] | undefined {
  const value = readLiteral(tag, name)
  if (Array.isArray(value))
    return value.filter((line): line is number => typeof line === 'number')
  return typeof value === 'string' || typeof value === 'number'
    ? parseRanges(String(value))
    : undefined
}

function codeText(children: Nodes[]): string | undefined {
  const parts: string[] = []
  for (const child of children) {
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
      const expression = expressionOf(child)
      const value = expression && literalOf(expression)
      if (typeof value !== 'string') return undefined
      parts.push(value)
    } else parts.push(textOf(child))
  }
  const text = parts.join('\n').replace(/^\s*\n|\s+$/g, '')
  return text === '' ? undefined : dedent(text)
}

function dedent(text: string): string {
  const indents = [...text.matchAll(/^[ \t]*(?=\S)/gm)].map(([indent]) => indent.length)
  const shared = Math.min(...indents)
  return shared > 0 ? text.replace(new RegExp(`^[ \\t]{${shared}}`, 'gm'), '') : text
}

async function fill(
  block: Tag,
  node: Nodes,
  code: string,
  info: FenceInfo,
  page: Compilation,
  renderer: CodeRenderer,
): Promise<void> {
  const { language, highlight, focus } = info
  const { html, styles, lineCount } = await renderer.render({
    code,
    language,
    highlight,
    focus,
  })
  writeAttribute(block, 'html', html)
  writeAttribute(block, 'lineCount', lineCount)
  Object.assign(page.codeStyles, styles)
  reportBidi(code, node, page)
  if (await renderer.highlighter.knows(language)) return
  const near = nearest(language, await renderer.highlighter.names())
  page.report(node, {
    code: 'code/unknown-language',
    severity: 'warning',
    message: `\`${language}\` is not a language that can be highlighted, so the code is plain`,
    hint: near
      ? `Did you mean \`${near}\`? A title goes after the language: \`\`\`text ${language}`
      : `Write \`\`\`text ${language} to make it a title, or add a grammar under styling.codeblocks.languages`,
  })
}

/** Characters that make code read otherwise than it runs (CVE-2021-42574). */
function reportBidi(code: string, node: Nodes, page: Compilation): void {
  const found = /[\u202A-\u202E\u2066-\u2069]/.exec(code)
  if (!found) return
  const start = node.position?.start
  const line = (start?.line ?? 1) + code.slice(0, found.index).split('\n').length
  page.reportAt(
    page.sourceOf(node),
    { line, column: 1 },
    {
      code: 'code/bidirectional-characters',
      message: `The code has bidirectional control characters (U+${found[0].codePointAt(0)!.toString(16).toUpperCase()}): it may run otherwise than it reads`,
      hint: 'Remove them, or write them as escapes',
    },
  )
}
