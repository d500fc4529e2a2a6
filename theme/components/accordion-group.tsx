import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import './accordion.css'

export interface AccordionGroupProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

/** Accordions joined in one border (behaviour 4.5). Several may be open. */
export function AccordionGroup({ children, ...props }: AccordionGroupProps) {
  return (
    <div class={classNames('accordion-group', props.class, props.className)}>
      {children}
    </div>
  )
}
