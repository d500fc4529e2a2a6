import type { ComponentChildren } from 'preact'
import { make } from '../markdown/elements.ts'
import { drop, withoutLinks, type PartRule } from '../markdown/part-rule.ts'
import { noAnchor, type AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface HeadingProps {
  /** 1 to 6. Defaults to 2. */
  level?: number | string
  id?: string
  /** Additional ids, space-separated, which other slug algorithms derive from the text. */
  alias?: string
  /** Don't link the heading to itself. */
  noAnchor?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

export const headingClass = {
  root: 'prose-heading',
  anchor: 'heading-anchor',
  /** A link after the text, without text of its own. */
  anchorAfter: 'heading-anchor-after',
  alias: 'heading-alias',
} as const

/** Converts a heading to Markdown, without the link to itself. */
export const headingRule: PartRule = (element, inside) => [
  make(element.tagName, withoutLinks(inside(element.children), headingClass.anchor)),
]

export const Heading = {
  module: 'components/heading',
  attributes: {
    level: { type: 'number', description: '1 to 6.', default: '2', range: [1, 6] },
    id: { type: 'text', description: 'Its anchor. Derived from the text by default.' },
    noAnchor,
  },
  markdown: {
    [headingClass.root]: headingRule,
    [headingClass.alias]: drop,
    [headingClass.anchorAfter]: drop,
  },
  outline: { anchor: { kind: 'heading', text: [] }, headings: 'listed' },
  children: 'elements',
  roles: [],
} satisfies AboutOf<HeadingProps, 'alias'>
