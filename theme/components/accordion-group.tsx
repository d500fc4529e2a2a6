import type { AccordionGroupProps } from './accordion-group.about.ts'
import { classNames } from './class-names.ts'
import './accordion.css'

export type { AccordionGroupProps } from './accordion-group.about.ts'

/** Accordions joined in one border. Several may be open. */
export function AccordionGroup({ children, ...props }: AccordionGroupProps) {
  return (
    <div class={classNames('accordion-group', props.class, props.className)}>
      {children}
    </div>
  )
}
