import { useProseClass } from '../../runtime/use-prose-class.ts'
import { classNames } from './class-names.ts'
import type { ColumnProps, ColumnsProps } from './columns.about.ts'
import { readNumber } from './read-flag.ts'
import './columns.css'

export type { ColumnProps, ColumnsProps } from './columns.about.ts'

/** A grid of cards or cells of equal height. */
export function Columns({ cols, children, ...props }: ColumnsProps) {
  return (
    <div
      class={classNames('columns', useProseClass(), props.class, props.className)}
      data-cols={Math.min(Math.max(readNumber(cols) ?? 2, 1), 4)}
    >
      {children}
    </div>
  )
}

/** Legacy name of `Columns`. */
export function CardGroup(props: ColumnsProps) {
  return <Columns {...props} className={classNames('card-group', props.className)} />
}

/** A cell of `Columns` with any content. */
export function Column({ children, ...props }: ColumnProps) {
  return <div class={classNames('column', props.class, props.className)}>{children}</div>
}
