import { textMarks } from '../../runtime/search-records.ts'
import { escapeAttribute } from '../kit/escape-html.ts'
import type { SearchPage } from './search-page.ts'

/** How much a word counts, by where it stands; plain text counts 1. Pagefind's scale ends at 10. */
const WEIGHTS = {
  title: 10,
  keywords: 8,
  heading: 7,
  description: 4,
  parameter: 4,
  code: 0.3,
}

/**
 * The document from which Pagefind reads a page: its own HTML with weights, the title,
 * description and keywords around it. Each heading with an id starts a section, which has
 * a record of its own in the results. Pages of no version carry the version `*`.
 */
export function searchDocument(page: SearchPage, hasVersions: boolean): string {
  const weigh = (weight: number) =>
    `data-pagefind-weight="${Math.min(Math.max(weight * page.boost, 0), 10)}"`
  const html = page.html
    .replace(/<(h[1-6])(?=[\s>])/g, `<$1 ${weigh(WEIGHTS.heading)}`)
    .replace(/<span class="field-name-text"/g, `$& ${weigh(WEIGHTS.parameter)}`)
    // Beside a name, without a space between them.
    .replace(/<span class="tree-comment"/g, ' $&')
    .replace(/<pre(?=[\s>])/g, `${textMarks.code} <pre ${weigh(WEIGHTS.code)}`)
    .replace(/<thead(?=[\s>])/g, `${textMarks.labels} $&`)
    // Types and signs of a field, between its name and its description.
    .replace(
      /<div class="field-meta"[^>]*>[\s\S]*?<\/div>/g,
      `${textMarks.labels} $& ${textMarks.end}`,
    )
    .replace(/<\/(?:pre|thead)>/g, `$& ${textMarks.end}`)
  const meta = [
    page.breadcrumbs.length > 0 && metaTag('breadcrumb', page.breadcrumbs.join(' › ')),
    page.method && metaTag('method', page.method),
    hasVersions && filterTag('version', page.version ?? '*'),
    page.tab !== undefined && filterTag('tab', page.tab),
  ]
  const keywords = page.keywords.join(', ')
  return [
    `<!doctype html><html lang="${escapeAttribute(page.language)}"><body>`,
    `<main data-pagefind-body ${page.boost === 1 ? '' : weigh(1)}>`,
    ...meta,
    `<p data-pagefind-meta="title" ${weigh(WEIGHTS.title)}>${escapeAttribute(page.title)}</p>`,
    page.description &&
      `<p ${weigh(WEIGHTS.description)}>${escapeAttribute(page.description)}</p>`,
    html,
    // Last, so that excerpts are of the text.
    keywords && `<p ${weigh(WEIGHTS.keywords)}>${escapeAttribute(keywords)}</p>`,
    '</main></body></html>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Results can be narrowed to the pages of a value. */
function filterTag(name: string, value: string): string {
  return `<span data-pagefind-filter="${name}[data-value]" data-value="${escapeAttribute(value)}"></span>`
}

function metaTag(name: string, value: string): string {
  return `<span data-pagefind-meta="${name}[data-value]" data-value="${escapeAttribute(value)}"></span>`
}
