import type { ComponentChildren } from 'preact'
import type { AboutOf } from './component-about.ts'

export interface AccordionGroupProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

export const AccordionGroup = {
  module: 'components/accordion-group',
  attributes: {},
  markdown: 'as-html',
  outline: { anchor: false, headings: 'unlisted' },
  children: 'html',
  roles: [],
} satisfies AboutOf<AccordionGroupProps>
