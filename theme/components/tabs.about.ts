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
  /** Index of the initially selected tab. */
  defaultTabIndex?: number | string
  /** Sync the selected title with other tabs and remember it. Defaults to true. */
  sync?: Flag
  /** Draw a border below the panel. */
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
      description: 'Index of the initially selected tab.',
      default: '0',
      range: [0, Infinity],
      misnomers: ['default', 'defaultTab', 'defaultValue'],
    },
    sync: {
      type: 'flag',
      description:
        'Syncs the selection with other tabs and code groups that have the same titles.',
      default: 'true',
    },
    borderBottom: {
      type: 'flag',
      description: 'A border below the content.',
      default: 'false',
    },
    items: {
      type: 'list',
      description: 'Titles of tabs without a title, in order.',
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
    title: {
      type: 'text',
      description: 'The label of the tab.',
      required: true,
      misnomers: ['label', 'name'],
    },
    id: { type: 'text', description: 'Its anchor. Derived from the title by default.' },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
  },
  markdown: tabsMarkdown,
  outline: { anchor: { kind: 'tab', text: ['title'] }, headings: 'listed' },
  children: 'html',
  roles: [],
} satisfies AboutOf<TabProps>
