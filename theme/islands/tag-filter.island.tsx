import { useEffect, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { TAG_FILTER } from './tag-filter-class.ts'

interface TagFilterProps {
  /** `PageData.updateTags`, most frequent first. */
  tags: string[]
  strings: Record<'filters' | 'filterByTag' | 'clearFilters' | 'noUpdates', string>
}

export const when: When = 'load'

/**
 * Shows only the changelog entries that have all selected tags. The selection is stored in the
 * URL: `?tags=a,b`.
 */
export default function TagFilter({ tags, strings }: TagFilterProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const [count, setCount] = useState<number>()

  useEffect(() => {
    const asked = `,${new URLSearchParams(location.search).get('tags')},`
    // Tags may contain commas.
    const known = tags.filter((tag) => asked.includes(`,${tag},`))
    const target = targetUpdate()
    if (known.length > 0 && (!target || hasTags(target, known))) filter(known)
    addEventListener('hashchange', showTarget)
    return () => removeEventListener('hashchange', showTarget)
  }, [])

  /** Ends the filter if the URL names an entry that it hides. */
  function showTarget() {
    const target = targetUpdate()
    if (!target?.hidden) return
    filter([])
    target.scrollIntoView()
  }

  function filter(wanted: string[]) {
    setChosen(wanted)
    setCount(showUpdates(wanted))
    const url = new URL(location.href)
    if (wanted.length > 0) url.searchParams.set('tags', wanted.join(','))
    else url.searchParams.delete('tags')
    history.replaceState(history.state, '', url)
  }

  const toggle = (tag: string) =>
    filter(
      chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag],
    )

  return (
    <div
      id="changelog-filters"
      class={`${TAG_FILTER} needs-js`}
      role="group"
      aria-label={strings.filterByTag}
    >
      <div class="tag-filter-title">{strings.filters}</div>
      <div id="changelog-filters-content" class="tag-filter-tags">
        {tags.map((tag) => (
          <button
            type="button"
            class="tag-filter-tag"
            aria-pressed={chosen.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {tag}
          </button>
        ))}
        {chosen.length > 0 && (
          <button type="button" class="tag-filter-clear" onClick={() => filter([])}>
            {strings.clearFilters}
          </button>
        )}
      </div>
      <p class="tag-filter-none" role="status">
        {count === 0 ? strings.noUpdates : ''}
      </p>
    </div>
  )
}

/** Hides entries that lack a tag. Returns the number of visible entries. */
function showUpdates(wanted: string[]): number {
  let shown = 0
  for (const update of document.querySelectorAll<HTMLElement>('.update')) {
    update.hidden = !hasTags(update, wanted)
    if (!update.hidden) shown++
  }
  document.dispatchEvent(new Event('skerry:shown'))
  return shown
}

function hasTags({ dataset }: HTMLElement, wanted: string[]): boolean {
  const tags = JSON.parse(dataset['tags'] ?? '[]') as string[]
  return wanted.every((tag) => tags.includes(tag))
}

/** The entry that the URL's hash names, or the one around the element that it names. */
function targetUpdate(): HTMLElement | null | undefined {
  return document.querySelector(':target')?.closest<HTMLElement>('.update')
}
