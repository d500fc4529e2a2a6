import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { afterShowing, choose, onChoice, readChoices } from './choices.ts'

export interface TabItem {
  /** What is shown, and what choices are compared by. */
  title: string
  /** The title with markup, where it has any. */
  label?: ComponentChildren
  icon?: ComponentChildren
  /** Of the panel; choosing the tab writes it to the hash. */
  id?: string
  content: ComponentChildren
}

export interface TabsIslandProps {
  tabs: TabItem[]
  /** Index of the tab shown at first. */
  initial: number
  /** Follows and makes choices of the same titles elsewhere. */
  sync: boolean
  /** A list to choose from in place of tabs, with this name. */
  dropdown?: string
  /** Names the list of tabs. */
  label?: string
  class?: string
  id?: string
  /** Marks the parts for users' styles: `tabs-list`, `code-group-tab-bar`, … */
  part: 'tabs' | 'code-group'
}

export const when: When = 'visible'

/**
 * Tabs, by the pattern of the ARIA guide: one stop for the Tab key, arrows move and choose.
 * Hidden panels are `until-found`, so that find-in-page reaches them; without JavaScript, and
 * in print, CSS shows them all under their titles.
 */
export default function TabsIsland({ tabs, part, sync, ...props }: TabsIslandProps) {
  const [active, setActive] = useState(props.initial)
  const root = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const titles = tabs.map(({ title }) => title)
  const panelId = (index: number) => tabs[index]?.id ?? `${prefix}-${index}`
  const tabId = (index: number) => `${panelId(index)}-tab`

  const show = (index: number, target?: Element | null) => {
    if (index < 0) return
    setActive(index)
    afterShowing(target)
  }

  // At once: the event that woke the island comes again right after.
  useLayoutEffect(() => {
    const element = root.current!
    const panels = [...element.querySelectorAll(`:scope > [role=tabpanel]`)]
    // What the hash or find-in-page opened before the island was awake stays open.
    const open = panels.findIndex(
      (panel, index) => index !== props.initial && !panel.hasAttribute('hidden'),
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

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const forward = root.current!.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const to = {
      [forward]: active === last ? 0 : active + 1,
      [backward]: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    pick(to)
    root
      .current!.querySelectorAll<HTMLElement>(':scope > [role=tablist] > button')
      [to]!.focus()
  }

  return (
    <div
      ref={root}
      class={props.class}
      id={props.id}
      data-choices={sync ? titles.join('\n') : undefined}
    >
      {props.dropdown ? (
        <div class={`${part}-bar`} data-component-part={`${part}-select`}>
          <select
            class={`${part}-select`}
            aria-label={props.dropdown}
            value={active}
            onChange={(event) => pick(Number(event.currentTarget.value))}
          >
            {titles.map((title, index) => (
              <option value={index}>{title}</option>
            ))}
          </select>
        </div>
      ) : (
        <div
          class={`${part}-bar`}
          role="tablist"
          aria-label={props.label}
          data-component-part={`${part}-list`}
          onKeyDown={move}
        >
          {tabs.map(({ title, label, icon }, index) => (
            <button
              type="button"
              role="tab"
              class={`${part}-tab`}
              id={tabId(index)}
              aria-controls={panelId(index)}
              aria-selected={index === active}
              tabIndex={index === active ? 0 : -1}
              data-active={index === active || undefined}
              data-component-part={`${part}-tab`}
              onClick={() => pick(index)}
            >
              {icon}
              {label ?? title}
            </button>
          ))}
        </div>
      )}
      {tabs.map(({ title, content }, index) => (
        <div
          role={props.dropdown ? 'group' : 'tabpanel'}
          class={`${part}-panel`}
          id={panelId(index)}
          aria-labelledby={props.dropdown ? undefined : tabId(index)}
          aria-label={props.dropdown ? title : undefined}
          // A hidden panel keeps its box for find-in-page: it would be a stop of the Tab key.
          tabIndex={part === 'tabs' && index === active ? 0 : undefined}
          hidden={index === active ? undefined : ('until-found' as never)}
          data-component-part={`${part}-content`}
        >
          <p class="panel-title" aria-hidden="true">
            {title}
          </p>
          {content}
        </div>
      ))}
    </div>
  )
}
