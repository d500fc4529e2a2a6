import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import './panel.css'

export interface PanelProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

/** Anything beside the text: the compile step lifts it to the right column (behaviour 4.8). */
export function Panel({ children, ...props }: PanelProps) {
  return <div class={classNames('panel', props.class, props.className)}>{children}</div>
}
