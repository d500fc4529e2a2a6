import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { parseOwnHtml } from './parse-own-html.ts'
import { simplifyHtml } from './simplify-html.ts'
import { writeMarkdown } from './write-markdown.ts'

/**
 * Converts a page's content to Markdown. It works on HTML, where snippets, variables and the
 * author's components are already rendered, so no component tags are left over and headings are
 * the page's. Theme components are recognized by the documented class names of their parts. Of
 * unknown elements, the text is kept.
 */
export function htmlToMarkdown(html: string): string {
  const plain = withoutColors(html)
  return writeMarkdown(simplifyHtml(parseOwnHtml(plain) ?? parseAnyHtml(plain)))
}

/**
 * Removes the elements that colour code. They are the majority, and would only be parsed to be
 * discarded, which takes a third of the time.
 */
function withoutColors(html: string): string {
  return html.replace(/<pre[\s>][\s\S]*?<\/pre>/g, (code) =>
    code.replace(/<\/?span(?:[^>"]|"[^"]*")*>/g, ''),
  )
}

/** Removes scripts, which hold the props of islands. */
function parseAnyHtml(html: string): Root {
  return fromHtml(html.replace(/<script[\s>][\s\S]*?<\/script>/g, ''), { fragment: true })
}
