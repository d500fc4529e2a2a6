import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { PANEL_TITLE, panelsClass, panelsPart } from '../../theme/islands/panels-class.ts'
import { TabList } from '../../theme/islands/tab-list.tsx'
import { useActiveTab } from '../../theme/islands/use-active-tab.ts'
import type { RequestData } from '../samples/late/request-data.ts'
import type { TokenKind } from '../samples/late/token-kinds.ts'
import type { SampleLanguage } from '../samples/languages/live-languages.ts'
import { LateCode } from './late-code.tsx'

export interface SampleTabsProps {
  tabs: SampleTab[]
  request: RequestData
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

export interface SampleTab {
  title: string
  /** A sample in the page's HTML. Without it, the browser generates one in `language`. */
  content?: ComponentChildren
  language?: SampleLanguage
}

export const when: When = 'visible'

/**
 * Request samples as a code group that is synced by its titles. The first sample and those in the
 * description are in the page's HTML; the others are generated when selected.
 */
export default function SampleTabs({ tabs, request, colors, ...props }: SampleTabsProps) {
  const root = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const panelId = (index: number) => `${prefix}-${index}`
  const tabId = (index: number) => `${panelId(index)}-tab`
  const { active, pick } = useActiveTab(root, { tabs, sync: true, initial: 0 })
  // Only panels that exist in the page can be referenced.
  const shownTabs = tabs.map((tab) => ({ ...tab, content: null }))
  return (
    <div ref={root} class="code-group" id={props.id}>
      {props.dropdown ? (
        <div
          class={panelsClass.bar('code-group')}
          data-component-part="code-group-select"
        >
          <select
            class="code-group-select"
            aria-label={props.dropdown}
            value={active}
            onChange={(event) => pick(Number(event.currentTarget.value))}
          >
            {tabs.map(({ title }, index) => (
              <option value={index}>{title}</option>
            ))}
          </select>
        </div>
      ) : (
        <TabList
          tabs={shownTabs}
          part="code-group"
          label={props.label}
          active={active}
          pick={pick}
          panelId={panelId}
          tabId={tabId}
        />
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
        >
          {content && (
            <p class={PANEL_TITLE} aria-hidden="true">
              {title}
            </p>
          )}
          {content}
          {language && index === active && (
            <LateCode
              language={language}
              request={request}
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
