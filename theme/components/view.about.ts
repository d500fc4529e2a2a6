import type { ComponentChildren } from 'preact'
import { VIEW_SELECT } from '../islands/view-select-class.ts'
import { drop } from '../markdown/part-rule.ts'
import { iconType, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'
import { panelRule } from './panels.about.ts'

export interface ViewProps {
  /** Title in the menu of views. Views with the same title are shown together. */
  title?: string
  icon?: IconValue
  iconType?: string
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const viewClass = { root: 'view' } as const

export const View = {
  module: 'components/view',
  attributes: {
    title: {
      type: 'text',
      description: 'The title in the menu of views.',
      required: true,
    },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
    id: { type: 'text', description: 'Its anchor. Derived from the title by default.' },
  },
  markdown: { [viewClass.root]: panelRule, [VIEW_SELECT]: drop },
  outline: { anchor: { kind: 'view', text: ['title'] }, headings: 'listed' },
  children: 'html',
  roles: [],
} satisfies AboutOf<ViewProps>
