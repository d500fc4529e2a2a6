import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import type { TableProps } from './table.about.ts'
import './table.css'

export type { TableProps } from './table.about.ts'

/** The room a table scrolls in, by keyboard too. */
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
