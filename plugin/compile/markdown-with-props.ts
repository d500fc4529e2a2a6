import type { Code, Image, Parents, RootContent } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import type { Compilation } from '../mdx/compilation.ts'
import { makeTag, setChildren, type Tag } from '../mdx/tag.ts'
import { parseInfo } from './parse-info.ts'
import { PROP_IN_TEXT, textWithProps } from './text-with-props.ts'

/** Whether a name may mean a prop. */
type IsProp = (name: string) => boolean

/** Attributes by name. */
type Texts = Record<string, string | null | undefined>

/**
 * Turns Markdown whose text or URL contains props into tags: code, links and images. What props
 * they are given is only known when they are rendered.
 */
export function readPropsInMarkdown(
  parent: Parents,
  isProp: IsProp,
  page: Compilation,
): void {
  parent.children = (parent.children as RootContent[]).map((child) => {
    if ('children' in child) readPropsInMarkdown(child, isProp, page)
    return tagWithProps(child, isProp, page) ?? child
  }) as typeof parent.children
}

/** A URL with its braces, which the parser may have percent-encoded. */
export function withBraces(url: string): string {
  return url.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
}

/**
 * The alternative text of an image with the braces around its props, which the parser leaves out.
 * Undefined if it contains none, or Markdown.
 */
export function altWithBraces(image: Image, page: Compilation): string | undefined {
  const written = page.spanOf(image)?.text ?? ''
  const [, alt = ''] = /^!\[([^[\]*_`~<&\\]*)\]/.exec(written) ?? []
  return alt.search(PROP_IN_TEXT) === -1 ? undefined : alt
}

function tagWithProps(
  node: RootContent,
  isProp: IsProp,
  page: Compilation,
): Tag | undefined {
  if (node.type === 'code') return codeBlock(node, isProp)
  if (node.type === 'inlineCode') {
    const text = textWithProps(node.value, isProp)
    if (!text) return undefined
    const tag = makeTag('mdxJsxTextElement', 'code', {}, [], node.position)
    setChildren(tag, [{ ...text, type: 'mdxTextExpression' }])
    return tag
  }
  if (node.type === 'link') {
    const texts = { href: withBraces(node.url), title: node.title }
    return element(node, 'a', texts, isProp)
  }
  if (node.type !== 'image') return undefined
  const alt = altWithBraces(node, page) ?? node.alt
  return element(
    node,
    'img',
    { src: withBraces(node.url), alt, title: node.title },
    isProp,
  )
}

/** Undefined if no attribute contains props. */
function element(
  node: RootContent,
  name: string,
  texts: Texts,
  isProp: IsProp,
): Tag | undefined {
  if (!hasProps(texts, isProp)) return undefined
  const children = 'children' in node ? node.children : []
  const tag = makeTag('mdxJsxTextElement', name, {}, children, node.position)
  tag.attributes = attributesOf(texts, isProp)
  return tag
}

/** Its code is highlighted when it is rendered. */
function codeBlock(node: Code, isProp: IsProp): Tag | undefined {
  const info = parseInfo(`${node.lang ?? ''} ${node.meta ?? ''}`)
  const { language, title, highlight, focus, twoslash, unknown: _, ...flags } = info
  if (twoslash || language.toLowerCase() === 'mermaid') return undefined
  const texts = { language, highlight: highlight.join(), focus: focus.join(), title }
  const code = textWithProps(node.value, isProp)
  if (!code && !hasProps(texts, isProp)) return undefined
  const tag = makeTag('mdxJsxFlowElement', 'CodeBlock', { ...flags }, [], node.position)
  tag.attributes.push(...attributesOf(texts, isProp))
  setChildren(tag, [
    code ? { ...code, type: 'mdxFlowExpression' } : { type: 'text', value: node.value },
  ])
  return tag
}

function hasProps(texts: Texts, isProp: IsProp): boolean {
  return Object.values(texts).some((text) => text && textWithProps(text, isProp))
}

function attributesOf(texts: Texts, isProp: IsProp): MdxJsxAttribute[] {
  return Object.entries(texts).flatMap(([name, text]): MdxJsxAttribute[] =>
    text
      ? [{ type: 'mdxJsxAttribute', name, value: textWithProps(text, isProp) ?? text }]
      : [],
  )
}
