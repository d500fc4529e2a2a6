import { panelsClass, panelsPart, type PanelsPart } from './panels-class.ts'
import type { TabItem } from './tab-item.ts'

interface TabListProps {
  tabs: TabItem[]
  part: PanelsPart
  label?: string
  active: number
  pick: (index: number) => void
  panelId: (index: number) => string
  tabId: (index: number) => string
}

/**
 * The tab list: a single tab stop. Arrow keys move the focus and select. What is visible of a tab
 * is inside of it, as on Mintlify: scripts of sites look for it there.
 */
export function TabList({ tabs, part, label, active, pick, ...ids }: TabListProps) {
  const move = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const list = event.currentTarget
    const last = tabs.length - 1
    const forward = list.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
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
    list.querySelectorAll<HTMLElement>(':scope > button')[to]!.focus()
  }

  return (
    <div
      class={panelsClass.bar(part)}
      role="tablist"
      aria-label={label}
      data-component-part={panelsPart.list(part)}
      onKeyDown={move}
    >
      {tabs.map(({ title, label, icon }, index) => (
        <button
          type="button"
          role="tab"
          id={ids.tabId(index)}
          aria-controls={ids.panelId(index)}
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1}
          data-component-part={panelsPart.tab(part)}
          onClick={() => pick(index)}
        >
          <div
            class={`${part}-tab`}
            data-active={index === active}
            data-component-part={`${panelsPart.tab(part)}-button`}
          >
            {icon}
            {label ?? title}
          </div>
        </button>
      ))}
    </div>
  )
}
