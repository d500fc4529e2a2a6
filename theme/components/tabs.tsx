import { h } from 'preact'
import { stripInlineMarkdown } from '../../runtime/kit/strip-inline-markdown.ts'
import { useProseClass } from '../../runtime/use-prose-class.ts'
import { PANEL_TITLE } from '../islands/panels-class.ts'
import TabsIsland from '../islands/tabs.island.tsx'
import { classNames } from './class-names.ts'
import { collectPanels } from './collect-panels.ts'
import { Icon } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readFlag, readNumber } from './read-flag.ts'
import type { TabProps, TabsProps } from './tabs.about.ts'
import { textOfChildren } from './text-of-children.ts'
import './panels.css'
import './tabs.css'

export type { TabProps, TabsProps } from './tabs.about.ts'

/** Content in tabs, one of which is visible. */
export function Tabs({ children, defaultTabIndex, ...props }: TabsProps) {
  const proseClass = useProseClass()
  const { panels, rest } = collectPanels<TabProps>(children, (tab) => 'title' in tab)
  const initial = Math.min(
    Math.max(readNumber(defaultTabIndex) ?? 0, 0),
    panels.length - 1,
  )
  const tabs = panels.map((panel, index) => {
    const tab = panel.props
    const words = textOfChildren(tab.title).trim()
    const title = stripInlineMarkdown(words) || String(index + 1)
    // A block of code, whose content isn't its children.
    const isCode = 'html' in tab || 'language' in tab
    const content = isCode ? h(panel.type, { ...tab, title: undefined }) : tab.children
    return {
      // Tabs of the same words belong together, however they are formatted.
      title,
      label: /[`*_[~\\]/.test(words) ? (
        <InlineMarkdown links={false}>{words}</InlineMarkdown>
      ) : undefined,
      icon: tab.icon ? (
        <Icon class="tab-icon" icon={tab.icon} iconType={tab.iconType} />
      ) : undefined,
      id: tab.id,
      // One slot per panel: siblings in it stay siblings, for styles and for lists in Markdown.
      content: proseClass ? <div class={proseClass}>{content}</div> : <>{content}</>,
    }
  })
  return (
    <>
      {rest}
      {tabs.length > 0 && (
        <TabsIsland
          part="tabs"
          class={classNames(
            'tabs tab-container',
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

/** A panel of `Tabs`, which renders its content. On its own it is a titled section. */
export function Tab({ title, id, children }: TabProps) {
  return (
    <section id={id}>
      {title && <p class={PANEL_TITLE}>{title}</p>}
      {children}
    </section>
  )
}
