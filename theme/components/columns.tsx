import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { readNumber } from './read-flag.ts'
import './columns.css'

export interface ColumnsProps {
  /** How many beside each other where there is room: 1 to 4, as number or text; 2 by default. */
  cols?: number | string
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface ColumnProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

/** A grid of cards or cells of equal height (behaviour 4.3). */
export function Columns({ cols, children, ...props }: ColumnsProps) {
  return (
    <div
      class={classNames('columns', props.class, props.className)}
      data-cols={Math.min(Math.max(readNumber(cols) ?? 2, 1), 4)}
    >
      {children}
    </div>
  )
}

/** The older name of `Columns`. */
export function CardGroup(props: ColumnsProps) {
  return <Columns {...props} className={classNames('card-group', props.className)} />
}

/** One cell of `Columns`, holding anything. */
export function Column({ children, ...props }: ColumnProps) {
  return <div class={classNames('column', props.class, props.className)}>{children}</div>
}
