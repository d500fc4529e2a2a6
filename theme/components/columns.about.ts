import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface ColumnProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface ColumnsProps {
  /** Number of columns where there is room, 1 to 4. Defaults to 2. */
  cols?: number | string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const Columns = {
  module: 'components/columns',
  attributes: {
    cols: {
      type: 'number',
      description: 'Number of columns where there is room, 1 to 4.',
      default: '2',
      range: [1, 4],
      misnomers: ['columns', 'col', 'count'],
    },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<ColumnsProps>

export { Columns as CardGroup }

export const Column = {
  module: 'components/columns',
  attributes: {},
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<ColumnProps>
