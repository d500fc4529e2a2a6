import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface LatexProps {
  /** Render as a block instead of inline. */
  display?: Flag
  /** LaTeX without surrounding dollar signs. */
  children?: ComponentChildren
}

export const Latex = {
  module: 'components/latex',
  attributes: {
    display: {
      type: 'flag',
      description: 'Renders as a block instead of inline.',
    },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['verbatim'],
} satisfies AboutOf<LatexProps>
