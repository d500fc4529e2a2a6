import type { ComponentChildren } from 'preact'
import { iconType, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'
import { tabsMarkdown } from './panels.about.ts'
import type { Flag } from './read-flag.ts'

export interface TabProps {
  title?: string
  icon?: IconValue
  iconType?: string
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

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

export const Tabs = {
  module: 'components/tabs',
  attributes: {
    defaultTabIndex: {
      type: 'number',
      description: 'The tab that is open at first, from 0.',
      default: '0',
    },
    sync: {
      type: 'flag',
      description: 'Follows other tabs and code groups of the same titles.',
      default: 'true',
    },
    borderBottom: {
      type: 'flag',
      description: 'A line under the content.',
      default: 'false',
    },
    items: {
      type: 'list',
      description: 'Titles of the tabs that have none, in their order.',
      tolerated: true,
    },
  },
  markdown: tabsMarkdown,
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<TabsProps & { items?: string[] }>

export const Tab = {
  module: 'components/tabs',
  attributes: {
    title: { type: 'text', description: 'On the tab.', required: true },
    id: { type: 'text', description: 'Its anchor; made of the title by default.' },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
  },
  markdown: tabsMarkdown,
  outline: { anchor: { kind: 'tab', text: ['title'] }, headings: 'listed' },
  children: 'html',
  roles: [],
} satisfies AboutOf<TabProps>
