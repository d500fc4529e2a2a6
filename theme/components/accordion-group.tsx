import type { AccordionGroupProps } from './accordion-group.about.ts'
import { classNames } from './class-names.ts'
import './accordion.css'

export type { AccordionGroupProps } from './accordion-group.about.ts'

/** Accordions with a common border. Several can be open at once. */
export function AccordionGroup({ children, ...props }: AccordionGroupProps) {
  return (
    <div
      class={classNames('accordion-group', props.class, props.className)}
      data-component-part="accordion-group"
    >
      {children}
    </div>
  )
}
