import { textMarks } from '../../runtime/search-records.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'
import type { SearchPage } from './search-page.ts'

/** Weights of words by where they are. Plain text has 1, Pagefind's maximum is 10. */
const WEIGHTS = {
  title: 10,
  keywords: 8,
  heading: 7,
  description: 4,
  parameter: 4,
  code: 0.3,
}

/** Matches elements that directly follow a name, a title or one another, without a space. */
const JOINED =
  /<(?:span (?:role="listitem|class="(?:tree-comment|tooltip-tip)|data-component-part="accordion-description)|a class="tooltip-cta)"/g

/**
 * Matches elements that say nothing about their page: the second label of a button, links to
 * schemas in full, and a schema's JSON and a callback's example, which repeat its rows.
 */
const UNINDEXED =
  /<(?:span class="expandable-hide|p class="api-(?:more|repeats)|details class="api-html-only[^"]*|div class="schema-example[^"]*)"/g

/** Matches the start of a view, with its id and its title. */
const VIEW =
  /(<section class="view(?: [^"]*)?" id="([^"]*)"(?:[^">]|"[^"]*")*>)<p class="panel-title">([\s\S]*?)<\/p>/g

/** Matches code, whose tokens are most of a page's elements. */
const CODE = /<pre[\s>][\s\S]*?<\/pre>/g
const SPAN_TAG = /<\/?span(?:\s+[^\s"=>]+(?:="[^"]*")?)*>/g

/**
 * The document that Pagefind indexes for a page: its content with weights, plus title,
 * description and keywords. Each heading with an id and each view starts a section, which is a
 * separate result. Pages without a version get the version `*`.
 */
export function searchDocument(page: SearchPage, hasVersions: boolean): string {
  const weigh = (weight: number) =>
    `data-pagefind-weight="${Math.min(Math.max(weight * page.boost, 0), 10)}"`
  const html = page.html
    .replace(CODE, (code) => code.replace(SPAN_TAG, ''))
    // Its text can be hidden, so a result must lead to the view and not to what is above.
    .replace(VIEW, '$1<h2 id="$2">$3</h2>')
    .replace(/<(h[1-6])(?=[\s>])/g, `<$1 ${weigh(WEIGHTS.heading)}`)
    // A field's name isn't part of the sentence before it.
    .replace(
      /<span class="field-name-text"/g,
      `${textMarks.end} $& ${weigh(WEIGHTS.parameter)}`,
    )
    .replace(JOINED, ' $&')
    // An excerpt is from one tab.
    .replace(/<div role="tabpanel"/g, `${textMarks.end} $&`)
    .replace(UNINDEXED, '$& data-pagefind-ignore')
    .replace(/<pre(?=[\s>])/g, `${textMarks.code} <pre ${weigh(WEIGHTS.code)}`)
    .replace(/<thead(?=[\s>])/g, `${textMarks.labels} $&`)
    // A field's type and flags, between its name and its description.
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
    // Last and marked, so that excerpts show the text.
    keywords &&
      `<p ${weigh(WEIGHTS.keywords)}>${textMarks.labels} ${escapeAttribute(keywords)}</p>`,
    '</main></body></html>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Adds a value that results can be filtered by. */
function filterTag(name: string, value: string): string {
  return `<span data-pagefind-filter="${name}[data-value]" data-value="${escapeAttribute(value)}"></span>`
}

function metaTag(name: string, value: string): string {
  return `<span data-pagefind-meta="${name}[data-value]" data-value="${escapeAttribute(value)}"></span>`
}
