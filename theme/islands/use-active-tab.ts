import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { afterShowing, choose, onChoice, readChoices } from './choices.ts'

interface ActiveTabOptions {
  tabs: { title: string; id?: string }[]
  /** Index of the initially selected tab. */
  initial: number
  /** Sync with tabs of the same title elsewhere. */
  sync: boolean
}

/**
 * Returns the index of the active tab, and `pick`, which selects one on behalf of the reader.
 * The hash, find-in-page and, with `sync`, choices in other tabs also change it.
 */
export function useActiveTab(
  root: RefObject<HTMLElement | null>,
  { tabs, sync, initial }: ActiveTabOptions,
) {
  const [active, setActive] = useState(initial)
  const titles = tabs.map(({ title }) => title)

  const show = (index: number, target?: Element | null) => {
    if (index < 0) return
    setActive(index)
    afterShowing(target)
  }

  // A layout effect, because the event that triggered hydration is dispatched again right
  // afterwards.
  useLayoutEffect(() => {
    const element = root.current!
    // After one or two bars. Without a tab list, they have another role.
    const panels = [...element.children].slice(-tabs.length)
    // Keep a panel that the hash or find-in-page opened before hydration.
    const open = panels.findIndex(
      (panel, index) => index !== initial && !panel.hasAttribute('hidden'),
    )
    if (open >= 0) show(open)
    else if (sync) {
      const chosen = readChoices().find((title) => titles.includes(title))
      if (chosen !== undefined) show(titles.indexOf(chosen))
    }
    const reveal = (event: Event) =>
      show(panels.indexOf(event.target as Element), (event as CustomEvent).detail)
    const stop = sync ? onChoice((title) => show(titles.indexOf(title))) : undefined
    element.addEventListener('skerry:reveal', reveal)
    element.addEventListener('beforematch', reveal)
    return stop
  }, [])

  const pick = (index: number) => {
    const { id, title } = tabs[index]!
    if (id) history.replaceState(history.state, '', `#${encodeURIComponent(id)}`)
    if (sync) choose(title, root.current!)
    // After `choose`, for which the first of several tabs with this title is shown.
    show(index)
  }

  return { active, pick }
}
