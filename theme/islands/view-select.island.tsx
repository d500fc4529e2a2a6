import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { afterShowing, choose, onChoice, readChoices } from './choices.ts'
import { VIEW_SELECT } from './view-select-class.ts'

interface ViewSelectProps {
  label: string
  /** Title of the initially shown view, the only one known here when the server renders. */
  first: string
}

export const when: When = 'load'

/**
 * Switches between the page's views. The choice is remembered, and synced with tabs of the same
 * title.
 */
export default function ViewSelect({ label, first }: ViewSelectProps) {
  const [titles, setTitles] = useState([first])
  const [active, setActive] = useState(first)
  const root = useRef<HTMLDivElement>(null)

  // A layout effect, because the event that triggered hydration is dispatched again right
  // afterwards.
  useLayoutEffect(() => {
    const all = [...new Set(views().map((view) => view.dataset['view']!))]
    setTitles(all)
    const show = (title: string, target?: Element | null) => {
      if (!all.includes(title)) return
      setActive(title)
      for (const view of views())
        view.hidden = view.dataset['view'] !== title && 'until-found'
      afterShowing(target)
    }
    const reveal = (event: Event) => {
      const view = (event.target as Element).closest<HTMLElement>('.view')
      if (view) show(view.dataset['view']!, (event as CustomEvent).detail)
    }
    const stop = onChoice(show)
    document.addEventListener('skerry:reveal', reveal)
    document.addEventListener('beforematch', reveal)
    const chosen = readChoices().find((title) => all.includes(title)) ?? first
    if (chosen !== first || location.hash) show(chosen)
    // The loader followed the hash before this island hydrated, and follows it again: where it
    // names something in another view, the browser may have revealed that beside the chosen one.
    if (location.hash) dispatchEvent(new Event('hashchange'))
    return stop
  }, [])

  return (
    <div class={`${VIEW_SELECT} multi-view-dropdown`} ref={root}>
      <select
        class="multi-view-dropdown-trigger"
        id="multi-view-dropdown"
        aria-label={label}
        value={active}
        onChange={(event) => choose(event.currentTarget.value, root.current!)}
      >
        {titles.map((title) => (
          <option class="multi-view-dropdown-item" value={title}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}

function views(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.view')]
}
