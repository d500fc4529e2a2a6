import temml from 'temml'
import {
  addText,
  parsePageTree,
  replaceChild,
  textContent,
  visitElements,
  type ElementNode,
  type PageNode,
} from './page-tree.ts'
import { OPENING } from './mark-opening.ts'

/** Both trees of a page, with the data that rules need. */
export interface PagePair {
  file: string
  frontmatter: { title?: unknown; mode?: unknown }
  reference: ElementNode
  skerry: ElementNode
  /** Skerry's output outside of the content. */
  panel: ElementNode
}

const LIFTED = ['x-requestexample', 'x-responseexample', 'x-panel']

/**
 * Rule `panels`: the first of each kind is moved to the side column, further ones are
 * omitted.
 */
export function hoistPanels({ reference, skerry, panel }: PagePair): number {
  const lifted: ElementNode[] = []
  let count = 0
  const lift = (parent: ElementNode) => {
    for (const child of parent.children.slice()) {
      if (child.type !== 'element') continue
      const only = child.children[0]
      const wrapped =
        child.name === 'x-child' && only?.type === 'element' && LIFTED.includes(only.name)
      const part = wrapped ? only : child
      if (LIFTED.includes(part.name)) {
        replaceChild(parent, child, [])
        count++
        if (!lifted.some(({ name }) => name === part.name)) lifted.push(part)
      } else lift(child)
    }
  }
  lift(reference)
  if (lifted.length > 0) reference.children.push(side(lifted))
  const elements = panel.children.filter((it) => it.type === 'element')
  if (elements.length > 0) skerry.children.push(side(elements))
  return count
}

function side(children: PageNode[]): ElementNode {
  return { type: 'element', name: 'x-side', attributes: {}, children }
}

/**
 * Rule `title`: a `# Heading` at the start that equals or defines the page's title isn't
 * repeated.
 */
export function dropTitle({ file, reference, skerry, frontmatter }: PagePair): number {
  let count = 0
  // Its anchors remain if the theme's heading doesn't contain them.
  visitElements(skerry, (element, parent) => {
    if (element.attributes['class'] === 'heading-alias') replaceChild(parent, element, [])
  })
  visitElements(reference, (element, parent) => {
    const opened = element.attributes[OPENING]
    if (opened === undefined) return
    delete element.attributes[OPENING]
    if (opened !== file || !isTitle(textContent(element), frontmatter)) return
    replaceChild(parent, element, [])
    count++
  })
  return count
}

function isTitle(heading: string, { title, mode }: PagePair['frontmatter']): boolean {
  // These modes have no title.
  if (mode === 'custom' || mode === 'frame') return false
  if (title === undefined || title === null || title === '') return true
  return String(title).trim().toLowerCase() === heading.trim().toLowerCase()
}

/** Rule `snippet-children`: a snippet in a component is replaced by its content. */
export function openSnippets({ reference }: PagePair): number {
  let count = 0
  const open = (parent: ElementNode) => {
    for (const child of parent.children.slice()) {
      if (child.type !== 'element') continue
      open(child)
      if (child.name !== 'x-snippet') continue
      replaceChild(parent, child, child.children)
      count++
    }
  }
  open(reference)
  return count
}

/** Rule `open-paragraph`: a `div` in place of a paragraph counts as one. */
export function closeParagraphs({ skerry }: PagePair): number {
  let count = 0
  visitElements(skerry, (element) => {
    if (element.attributes['data-as'] !== 'p') return
    element.name = 'p'
    delete element.attributes['data-as']
    count++
  })
  return count
}

/** Rule `visibility`: content for agents isn't on the page. */
export function hideFromHumans({ reference }: PagePair): number {
  let count = 0
  visitElements(reference, (element, parent) => {
    const child = element.name === 'x-child' ? element.children[0] : element
    if (child?.type !== 'element' || child.name !== 'x-visibility') return
    if (child.attributes['data-props']?.includes('"for":"humans"')) return
    replaceChild(parent, element, [])
    count++
  })
  return count
}

/** Rule `islands`: the host element of an island and its slots are unwrapped. */
export function openIslands({ skerry }: PagePair): number {
  let count = 0
  const open = (parent: ElementNode) => {
    for (const child of parent.children.slice()) {
      if (child.type !== 'element') continue
      open(child)
      if (child.name !== 'skerry-island' && child.name !== 'skerry-slot') continue
      // Its props, if any, are in the last child.
      const last = child.name === 'skerry-island' ? child.children.at(-1) : undefined
      const data = last?.type === 'element' && last.name === 'script' ? last : undefined
      replaceChild(
        parent,
        child,
        child.children.filter((it) => it !== data),
      )
      count++
    }
  }
  open(skerry)
  return count
}

/** Rule `math`: formulas are MathML by temml. */
export function renderFormulas({ reference, skerry }: PagePair): number {
  let count = 0
  visitElements(reference, (element, parent) => {
    const formula = formulaIn(element)
    if (!formula) return
    const { tex, displayMode } = formula
    const options = { displayMode, throwOnError: false, trust: false }
    const mathml = temml.renderToString(tex, options)
    replaceChild(parent, element, parsePageTree(mathml).children)
    // Markup that is already text is wrapped in a fragment.
    if (parent.name === 'x-child') parent.attributes['type'] = 'Fragment'
    count++
  })
  for (const tree of [reference, skerry]) visitElements(tree, classesForStyles)
  return count
}

/**
 * Detects `<code class="language-math math-inline">`, the same in a `pre`, and `<Latex>`
 * with text.
 */
function formulaIn(
  element: ElementNode,
): { tex: string; displayMode: boolean } | undefined {
  if (element.name === 'x-latex' && element.attributes['data-props'] === '{}') {
    const isText = element.children.every(({ type }) => type === 'text')
    return isText ? { tex: textContent(element).trim(), displayMode: false } : undefined
  }
  const isBlock = element.name === 'pre'
  const code = isBlock ? element.children[0] : element
  if (code?.type !== 'element' || code.name !== 'code') return undefined
  const names = code.attributes['class']?.split(' ') ?? []
  const kind = isBlock ? 'math-display' : 'math-inline'
  if (!names.includes('language-math') || !names.includes(kind)) return undefined
  return { tex: textContent(code).replace(/\n$/, ''), displayMode: isBlock }
}

const MATHML = /^(?:math|m[a-z]+|semantics|annotation)$/

/**
 * MathML's styles are classes here, and long formulas are focusable: neither is compared.
 */
function classesForStyles(element: ElementNode): void {
  if (!MATHML.test(element.name) || element.name === 'main' || element.name === 'menu')
    return
  if (element.name === 'map' || element.name === 'mark' || element.name === 'meter')
    return
  delete element.attributes['style']
  if (element.name === 'math') {
    delete element.attributes['tabindex']
    delete element.attributes['data-tex']
  }
  const names = (element.attributes['class'] ?? '')
    .split(' ')
    .filter((name) => name && !/^m-[0-9a-f]{10}$/.test(name))
  if (names.length > 0) element.attributes['class'] = names.join(' ')
  else delete element.attributes['class']
}

/**
 * Rule `white-space`: collapses runs, and removes white space between blocks and at their
 * ends.
 */
export function collapseWhiteSpace({ reference, skerry }: PagePair): number {
  return collapse(reference) + collapse(skerry)
}

const INLINE = new Set(
  (
    'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark math q s ' +
    'samp select small span strike strong sub sup svg time tt u var'
  ).split(' '),
)
const VERBATIM = new Set(['pre', 'textarea', 'script', 'style', 'math', 'svg'])

function collapse(parent: ElementNode): number {
  let count = 0
  const { children } = parent
  parent.children = []
  children.forEach((child, index) => {
    if (child.type === 'element') {
      if (!VERBATIM.has(child.name)) count += collapse(child)
      parent.children.push(child)
      return
    }
    let value = child.value.replace(/[ \t\r\n\f]+/g, ' ')
    if (isEdge(children[index - 1], parent)) value = value.replace(/^ /, '')
    if (isEdge(children[index + 1], parent)) value = value.replace(/ $/, '')
    if (value !== child.value) count++
    if (value !== '') addText(parent, value)
  })
  return count
}

function isEdge(sibling: PageNode | undefined, parent: ElementNode): boolean {
  return sibling ? !isInline(sibling) : !INLINE.has(parent.name)
}

function isInline(node: PageNode): boolean {
  if (node.type === 'text') return true
  if (node.name === 'x-child') return node.children.every(isInline)
  return INLINE.has(node.name)
}

/** Rule `punctuation`: quotes, dashes and ellipses are compared as typed. */
export function straightenPunctuation({ reference, skerry }: PagePair): number {
  return straighten(reference) + straighten(skerry)
}

const CODE = new Set([
  'pre',
  'code',
  'kbd',
  'samp',
  'script',
  'style',
  'math',
  'textarea',
])

function straighten(parent: ElementNode): number {
  let count = 0
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (!CODE.has(child.name)) count += straighten(child)
      continue
    }
    const value = child.value
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/—|---/g, '--')
      .replace(/…/g, '...')
    if (value !== child.value) count++
    child.value = value
  }
  return count
}

/** Rule `styles`: declarations are normalised. */
export function normaliseStyles({ reference, skerry }: PagePair): number {
  let count = 0
  for (const tree of [reference, skerry])
    visitElements(tree, ({ attributes }) => {
      const { style } = attributes
      if (style === undefined) return
      const text = style
        .split(';')
        .map((it) => it.trim().replace(/\s*:\s*/, ':'))
        .filter(Boolean)
        .join(';')
      if (text !== style) count++
      attributes['style'] = text
    })
  return count
}

/** Rule `cells`: the alignment of a cell is a class. */
export function alignCells({ reference }: PagePair): number {
  let count = 0
  visitElements(reference, ({ name, attributes }) => {
    if (name !== 'td' && name !== 'th') return
    const side = /^text-align:(left|right|center)$/.exec(attributes['style'] ?? '')?.[1]
    if (!side) return
    delete attributes['style']
    attributes['class'] = `align-${side}`
    count++
  })
  return count
}

/**
 * Rule `paragraphs`: text on its own line between `<p>` and `</p>` isn't a nested
 * paragraph.
 */
export function openParagraphs({ reference }: PagePair): number {
  let count = 0
  visitElements(reference, (element) => {
    if (!/^(?:p|h[1-6])$/.test(element.name)) return
    const [only, ...others] = element.children
    if (only?.type !== 'element' || only.name !== 'p' || others.length > 0) return
    element.children = only.children
    count++
  })
  return count
}

/** Rule `attribute-names`: lower case except in SVG. */
export function lowerAttributeNames({ reference, skerry }: PagePair): number {
  let count = 0
  const lower = (parent: ElementNode) => {
    for (const child of parent.children) {
      if (child.type !== 'element' || child.name === 'svg') continue
      const names = Object.entries(child.attributes).map(
        ([name, value]): [string, string] => [name.toLowerCase(), value],
      )
      if (names.some(([name]) => !(name in child.attributes))) count++
      child.attributes = Object.fromEntries(names)
      lower(child)
    }
  }
  lower(reference)
  lower(skerry)
  return count
}

/** Unwraps `<x-child>`, to compare everything except the form of children. */
export function openChildren({ reference, skerry, panel }: PagePair): void {
  const open = (parent: ElementNode) => {
    for (const child of parent.children) if (child.type === 'element') open(child)
    const children = parent.children.flatMap((child) =>
      child.type === 'element' && child.name === 'x-child' ? child.children : [child],
    )
    parent.children = []
    for (const child of children) {
      if (child.type === 'text') addText(parent, child.value)
      else parent.children.push(child)
    }
  }
  for (const tree of [reference, skerry, panel]) open(tree)
}

/** Rule `code-block`: `<CodeBlock>` with text is code in its language. */
export function plainCodeBlocks({ reference }: PagePair): number {
  let count = 0
  visitElements(reference, (element, parent) => {
    if (element.name !== 'x-codeblock') return
    const props = JSON.parse(element.attributes['data-props'] ?? '{}') as {
      language?: unknown
      lang?: unknown
    }
    const fence = firstElement(element, 'code')
    const inFence = /language-(\S+)/.exec(fence?.attributes['class'] ?? '')?.[1]
    const language = props.language ?? props.lang ?? inFence
    const text = dedent(textContent(fence ?? element))
    const code: ElementNode = {
      type: 'element',
      name: 'code',
      attributes: typeof language === 'string' ? { class: `language-${language}` } : {},
      children: [{ type: 'text', value: text }],
    }
    const pre: ElementNode = {
      type: 'element',
      name: 'pre',
      attributes: {},
      children: [code],
    }
    replaceChild(parent, element, [pre])
    if (parent.name === 'x-child') parent.attributes['type'] = 'pre'
    count++
  })
  return count
}

function firstElement(parent: ElementNode, name: string): ElementNode | undefined {
  let found: ElementNode | undefined
  visitElements(parent, (element) => {
    if (element.name === name) found ??= element
  })
  return found
}

function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)![0].length)
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n')
}

const NOTATION =
  /[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/|-->)?[ \t]*$/gm

/** Rule `notations`: comments that mark lines are removed. */
export function dropNotations({ reference, skerry }: PagePair): number {
  let count = 0
  visitElements(reference, (element, parent) => {
    if (element.name !== 'code' || parent.name !== 'pre') return
    const text = textContent(element)
    if (!text.includes('[!code ')) return
    element.children = [{ type: 'text', value: text.replace(NOTATION, '') }]
    count++
  })
  if (count === 0) return 0
  visitElements(skerry, (element, parent) => {
    if (element.name !== 'code' || parent.name !== 'pre') return
    const value = textContent(element).replace(/[ \t]+$/gm, '')
    element.children = [{ type: 'text', value }]
  })
  return count
}

/**
 * Rule `banner`: the component has the name of a layout part, which sites can replace, so
 * it isn't compared.
 */
export function leaveOutBanners({ reference, skerry }: PagePair): number {
  const remove = (tree: ElementNode, isBanner: (element: ElementNode) => boolean) => {
    let count = 0
    visitElements(tree, (element, parent) => {
      if (!isBanner(element)) return
      replaceChild(parent, element, [])
      count++
    })
    return count
  }
  const count = remove(reference, ({ name }) => name === 'x-banner')
  if (count > 0) remove(skerry, ({ attributes }) => 'data-banner-type' in attributes)
  return count
}

/**
 * Rule `fences`: a fence is `pre > code` with its language, without other attributes and
 * trailing empty lines.
 */
export function plainFences({ reference, skerry }: PagePair): number {
  let count = 0
  for (const tree of [reference, skerry])
    visitElements(tree, (element) => {
      if (element.name !== 'pre') return
      const [code] = element.children
      if (code?.type !== 'element' || code.name !== 'code') return
      const text = textContent(code).replace(/\n+$/, '')
      code.children = text ? [{ type: 'text', value: text }] : []
      const language = /(?:^|\s)language-(\S+)/.exec(code.attributes['class'] ?? '')?.[1]
      if (language) code.attributes['class'] = `language-${language}`
      count++
    })
  return count
}
