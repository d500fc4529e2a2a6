import type { ComponentChildren } from 'preact'
import { findPart } from '../markdown/elements.ts'
import { ifPart, labelled, splitDetails, type PartRule } from '../markdown/part-rule.ts'
import type { AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface ExpandableProps {
  /** What is shown or hidden. Defaults to "child attributes". */
  title?: ComponentChildren
  defaultOpen?: Flag
  /** Its anchor. The URL hash opens it. */
  id?: string
  /** Ignored: the content is in the page, where search and readers without JavaScript find it. */
  lazy?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

export const expandableClass = {
  root: 'expandable',
  button: 'expandable-button',
} as const

/** Markdown shows everything, so the "Show …" label is replaced by the author's title, if any. */
const expandableRule: PartRule = (element, inside) => {
  const { summary, rest } = splitDetails(element)
  const title = summary && findPart(summary, 'expandable-title')
  return labelled(inside(title?.children ?? []), inside(rest))
}

export const Expandable = {
  module: 'components/expandable',
  attributes: {
    title: {
      type: 'text',
      description: 'What is shown or hidden, for the label.',
      default: 'child attributes',
    },
    defaultOpen: {
      type: 'flag',
      description: 'Open initially.',
      default: 'false',
      misnomers: ['open', 'expanded'],
    },
    id: { type: 'text', description: 'Its anchor.' },
    lazy: {
      type: 'flag',
      description: 'Has no effect: browsers lay out the content when it is opened.',
      tolerated: true,
    },
  },
  markdown: { [expandableClass.root]: ifPart(expandableClass.button, expandableRule) },
  outline: { anchor: false, headings: 'unlisted' },
  children: 'html',
  roles: [],
} satisfies AboutOf<ExpandableProps>
