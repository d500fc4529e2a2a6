import type { Element } from 'hast'
import { nearest } from '../../runtime/kit/nearest.ts'
import { parseRanges } from '../../runtime/kit/parse-ranges.ts'
import { dedentCode } from './dedent-code.ts'
import { renderPlain, TransformerError, type CodeRenderer } from './code-renderer.ts'
import type { CodeRequest } from './highlighted-code.ts'
import { parseInfo, type FenceInfo } from './parse-info.ts'
import type { Compilation, UnplacedDiagnostic } from '../mdx/compilation.ts'
import { TypesError } from './hover-types.ts'
import { sharedCodeRenderer } from './shared-code-renderer.ts'
import {
  expressionOf,
  findAttribute,
  literalOf,
  makeTag,
  readFlagAttribute,
  readLiteral,
  readText,
  removeAttribute,
  setChildren,
  writeAttribute,
  type AttributeValue,
  type Tag,
} from '../mdx/tag.ts'
import { attributeName } from '../mdx/attribute-name.ts'
import { isElement } from '../../theme/markdown/elements.ts'
import { replaceHtmlNode, childrenOf, textContentOf, type HtmlNode } from './html-node.ts'

/** Turns a page's fences into `<CodeBlock>` with highlighted lines, or `<Mermaid>`. */
export class CodeBlocks {
  /** Pending highlighting. */
  readonly work: Promise<void>[] = []
  readonly #page: Compilation
  #renderer: CodeRenderer | undefined

  constructor(page: Compilation) {
    this.#page = page
  }

  /** Replaces a `<pre>` with a component, unless one of the author's plugins has highlighted it. */
  replace(pre: Element): void {
    const fence = fenceOf(pre)
    if (!fence) return
    const { info, code, meta, added } = fence
    const isDiagram = info.language.toLowerCase() === 'mermaid'
    if (isDiagram) replaceHtmlNode(pre, diagram(code, info, this.#page))
    else
      this.#fill(
        replaceHtmlNode(pre, emptyBlock(info, added, pre.position)),
        code,
        info,
        meta,
      )
  }

  /** Highlights a `<CodeBlock>` written as a tag. */
  authored(tag: Tag): void {
    // Blocks made from fences have no children and are already being highlighted.
    if (tag.children.length === 0) return
    const written = authoredBlock(tag)
    if (written) this.#fill(tag, written.code, written.info, '')
  }

  #fill(block: Tag, code: string, info: FenceInfo, meta: string): void {
    this.#renderer ??= sharedCodeRenderer(this.#page.input)
    const { language, highlight, focus } = info
    const types = info.twoslash && this.#renderer.writesTypes
    const request = { code, language, highlight, focus, ...(types && { types }) }
    if (types) this.#page.hoverTypes = true
    const whole = this.#renderer.readsMeta ? { ...request, meta } : request
    this.work.push(fill(block, whole, this.#page, this.#renderer))
  }
}

interface Fence {
  code: string
  info: FenceInfo
  meta: string
  /** Classes and `data-` attributes added by plugins. */
  added: Record<string, AttributeValue>
}

/** Reads a fence as `remark-rehype` emits it: `pre > code` with only text. */
function fenceOf(pre: Element): Fence | undefined {
  const [code, ...others] = pre.children
  if (!code || others.length > 0 || !isElement(code) || code.tagName !== 'code')
    return undefined
  // Anything but text means that a plugin has highlighted it.
  if (!code.children.every(({ type }) => type === 'text')) return undefined
  const language = classesOf(code)
    .map((name) => LANGUAGE.exec(name)?.[1])
    .find((name) => name !== undefined)
  const { meta } = (code.data ?? {}) as { meta?: string | null }
  return {
    code: textContentOf(code).replace(/\n$/, ''),
    info: parseInfo([language ?? '', meta ?? ''].join(' ')),
    meta: meta ?? '',
    added: addedTo(pre, code),
  }
}

const LANGUAGE = /^language-(.*)/s

function classesOf({ properties: { className } }: Element): string[] {
  return (Array.isArray(className) ? className : [className ?? ''])
    .flatMap((name) => String(name).split(/\s+/))
    .filter((name) => name !== '')
}

function addedTo(pre: Element, code: Element): Fence['added'] {
  const classes = [...classesOf(pre), ...classesOf(code)]
  const own = [...new Set(classes.filter((name) => !LANGUAGE.test(name)))]
  const added: Fence['added'] = { className: own.join(' ') || undefined }
  for (const [name, value] of Object.entries({ ...code.properties, ...pre.properties }))
    if (/^data[A-Z-]/.test(name)) added[attributeName(name)] = value ?? undefined
  return added
}

function diagram(code: string, info: FenceInfo, page: Compilation): Tag {
  page.mermaid = true
  page.inlineStyles = true
  return makeTag(
    'mdxJsxFlowElement',
    'Mermaid',
    {
      chart: code,
      placement: info.placement,
      actions: info.actions === undefined ? undefined : String(info.actions),
    },
    [],
  )
}

function emptyBlock(
  info: FenceInfo,
  added: Fence['added'],
  position: Element['position'],
): Tag {
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
      ...added,
    },
    [],
    position,
  )
}

/** Reads a `<CodeBlock language="…">` around a fence, a template literal or plain text. */
function authoredBlock(tag: Tag): { code: string; info: FenceInfo } | undefined {
  const children = childrenOf(tag)
  const pre = children.find((child) => isElement(child) && child.tagName === 'pre')
  const fence = pre && fenceOf(pre as Element)
  const info = fence?.info ?? parseInfo('')
  const code = fence ? fence.code : codeText(children)
  if (code === undefined) return undefined
  info.language = readText(tag, 'language') ?? readText(tag, 'lang') ?? info.language
  info.highlight = rangesOf(tag, 'highlight') ?? info.highlight
  info.focus = rangesOf(tag, 'focus') ?? info.focus
  const title = readText(tag, 'title') ?? readText(tag, 'filename') ?? info.title
  const computed = ['title', 'filename'].find(
    (name) => findAttribute(tag, name) && readLiteral(tag, name) === undefined,
  )
  for (const name of ['language', 'lang', 'filename', 'title', 'highlight', 'focus'])
    if (name !== computed) removeAttribute(tag, name)
  for (const flag of ['lines', 'wrap', 'expandable', 'nocopy'] as const) {
    const on = readFlagAttribute(tag, flag) ?? info[flag]
    if (findAttribute(tag, flag)) removeAttribute(tag, flag)
    writeAttribute(tag, flag, on)
  }
  writeAttribute(tag, 'language', info.language || undefined)
  if (!computed) writeAttribute(tag, 'title', title)
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

function codeText(children: HtmlNode[]): string | undefined {
  const parts: string[] = []
  for (const child of children) {
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
      const expression = expressionOf(child)
      const value = expression && literalOf(expression)
      if (typeof value !== 'string') return undefined
      parts.push(value)
    } else parts.push(textContentOf(child))
  }
  return dedentCode(parts.join('\n')) || undefined
}

async function fill(
  block: Tag,
  request: CodeRequest,
  page: Compilation,
  renderer: CodeRenderer,
): Promise<void> {
  const { code, language } = request
  const highlighted = await renderer.render(request).catch((error: unknown) => {
    if (error instanceof TypesError) {
      page.report(block, typesProblem(error))
      return renderer.render({ ...request, types: false })
    }
    if (!(error instanceof TransformerError)) throw error
    page.report(block, transformerProblem(error))
    return renderPlain(request)
  })
  const { html, styles, lineCount, className } = highlighted
  writeAttribute(block, 'html', html)
  const classes = [readText(block, 'className'), className].filter(Boolean)
  if (!findAttribute(block, 'className') || classes.length > 1)
    writeAttribute(block, 'className', classes.join(' ') || undefined)
  writeAttribute(block, 'lineCount', lineCount)
  const isKnown = await renderer.highlighter.knows(language)
  if (page.input.options.codeNames)
    writeAttribute(block, 'languageName', await renderer.highlighter.mainName(language))
  Object.assign(page.codeStyles, styles)
  reportBidi(code, block, page)
  if (isKnown) return
  const names = await renderer.highlighter.names()
  // `js:line-numbers` (VitePress), `js,editable` (mdBook), `js{1}` without a space.
  const [start = ''] = /^[\w#+-]+(?=[^\w#+-])/.exec(language) ?? []
  const near = nearest(language, names)
  page.report(block, {
    code: 'code/unknown-language',
    severity: 'warning',
    message: `\`${language}\` is not a known language, so the code is not highlighted`,
    hint: names.includes(start.toLowerCase())
      ? `The language is \`${start}\`: write a space after it, before a title or options such as \`lines\`.`
      : near
        ? `Did you mean \`${near}\`? A title goes after the language: \`\`\`text ${language}.`
        : `Write \`\`\`text ${language} to make it a title, or add a grammar under \`styling.codeblocks.languages\`.`,
  })
}

/** An error, so it fails the build. The dev server shows the code without colours. */
function transformerProblem({ message }: TransformerError): UnplacedDiagnostic {
  return {
    code: 'build/option-failed',
    severity: 'error',
    message: `the option \`shikiTransformers\` fails for this code: ${message}`,
    hint: 'Fix the transformer in `vite.config`, or make it skip this language.',
  }
}

function typesProblem({ message }: TypesError): UnplacedDiagnostic {
  return {
    code: 'code/types',
    severity: 'warning',
    message: `TypeScript rejects this code, so it is shown without types: ${message}`,
    hint: 'Fix the code, or list the errors that it shows on purpose: `// @errors: 2322`.',
  }
}

/** Reports characters that make code look different from what it does (CVE-2021-42574). */
function reportBidi(code: string, node: Tag, page: Compilation): void {
  const found = /[\u202A-\u202E\u2066-\u2069]/.exec(code)
  if (!found) return
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: Infinity } }
  const own = start.line + code.slice(0, found.index).split('\n').length
  // The code of a file has no lines on the page.
  const line = own < end.line ? own : start.line
  page.reportAt(
    page.sourceOf(node),
    { line, column: 1 },
    {
      code: 'code/bidirectional-characters',
      message: `The code has bidirectional control characters (U+${found[0].codePointAt(0)!.toString(16).toUpperCase()}): it may not do what it seems to do`,
      hint: 'Remove them, or write them as escapes.',
    },
  )
}
