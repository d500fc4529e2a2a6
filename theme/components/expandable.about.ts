import type { ComponentChildren } from 'preact'
import { splitDetails, type PartRule } from '../markdown/part-rule.ts'
import type { AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface ExpandableProps {
  /** What is shown and hidden: `child attributes` by default. */
  title?: ComponentChildren
  defaultOpen?: Flag
  /** Its anchor: the hash opens it. */
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const expandableClass = { root: 'expandable' } as const

/** "Show child attributes" says nothing where all is shown. */
const expandableRule: PartRule = (element, inside) => inside(splitDetails(element).rest)

export const Expandable = {
  module: 'components/expandable',
  attributes: {
    title: {
      type: 'text',
      description: 'What is shown and hidden.',
      default: 'child attributes',
    },
    defaultOpen: {
      type: 'flag',
      description: 'Open from the beginning.',
      default: 'false',
    },
    id: { type: 'text', description: 'Its anchor.' },
  },
  markdown: { [expandableClass.root]: expandableRule },
  outline: { anchor: false, headings: 'unlisted' },
  children: 'html',
  roles: [],
} satisfies AboutOf<ExpandableProps>
