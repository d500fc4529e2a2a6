import type { Excerpt } from './excerpt.ts'
import { markTitle } from './mark-title.ts'
import type { FoundPage, FoundText } from './search-engine.ts'
import type { SearchStrings } from './search-strings.ts'

/** An entry of the listbox. */
export type SearchOption =
  | { kind: 'page'; page: FoundPage }
  | { kind: 'section'; section: FoundText }
  | { kind: 'recent'; query: string }
  | { kind: 'suggested'; title: string; url: string }
  | { kind: 'more' }
  | { kind: 'wider' }

/** Options under a common label, if they need one. */
export interface OptionGroup {
  label?: string
  options: readonly SearchOption[]
}

interface SearchResultsProps {
  /** Prefix of its element ids. */
  name: string
  groups: readonly OptionGroup[]
  /** Index of the active option. */
  active: number
  optionId: (index: number) => string
  /** The query that the results are for. */
  query: string
  /** The query that was used: `query`, or its correction. */
  wanted: string
  /** Language of the results. */
  language: string
  /** Whether results may be from several versions. */
  showsVersions: boolean
  status: string
  hint?: string
  strings: SearchStrings
  onHover: (index: number) => void
  onChoose: (option: SearchOption) => void
}

/** The listbox of the search. Results are links, so that they can be opened in a new tab. */
export function SearchResults(props: SearchResultsProps) {
  const { name, groups, query, language, status, hint, strings } = props
  const isEmpty = groups.every(({ options }) => options[0]?.kind === 'wider')
  let first = 0
  return (
    <div class="search-body" data-query={query}>
      <p class={isEmpty ? 'search-status' : 'search-count'} role="status">
        {status}
      </p>
      {hint && <p class="search-hint">{hint}</p>}
      <div
        id={`${name}-results`}
        class="search-results"
        role="listbox"
        aria-label={strings.search}
        lang={language}
        hidden={groups.length === 0}
      >
        {groups.map((group) => {
          const start = first
          first += group.options.length
          return <Group key={group.label} {...props} group={group} start={start} />
        })}
      </div>
    </div>
  )
}

interface GroupProps extends SearchResultsProps {
  group: OptionGroup
  /** Index of its first option. */
  start: number
}

function Group(props: GroupProps) {
  const { group, start, active, optionId, onHover, onChoose } = props
  const options = group.options.map((option, offset) => {
    const index = start + offset
    return (
      <a
        key={keyOf(option)}
        id={optionId(index)}
        class={`search-option search-option-${option.kind}`}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        href={urlOf(option)}
        onPointerMove={() => index !== active && onHover(index)}
        onClick={() => onChoose(option)}
      >
        <OptionContent option={option} {...props} />
      </a>
    )
  })
  if (group.label === undefined) return <>{options}</>
  return (
    <div role="group" aria-label={group.label}>
      <p class="search-label" aria-hidden="true">
        {group.label}
      </p>
      {options}
    </div>
  )
}

interface OptionContentProps extends Pick<
  SearchResultsProps,
  'wanted' | 'strings' | 'showsVersions'
> {
  option: SearchOption
}

function OptionContent({ option, wanted, strings, showsVersions }: OptionContentProps) {
  if (option.kind === 'recent') return <>{option.query}</>
  if (option.kind === 'suggested') return <>{option.title}</>
  if (option.kind === 'more') return <>{strings.moreResults}</>
  if (option.kind === 'wider') return <>{strings.searchWider}</>
  const { title, excerpt } = option.kind === 'page' ? option.page : option.section
  const page = option.kind === 'page' ? option.page : undefined
  const trail = [showsVersions && page?.version, page?.breadcrumb].filter(Boolean)
  return (
    <>
      {trail.length > 0 && <span class="search-trail">{trail.join(' › ')}</span>}
      <span class="search-title">
        {page?.method && (
          <span class="method-nav-pill" data-method={page.method.toLowerCase()}>
            {page.method}
          </span>
        )}
        {/* A single flex item, even if parts of it are marked. */}
        <span>
          <Marked pieces={markTitle(title, wanted)} />
        </span>
      </span>
      {/* If a page has sections, only those show an excerpt. */}
      {(!page || page.sections.length === 0) && <ExcerptText excerpt={excerpt} />}
    </>
  )
}

/** Reserves its space until the text is loaded, to avoid layout shifts under the pointer. */
function ExcerptText({ excerpt }: { excerpt: Excerpt | undefined }) {
  if (excerpt && !excerpt.pieces.some(Boolean)) return null
  const kind = excerpt?.isCode ? 'search-excerpt search-excerpt-code' : 'search-excerpt'
  return <span class={kind}>{excerpt && <Marked pieces={excerpt.pieces} />}</span>
}

/** Renders pieces of text, of which every second one is a match. */
function Marked({ pieces }: { pieces: readonly string[] }) {
  return (
    <>{pieces.map((piece, index) => (index % 2 === 1 ? <mark>{piece}</mark> : piece))}</>
  )
}

function urlOf(option: SearchOption): string | undefined {
  if (option.kind === 'page') return option.page.url
  if (option.kind === 'suggested') return option.url
  return option.kind === 'section' ? option.section.url : undefined
}

function keyOf(option: SearchOption): string {
  if (option.kind === 'recent') return `recent ${option.query}`
  return urlOf(option) ?? option.kind
}
