import { stringsFor } from 'virtual:skerry/strings'
import { escapeAttribute, escapeText } from './kit/escape-html.ts'
import { fillIn } from './kit/fill-in.ts'
import type { PageData } from './types/pages.ts'

/** As `remark-rehype` writes them: pages of all languages are compiled with the same options. */
const LABEL = /(<h2 [^>]*id="footnote-label"[^>]*>)Footnotes(?=<\/h2>)/
const BACK = /( data-footnote-backref(?:="")? aria-label=")Back to reference ([\d-]+)"/g

/** Puts the labels of a page's footnotes into its language, unless the author has set them. */
export function translateFootnotes(
  html: string,
  page: Pick<PageData, 'language'>,
): string {
  if (!html.includes('"footnote-label"')) return html
  const { footnotes, backToReference } = stringsFor(page.language)
  const label = (number: string) => escapeAttribute(fillIn(backToReference, { number }))
  return html
    .replace(LABEL, (_, start: string) => start + escapeText(footnotes))
    .replace(BACK, (_, start: string, number: string) => `${start}${label(number)}"`)
}
