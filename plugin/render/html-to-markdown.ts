import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { parseOwnHtml } from './parse-own-html.ts'
import { simplifyHtml } from './simplify-html.ts'
import { writeMarkdown } from './write-markdown.ts'

/**
 * A page's own HTML as Markdown. The HTML is what the page is: snippets, variables and the
 * author's own components are in it, so no tag of a component can be left over, and the
 * headings are those of the page. The theme's parts are known by the classes that its
 * documentation promises; what it does not know keeps its text.
 */
export function htmlToMarkdown(html: string): string {
  const plain = withoutColors(html)
  return writeMarkdown(simplifyHtml(parseOwnHtml(plain) ?? parseAnyHtml(plain)))
}

/**
 * The HTML without the colours of its code. They are most of its elements, and would be
 * built to be thrown away: a third of the time.
 */
function withoutColors(html: string): string {
  return html.replace(/<pre[\s>][\s\S]*?<\/pre>/g, (code) =>
    code.replace(/<\/?span[^>]*>/g, ''),
  )
}

/** The props of islands mean nothing in Markdown. */
function parseAnyHtml(html: string): Root {
  return fromHtml(html.replace(/<script[\s>][\s\S]*?<\/script>/g, ''), { fragment: true })
}
