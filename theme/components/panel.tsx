import { classNames } from './class-names.ts'
import type { PanelProps } from './panel.about.ts'
import './panel.css'

export type { PanelProps } from './panel.about.ts'

/** Content for the right column, to which the compiler moves it. */
export function Panel({ children, ...props }: PanelProps) {
  return (
    <div class={classNames('panel prose', props.class, props.className)}>{children}</div>
  )
}
