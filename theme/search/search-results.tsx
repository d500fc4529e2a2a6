import type { Excerpt } from './excerpt.ts'
import { markTitle } from './mark-title.ts'
import type { FoundPage, FoundText } from './query-index.ts'
import type { SearchWords } from './search-words.ts'

/** Something of the list that can be chosen. */
export type SearchOption =
  | { kind: 'page'; page: FoundPage }
  | { kind: 'section'; section: FoundText }
  | { kind: 'recent'; query: string }
  | { kind: 'more' }

export interface SearchResultsProps {
  options: readonly SearchOption[]
  /** Index of the active option. */
  active: number
  optionId: (index: number) => string
  /** What the options answer. */
  query: string
  /** What was looked for: the query, or what was meant by it. */
  wanted: string
  status: string
  hint?: string
  words: SearchWords
  onHover: (index: number) => void
  onChoose: (option: SearchOption) => void
}

/** The list box of the search. Results are links, so that they open in a new tab too. */
export function SearchResults({
  options,
  active,
  optionId,
  query,
  wanted,
  status,
  hint,
  words,
  onHover,
  onChoose,
}: SearchResultsProps) {
  const recent = options[0]?.kind === 'recent'
  return (
    <div class="search-body" data-query={query}>
      <p class={options.length > 0 ? 'search-count' : 'search-status'} role="status">
        {status}
      </p>
      {hint && <p class="search-hint">{hint}</p>}
      {recent && <p class="search-label">{words.recentSearches}</p>}
      <div
        id="search-results"
        class="search-results"
        role="listbox"
        aria-label={recent ? words.recentSearches : words.search}
        hidden={options.length === 0}
      >
        {options.map((option, index) => (
          <a
            key={keyOf(option)}
            id={optionId(index)}
            class={`search-option search-option-${option.kind}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={addressOf(option)}
            onPointerMove={() => index !== active && onHover(index)}
            onClick={() => onChoose(option)}
          >
            <OptionContent option={option} wanted={wanted} words={words} />
          </a>
        ))}
      </div>
    </div>
  )
}

interface OptionContentProps extends Pick<SearchResultsProps, 'wanted' | 'words'> {
  option: SearchOption
}

function OptionContent({ option, wanted, words }: OptionContentProps) {
  if (option.kind === 'recent') return <>{option.query}</>
  if (option.kind === 'more') return <>{words.moreResults}</>
  const { title, excerpt } = option.kind === 'page' ? option.page : option.section
  const page = option.kind === 'page' ? option.page : undefined
  return (
    <>
      {page?.breadcrumb && <span class="search-trail">{page.breadcrumb}</span>}
      <span class="search-title">
        {page?.method && (
          <span class="method-nav-pill" data-method={page.method.toLowerCase()}>
            {page.method}
          </span>
        )}
        {/* One item of the row, whatever is marked in it. */}
        <span>
          <Marked pieces={markTitle(title, wanted)} />
        </span>
      </span>
      {/* The excerpt of a page stands below its best section where there is one. */}
      {(!page || page.sections.length === 0) && <ExcerptText excerpt={excerpt} />}
    </>
  )
}

/** Its space is reserved until the text is there, so that nothing moves under the pointer. */
function ExcerptText({ excerpt }: { excerpt: Excerpt | undefined }) {
  if (excerpt && !excerpt.pieces.some(Boolean)) return null
  const kind = excerpt?.isCode ? 'search-excerpt search-excerpt-code' : 'search-excerpt'
  return <span class={kind}>{excerpt && <Marked pieces={excerpt.pieces} />}</span>
}

/** Pieces of a text, of which every second one is what was looked for. */
function Marked({ pieces }: { pieces: readonly string[] }) {
  return (
    <>{pieces.map((piece, index) => (index % 2 === 1 ? <mark>{piece}</mark> : piece))}</>
  )
}

function addressOf(option: SearchOption): string | undefined {
  if (option.kind === 'page') return option.page.url
  return option.kind === 'section' ? option.section.url : undefined
}

function keyOf(option: SearchOption): string {
  if (option.kind === 'recent') return `recent ${option.query}`
  return addressOf(option) ?? 'more'
}
