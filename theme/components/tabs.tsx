import type { ComponentChildren } from 'preact'
import TabsIsland from '../islands/tabs.island.tsx'
import { classNames } from './class-names.ts'
import { collectPanels } from './collect-panels.ts'
import { Icon } from './icon.tsx'
import type { IconValue } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readFlag, readNumber } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import './panels.css'
import { textOf } from './text-of.ts'
import './tabs.css'

export interface TabsProps {
  /** The tab shown at first, from 0. */
  defaultTabIndex?: number | string
  /** Follows choices of the same titles on the page, and remembers them; true by default. */
  sync?: Flag
  /** A line under the panel. */
  borderBottom?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface TabProps {
  title?: string
  icon?: IconValue
  iconType?: string
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/** Several versions of one passage, of which the reader sees one (behaviour 4.4). */
export function Tabs({ children, defaultTabIndex, ...props }: TabsProps) {
  const { panels, rest } = collectPanels<TabProps>(children, (tab) => 'title' in tab)
  const initial = Math.min(
    Math.max(readNumber(defaultTabIndex) ?? 0, 0),
    panels.length - 1,
  )
  const tabs = panels.map(({ props: tab }, index) => {
    const title = textOf(tab.title).trim() || String(index + 1)
    return {
      title,
      label: /[`*_[~\\]/.test(title) ? (
        <InlineMarkdown>{title}</InlineMarkdown>
      ) : undefined,
      icon: tab.icon ? (
        <Icon class="tab-icon" icon={tab.icon} iconType={tab.iconType} />
      ) : undefined,
      id: tab.id,
      content: tab.children,
    }
  })
  return (
    <>
      {rest}
      {tabs.length > 0 && (
        <TabsIsland
          part="tabs"
          class={classNames(
            'tabs',
            readFlag(props.borderBottom) && 'tabs-border-bottom',
            props.class,
            props.className,
          )}
          tabs={tabs}
          initial={initial}
          sync={readFlag(props.sync, true)}
        />
      )}
    </>
  )
}

/** One of `Tabs`, which draws it. On its own it is a passage with a title. */
export function Tab({ title, id, children }: TabProps) {
  return (
    <section id={id}>
      {title && <p class="panel-title">{title}</p>}
      {children}
    </section>
  )
}
