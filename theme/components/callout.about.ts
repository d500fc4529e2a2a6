import type { ComponentChildren } from 'preact'
import { attributeOf, findPart, make, makeText } from '../markdown/elements.ts'
import { labelled, paragraphs, type PartRule } from '../markdown/part-rule.ts'
import { iconType, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'

export interface CalloutProps {
  /** Only for `Callout`: the kind, as in `Note`, `Warning`, … */
  type?: string
  /** Inline Markdown, shown above the text. */
  title?: ComponentChildren
  /** Replaces the kind's default icon. */
  icon?: IconValue
  iconType?: string
  /** Any CSS colour, from which background, border and text colour are derived. */
  color?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const calloutClass = { root: 'callout' } as const

export const calloutKinds = ['note', 'tip', 'warning', 'info', 'check', 'danger'] as const

export type CalloutKind = (typeof calloutKinds)[number]

/** Common synonyms in `type`. */
export const calloutSynonyms: Readonly<Record<string, CalloutKind>> = {
  caution: 'warning',
  critical: 'danger',
  error: 'danger',
  hint: 'tip',
  important: 'note',
  success: 'check',
  warn: 'warning',
}

/** `data-callout-type` of a callout without a kind. */
export const PLAIN_CALLOUT = 'callout'

const calloutRule: PartRule = (element, inside) => {
  const kind = attributeOf(element, 'dataCalloutType')
  const name = kind === PLAIN_CALLOUT ? undefined : attributeOf(element, 'ariaLabel')
  const title = findPart(element, 'callout-title')
  const content = findPart(element, 'callout-content') ?? element
  const words = inside(title?.children ?? [])
  const rest = inside(content.children.filter((child) => child !== title))
  const label = [
    ...(name ? [makeText(words.length > 0 ? `${name}: ` : name)] : []),
    ...words,
  ]
  return [make('blockquote', labelled(label, paragraphs(rest)))]
}

/** Shared by all callouts named after a kind. */
export const Note = {
  module: 'components/callout',
  attributes: {
    title: { type: 'markdown', description: 'A title above the text.' },
    icon: { type: 'icon', description: 'Replaces the default icon.' },
    iconType,
    color: { type: 'color', description: 'Replaces the default colour.' },
    type: {
      type: 'text',
      description: 'Only has an effect on `Callout`.',
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
    color: {
      type: 'color',
      description: 'Background, border and text are derived from it.',
    },
    type: {
      type: calloutKinds,
      synonyms: Object.keys(calloutSynonyms),
      description: 'Looks like the component of that name.',
      misnomers: ['kind', 'variant', 'intent'],
    },
  },
  markdown: Note.markdown,
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<CalloutProps>

export { Note as Check, Note as Danger, Note as Info, Note as Tip, Note as Warning }
