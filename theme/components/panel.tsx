import { classNames } from './class-names.ts'
import type { PanelProps } from './panel.about.ts'
import './panel.css'

export type { PanelProps } from './panel.about.ts'

/** Anything beside the text: the compile step lifts it to the right column. */
export function Panel({ children, ...props }: PanelProps) {
  return <div class={classNames('panel', props.class, props.className)}>{children}</div>
}
