import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface VisibilityProps {
  /** `humans`: only on the page. `agents`: only in the Markdown output. */
  for?: string
  children?: ComponentChildren
}

export const Visibility = {
  module: 'components/visibility',
  attributes: {
    for: {
      type: ['humans', 'agents'],
      description: 'The audience of the content.',
      required: true,
    },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<VisibilityProps>
