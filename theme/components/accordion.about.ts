import type { ComponentChildren } from 'preact'
import { findPart, isElement, make } from '../markdown/elements.ts'
import { ifPart, labelled, type PartRule } from '../markdown/part-rule.ts'
import { iconType, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'
import type { Flag } from './read-flag.ts'

export interface AccordionProps {
  /** Inline Markdown. */
  title?: ComponentChildren
  /** Inline Markdown, shown below the title. */
  description?: ComponentChildren
  defaultOpen?: Flag
  icon?: IconValue
  iconType?: string
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const accordionClass = { root: 'accordion' } as const

const accordionRule: PartRule = (element, inside) => {
  const title = inside(findPart(element, 'accordion-title')?.children ?? [])
  const description = findPart(element, 'accordion-description')
  const rest = element.children.filter((child) => !isElement(child, 'summary'))
  return labelled(title, [
    ...(description ? [make('p', inside(description.children))] : []),
    ...inside(rest),
  ])
}

export const Accordion = {
  module: 'components/accordion',
  attributes: {
    title: {
      type: 'markdown',
      description: 'The title, visible while it is closed.',
      required: true,
      misnomers: ['header', 'label', 'name'],
    },
    description: { type: 'markdown', description: 'Text below the title.' },
    defaultOpen: {
      type: 'flag',
      description: 'Open initially.',
      default: 'false',
    },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
    id: { type: 'text', description: 'Its anchor. Derived from the title by default.' },
  },
  markdown: { [accordionClass.root]: ifPart('accordion-button', accordionRule) },
  outline: { anchor: { kind: 'titled', text: ['title'] }, headings: 'unlisted' },
  children: 'html',
  roles: [],
} satisfies AboutOf<AccordionProps>
