import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { afterShowing } from './choices.ts'
import { ID_SEPARATOR, variationClass } from './variation-class.ts'
import { VIEW_SELECT } from './view-select-class.ts'

interface VariationSelectProps {
  label: string
  /** `variations.options` of the settings. The page shows the first one. */
  options: { id: string; label: string }[]
}

export const when: When = 'load'

const KEY = 'skerry:variation'
const PARAMETER = 'variation'

/**
 * Switches between the variations of the content. The choice is remembered on all pages, and in
 * the URL, so that a shared link shows the same.
 */
export default function VariationSelect({ label, options }: VariationSelectProps) {
  const [active, setActive] = useState(options[0]!.id)
  const root = useRef<HTMLDivElement>(null)

  const show = (id: string, target?: Element | null) => {
    setActive(id)
    for (const part of parts()) part.hidden = !idsOf(part).includes(id) && 'until-found'
    afterShowing(target)
  }
  const choose = (id: string) => {
    const { top } = root.current!.getBoundingClientRect()
    show(id)
    try {
      localStorage.setItem(KEY, id)
    } catch {
      // Storage is blocked: the choice is only in the URL.
    }
    writeParameter(id)
    const moved = root.current!.getBoundingClientRect().top - top
    if (moved) scrollBy({ top: moved, behavior: 'instant' })
  }

  // A layout effect, because the event that triggered hydration is dispatched again right
  // afterwards.
  useLayoutEffect(() => {
    const reveal = (event: Event) => {
      const part = (event.target as Element).closest<HTMLElement>(
        `.${variationClass.root}[hidden]`,
      )
      if (part) show(idsOf(part)[0]!, (event as CustomEvent).detail)
    }
    document.addEventListener('skerry:reveal', reveal)
    const stored = readChoice()
    const chosen = options.find(({ id }) => id === stored)?.id
    if (chosen !== undefined) writeParameter(chosen)
    if (chosen !== undefined || location.hash) show(chosen ?? active)
    // The loader followed the hash before this island hydrated, and follows it again: where it
    // names something in another variation, the browser may have revealed that, too.
    if (location.hash) dispatchEvent(new Event('hashchange'))
    return () => document.removeEventListener('skerry:reveal', reveal)
  }, [])

  return (
    <div class={`${VIEW_SELECT} ${variationClass.select}`} ref={root}>
      <select
        aria-label={label}
        value={active}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option value={option.id}>{option.label}</option>
        ))}
      </select>
    </div>
  )
}

function parts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.${variationClass.root}`)]
}

function idsOf(part: HTMLElement): string[] {
  return part.dataset['variation']!.split(ID_SEPARATOR)
}

/** The variation that the URL asks for, or the one chosen before. */
function readChoice(): string | null {
  const asked = new URLSearchParams(location.search).get(PARAMETER)
  try {
    return asked ?? localStorage.getItem(KEY)
  } catch {
    return asked
  }
}

function writeParameter(id: string): void {
  const url = new URL(location.href)
  if (url.searchParams.get(PARAMETER) === id) return
  url.searchParams.set(PARAMETER, id)
  history.replaceState(history.state, '', url)
}
