import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface TableProps {
  className?: string
  class?: string
  /** The `<table>` element. */
  children?: ComponentChildren
}

export const Table = {
  module: 'components/table',
  attributes: {},
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<TableProps>
