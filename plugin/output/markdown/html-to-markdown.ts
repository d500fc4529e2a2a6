import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast, type State } from 'hast-util-to-mdast'
import type { Code, Root as Markdown, Text } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { attributeOf, textOf } from './elements.ts'
import { plainHtml } from './plain-html.ts'

/**
 * A page's own HTML as Markdown. The HTML is what the page is: snippets, variables and the
 * author's own components are in it, so no tag of a component can be left over, and the
 * headings are those of the page. The theme's parts are known by the classes that its
 * documentation promises (behaviour 6.8); what it does not know keeps its text.
 */
export function htmlToMarkdown(html: string): string {
  const tree = plainHtml(fromHtml(withoutColors(html), { fragment: true }))
  const markdown = toMdast(tree, { document: true, handlers: { pre, math } })
  return toMarkdown(markdown as Markdown, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  })
}

/**
 * The HTML without the colours of its code and the props of its islands. They are most of
 * its elements, and would be built to be thrown away: a third of the time.
 */
function withoutColors(html: string): string {
  return html
    .replace(/<pre[\s>][\s\S]*?<\/pre>/g, (code) => code.replace(/<\/?span[^>]*>/g, ''))
    .replace(/<script[\s>][\s\S]*?<\/script>/g, '')
}

/** A fence with its language and title as the author wrote them. */
function pre(_: State, element: Element): Code {
  const [code] = element.children
  const title = attributeOf(element, 'dataTitle')
  const lang =
    attributeOf(element, 'dataLanguage') ??
    (code?.type === 'element' ? languageOf(code) : undefined) ??
    (title === undefined ? null : 'text')
  return {
    type: 'code',
    lang,
    meta: title?.replace(/\s+/g, ' ').replaceAll('`', "'") ?? null,
    value: textOf(element).replace(/\n$/, ''),
  }
}

function languageOf(code: Element): string | undefined {
  return /(?:^| )language-(\S+)/.exec(attributeOf(code, 'className') ?? '')?.[1]
}

/** A formula as it was written; without that, its letters. */
function math(_: State, element: Element): Text | { type: 'inlineCode'; value: string } {
  const written = attributeOf(element, 'alttext')
  return { type: 'inlineCode', value: written ?? textOf(element) }
}
