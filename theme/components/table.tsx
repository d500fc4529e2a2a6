import type { ComponentChildren } from 'preact'
import { useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import './table.css'

export interface TableProps {
  className?: string
  class?: string
  /** The `<table>`. */
  children?: ComponentChildren
}

/** The room a table scrolls in, by keyboard too (behaviour 3.6). */
export function Table({ children, ...props }: TableProps) {
  return (
    <div
      class={classNames('table', props.class, props.className)}
      role="group"
      aria-label={useStrings().scrollTable}
      tabIndex={0}
    >
      {children}
    </div>
  )
}
