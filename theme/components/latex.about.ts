import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface LatexProps {
  /** A block of its own instead of a part of the line. */
  display?: Flag
  /** LaTeX, without dollar signs around it. */
  children?: ComponentChildren
}

export const Latex = {
  module: 'components/latex',
  attributes: {
    display: {
      type: 'flag',
      description: 'A block of its own instead of a part of the line.',
    },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['verbatim'],
} satisfies AboutOf<LatexProps>
