import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface VisibilityProps {
  /** `humans`: on the page only. `agents`: in the Markdown output only. */
  for?: string
  children?: ComponentChildren
}

export const Visibility = {
  module: 'components/visibility',
  attributes: {
    for: { type: ['humans', 'agents'], description: 'Who it is for.', required: true },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<VisibilityProps>
