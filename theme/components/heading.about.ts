import type { ComponentChildren } from 'preact'
import { make } from '../markdown/elements.ts'
import { drop, withoutLinks, type PartRule } from '../markdown/part-rule.ts'
import { noAnchor, type AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface HeadingProps {
  /** 1 to 6; 2 by default. */
  level?: number | string
  id?: string
  /** Further ids that lead here, with spaces between: what other rules make of the text. */
  alias?: string
  /** No link to itself. */
  noAnchor?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

export const headingClass = {
  root: 'heading',
  anchor: 'heading-anchor',
  /** An anchor that stands after the words, and has none. */
  anchorAfter: 'heading-anchor-after',
  alias: 'heading-alias',
} as const

/** A heading in Markdown: its text without the link to itself. */
export const headingRule: PartRule = (element, inside) => [
  make(element.tagName, withoutLinks(inside(element.children), headingClass.anchor)),
]

export const Heading = {
  module: 'components/heading',
  attributes: {
    level: { type: 'number', description: '1 to 6.', default: '2' },
    id: { type: 'text', description: 'Its anchor; made of the text by default.' },
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
