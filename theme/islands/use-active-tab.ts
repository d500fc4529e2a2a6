import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { afterShowing, choose, onChoice, readChoices } from './choices.ts'

interface ActiveTabOptions {
  tabs: { title: string; id?: string }[]
  /** Index of the tab shown at first. */
  initial: number
  /** Follows and makes choices of the same titles elsewhere. */
  sync: boolean
}

/**
 * Which tab is shown, and `pick`, by which the reader shows another. The hash, find-in-page
 * and, with `sync`, choices made in other tabs change it too.
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

  // Synchronously: the event that woke the island is dispatched again right after.
  useLayoutEffect(() => {
    const element = root.current!
    const panels = [...element.querySelectorAll(`:scope > [role=tabpanel]`)]
    // What the hash or find-in-page opened before hydration stays open.
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
    show(index)
    const { id, title } = tabs[index]!
    if (id) history.replaceState(history.state, '', `#${encodeURIComponent(id)}`)
    if (sync) choose(title, root.current!)
  }

  return { active, pick }
}
