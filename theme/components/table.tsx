import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import type { TableProps } from './table.about.ts'
import './table.css'

export type { TableProps } from './table.about.ts'

/** A focusable scroll container for a wide table. */
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
