import { useShell } from '../../runtime/page-context.ts'
import type { PageHeading } from '../../runtime/types/pages.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ChevronDownIcon, ListIcon } from '../ui-icons.tsx'
import { pageMenuAt } from './frame-choices.ts'
import { PageContextMenu } from './page-context-menu.tsx'
import { buildToc, type TocEntry } from './build-toc.ts'
import './table-of-contents.css'

/**
 * "On this page": a column next to the content, and below 1280 px a button that opens the list.
 * The list is in the page twice, but only one is ever displayed.
 */
export function TableOfContents() {
  const { site, page } = useShell()
  const strings = useStrings()
  const entries = buildToc(page.headings)
  const options = pageMenuAt('toc', page, site.settings)
  if (entries.length === 0 && !options) return null

  return (
    <>
      {entries.length > 0 && (
        <details class="toc-box" name="skerry-menu" data-menu="">
          <summary>
            <ListIcon />
            <span class="toc-box-label">{strings.onThisPage}</span>
            <ChevronDownIcon class="chevron" />
          </summary>
          <nav aria-label={strings.onThisPage}>
            <TocList entries={entries} />
          </nav>
        </details>
      )}
      <div
        id="content-side-layout"
        class="content-side"
        // The contents are a landmark themselves, the menu isn't.
        role={options && 'complementary'}
        aria-label={options && strings.onThisPage}
      >
        <div id="table-of-contents-layout" class="toc-layout">
          {entries.length > 0 && (
            <nav id="table-of-contents" aria-labelledby="table-of-contents-title">
              <div id="table-of-contents-title" class="toc-title">
                <ListIcon />
                {strings.onThisPage}
              </div>
              <TocList entries={entries} id="table-of-contents-content" />
            </nav>
          )}
          {options && <PageContextMenu options={options} />}
        </div>
      </div>
    </>
  )
}

function TocList({ entries, id }: { entries: TocEntry[]; id?: string }) {
  return (
    <ul id={id} class={id ? 'toc toc-list' : 'toc-list'}>
      {entries.map((entry) => (
        <li
          class="toc-item"
          key={entry.id}
          data-depth="0"
          data-within={entry.within?.join(' ')}
        >
          <TocLink heading={entry} />
          {entry.children.length > 0 && (
            <ul>
              {entry.children.map((child) => (
                <li
                  class="toc-item"
                  key={child.id}
                  data-depth={child.depth - Math.max(2, entry.depth)}
                  data-within={child.within?.join(' ')}
                >
                  <TocLink heading={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function TocLink({ heading }: { heading: PageHeading }) {
  return <a href={`#${encodeURIComponent(heading.id)}`}>{heading.text}</a>
}
