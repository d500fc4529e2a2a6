import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { PANEL_TITLE, panelsClass, panelsPart } from '../../theme/islands/panels-class.ts'
import { TabList } from '../../theme/islands/tab-list.tsx'
import { useActiveTab } from '../../theme/islands/use-active-tab.ts'
import type { RequestData } from '../samples/lazy/request-data.ts'
import type { TokenKind } from '../samples/lazy/token-kinds.ts'
import type { SampleLanguage } from '../samples/languages/live-languages.ts'
import { LazyCode } from './lazy-code.tsx'

/** The samples of a request, as far as the page contains them; the browser generates the others. */
export interface SampleTabsProps {
  tabs: SampleTab[]
  /** The request of the samples in the page's HTML, then with the other `examples`. */
  requests: RequestData[]
  /** The examples of the body, in the order of `requests`. */
  examples?: { label: string; groups: ExampleGroup[] }
  /** The class of each kind of token, from the site's themes. */
  colors: Partial<Record<TokenKind, string>>
  /** Label of the tab list. */
  label: string
  /** Use a select instead of tabs, with this label. */
  dropdown?: string
  /** Label of the copy button. */
  copy: string
  id?: string
}

interface SampleTab {
  title: string
  /** A sample in the page's HTML. */
  content?: ComponentChildren
  /** The language in which the browser generates the sample if it isn't in the HTML. */
  language?: SampleLanguage
}

/** Examples of one content type. */
export interface ExampleGroup {
  type?: string
  names: string[]
}

export const when: When = 'visible'

/**
 * Request samples as a code group that is synced by its titles. The first sample and those in the
 * description are in the page's HTML; the others are generated when selected.
 */
export default function SampleTabs({
  tabs,
  requests,
  colors,
  ...props
}: SampleTabsProps) {
  const root = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const panelId = (index: number) => `${prefix}-${index}`
  const tabId = (index: number) => `${panelId(index)}-tab`
  const { active, pick } = useActiveTab(root, { tabs, sync: true, initial: 0 })
  const [example, setExample] = useState(0)
  const examples = tabs[active]?.language && props.examples && (
    <Choice {...props.examples} chosen={example} onChoose={setExample} />
  )
  // Only panels that exist in the page can be referenced.
  const shownTabs = tabs.map((tab) => ({ ...tab, content: null }))
  return (
    <div ref={root} class="code-group" id={props.id}>
      {props.dropdown ? (
        <div
          class={panelsClass.bar('code-group')}
          data-component-part="code-group-select"
        >
          <Choice
            label={props.dropdown}
            groups={[{ names: tabs.map(({ title }) => title) }]}
            chosen={active}
            onChoose={pick}
          />
          {examples}
        </div>
      ) : (
        <>
          <TabList
            tabs={shownTabs}
            part="code-group"
            label={props.label}
            active={active}
            pick={pick}
            panelId={panelId}
            tabId={tabId}
          />
          {examples && <div class={panelsClass.bar('code-group')}>{examples}</div>}
        </>
      )}
      {tabs.map(({ title, content, language }, index) => (
        <div
          key={index}
          role={props.dropdown ? 'group' : 'tabpanel'}
          class={panelsClass.panel('code-group')}
          id={panelId(index)}
          aria-labelledby={props.dropdown ? undefined : tabId(index)}
          aria-label={props.dropdown ? title : undefined}
          hidden={index === active ? undefined : content ? 'until-found' : true}
          data-component-part={panelsPart.panel('code-group')}
          data-other-example={(language && example > 0) || undefined}
        >
          {content && (
            <p class={PANEL_TITLE} aria-hidden="true">
              {title}
            </p>
          )}
          {content}
          {language && index === active && (!content || example > 0) && (
            <LazyCode
              language={language}
              request={requests[example]!}
              firstCode={() =>
                root.current?.querySelector('pre')?.textContent.replace(/\n$/, '') ?? ''
              }
              colors={colors}
              copy={props.copy}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** A select of names, by index. */
function Choice({
  label,
  groups,
  chosen,
  onChoose,
}: {
  label: string
  groups: readonly ExampleGroup[]
  chosen: number
  onChoose: (index: number) => void
}) {
  let count = 0
  return (
    <select
      class="code-group-select"
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {groups.map(({ type, names }) => {
        const options = names.map((name) => <option value={count++}>{name}</option>)
        return type ? <optgroup label={type}>{options}</optgroup> : options
      })}
    </select>
  )
}
