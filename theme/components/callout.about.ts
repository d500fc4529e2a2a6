import type { ComponentChildren } from 'preact'
import { attributeOf, find, make, makeText } from '../markdown/elements.ts'
import { labelled, paragraphs, type PartRule } from '../markdown/part-rule.ts'
import { iconType, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'

export interface CalloutProps {
  /** For `Callout`: looks like `Note`, `Warning`, … */
  type?: string
  /** Inline Markdown, above the text. */
  title?: ComponentChildren
  /** In place of the kind's own icon. */
  icon?: IconValue
  iconType?: string
  /** Any CSS colour; tint, border and text are made of it. */
  color?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const calloutClass = {
  root: 'callout',
  title: 'callout-title',
  content: 'callout-content',
} as const

/** What `data-callout-type` says of a callout that is of no kind. */
export const PLAIN_CALLOUT = 'callout'

const calloutRule: PartRule = (element, inside) => {
  const kind = attributeOf(element, 'dataCalloutType')
  const name = kind === PLAIN_CALLOUT ? undefined : attributeOf(element, 'ariaLabel')
  const title = find(element, calloutClass.title)
  const content = find(element, calloutClass.content) ?? element
  const words = inside(title?.children ?? [])
  const rest = inside(content.children.filter((child) => child !== title))
  const label = [
    ...(name ? [makeText(words.length > 0 ? `${name}: ` : name)] : []),
    ...words,
  ]
  return [make('blockquote', labelled(label, paragraphs(rest)))]
}

/** A callout whose kind is its name. */
export const Note = {
  module: 'components/callout',
  attributes: {
    title: { type: 'markdown', description: 'Words above the text.' },
    icon: { type: 'icon', description: 'In place of the usual icon.' },
    iconType,
    color: { type: 'color', description: 'In place of the usual colour.' },
    type: {
      type: 'text',
      description: 'Has an effect on `Callout` only.',
      tolerated: true,
    },
  },
  markdown: { [calloutClass.root]: calloutRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<CalloutProps>

export const Callout = {
  module: 'components/callout',
  attributes: {
    title: Note.attributes.title,
    icon: { type: 'icon', description: 'Before the text.' },
    iconType,
    color: { type: 'color', description: 'Tint, border and text are made of it.' },
    type: {
      type: ['note', 'tip', 'warning', 'info', 'check', 'danger'],
      description: 'Looks like the component of that name.',
    },
  },
  markdown: Note.markdown,
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<CalloutProps>

export { Note as Check, Note as Danger, Note as Info, Note as Tip, Note as Warning }
