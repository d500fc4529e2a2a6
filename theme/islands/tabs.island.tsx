import { useId, useRef } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { PANEL_TITLE, panelsClass, panelsPart, type PanelsPart } from './panels-class.ts'
import type { TabItem } from './tab-item.ts'
import { TabList } from './tab-list.tsx'
import { useActiveTab } from './use-active-tab.ts'

interface TabsIslandProps {
  tabs: TabItem[]
  /** Index of the initially selected tab. */
  initial: number
  /** Sync with tabs of the same title elsewhere. */
  sync: boolean
  /** If set, render a select with this accessible name instead of tabs. */
  dropdown?: string
  /** Accessible name of the tab list. */
  label?: string
  class?: string
  id?: string
  /** Name used in class names and `data-component-part`. */
  part: PanelsPart
}

export const when: When = 'visible'

/**
 * Tabs that follow the ARIA Authoring Practices: a single tab stop, arrow keys move and select.
 * Hidden panels are `until-found`, so find-in-page searches them. Without JavaScript and in
 * print, CSS shows all panels with their titles.
 */
export default function TabsIsland({ tabs, part, sync, ...props }: TabsIslandProps) {
  const root = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const titles = tabs.map(({ title }) => title)
  const panelId = (index: number) => tabs[index]?.id ?? `${prefix}-${index}`
  const tabId = (index: number) => `${panelId(index)}-tab`
  const { active, pick } = useActiveTab(root, { tabs, sync, initial: props.initial })

  return (
    <div
      ref={root}
      class={props.class}
      id={props.id}
      data-choices={sync ? titles.join('\n') : undefined}
    >
      {props.dropdown ? (
        <div class={panelsClass.bar(part)} data-component-part={`${part}-select`}>
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
        <TabList
          tabs={tabs}
          part={part}
          label={props.label}
          active={active}
          pick={pick}
          panelId={panelId}
          tabId={tabId}
        />
      )}
      {tabs.map(({ title, content }, index) => (
        <div
          role={props.dropdown ? 'group' : 'tabpanel'}
          class={panelsClass.panel(part)}
          id={panelId(index)}
          aria-labelledby={props.dropdown ? undefined : tabId(index)}
          aria-label={props.dropdown ? title : undefined}
          // An `until-found` panel still has a box, so it would be focusable.
          tabIndex={part === 'tabs' && index === active ? 0 : undefined}
          hidden={index === active ? undefined : 'until-found'}
          data-component-part={panelsPart.panel(part)}
        >
          <p class={PANEL_TITLE} aria-hidden="true">
            {title}
          </p>
          {content}
        </div>
      ))}
    </div>
  )
}
