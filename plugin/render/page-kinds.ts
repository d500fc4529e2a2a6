import type { RenderedContent } from '../../runtime/types/rendering.ts'
import type { HighlightedCode } from '../compile/highlighted-code.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { hasShape, jsonKind, recordKind, textKind } from '../kit/stored-kind.ts'
import type { ContentFacts } from './page-tasks.ts'
import type { PageFacts } from './page-compilation.ts'

/** A highlighted code block, by its text and how it is highlighted. */
export const fenceKind = recordKind<HighlightedCode>(
  'fence',
  ['html'],
  hasShape<HighlightedCode>({
    html: 'string',
    styles: 'record',
    lineCount: 'number',
    className: 'string?',
  }),
)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Files that a page includes, by `compileKey`. */
export const includedKind = jsonKind<string[]>('included', isTexts)

/** Facts of a compiled page, by `codeKey`. */
export const factsKind = recordKind<PageFacts>(
  'facts',
  ['agentsCode'],
  hasShape<PageFacts>({
    agentsCode: 'string?',
    headings: 'array',
    links: 'array',
    imports: 'array',
    components: 'array',
    classNames: 'array',
    codeStyles: 'record',
    ids: 'array',
    codeIds: 'array',
    computesIds: 'boolean',
    updates: 'array',
    fields: 'array',
    mermaid: 'boolean',
    hoverTypes: 'boolean',
    hasPanel: 'boolean',
    dependencies: 'array',
    embeds: 'array',
    inlineStyles: 'boolean',
    diagnostics: 'array',
    findings: 'array',
    failed: 'boolean',
  }),
)

/** A compiled page's code, by `codeKey`. */
export const codeKind = textKind('code')

/** What rendering a content read from its surroundings, by `PreparedPage.contentKey`. */
export const readsKind = jsonKind<string[]>('reads', isTexts)

/** Facts of a page's content, by `renderedKey`. */
interface StoredContent {
  facts: ContentFacts
  /** Whether the page's Markdown is stored as well. */
  hasMarkdown: boolean
}

const isContentFacts = hasShape<ContentFacts>({
  islands: 'array',
  loadIslands: 'array',
  styles: 'record',
  warnings: 'array',
  error: 'record?',
  inline: 'record',
  classNames: 'array',
  images: 'array',
})

/** By `renderedKey`. */
export const renderedKind = jsonKind<StoredContent>(
  'rendered',
  (value): value is StoredContent =>
    isPlainObject(value) &&
    isContentFacts(value['facts']) &&
    typeof value['hasMarkdown'] === 'boolean',
)

/** A page's content, by `renderedKey`. */
export const contentKind = recordKind<RenderedContent>(
  'content',
  ['html', 'panel'],
  hasShape<RenderedContent>({
    html: 'string',
    panel: 'string?',
    islands: 'array',
    loadIslands: 'array',
    styles: 'record',
    warnings: 'array',
  }),
)

/** A page as Markdown, by `renderedKey`. */
export const markdownKind = textKind('markdown')
