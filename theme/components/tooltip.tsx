import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'
import { useLink } from './use-link.ts'
import './tooltip.css'

export interface TooltipProps {
  /** What it says. */
  tip?: string
  /** A title above it. */
  headline?: string
  /** The words of a link in it. */
  cta?: string
  /** Where the link leads. */
  href?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/**
 * Words with an explanation (behaviour 4.10), on hover, focus or touch. CSS shows it, so it
 * works without JavaScript; the pointer may move onto it; Escape closes it (`actions.ts`).
 */
export function Tooltip({ tip, headline, cta, href, children, ...props }: TooltipProps) {
  const id = useId()
  const link = useLink(href)
  return (
    <span class={classNames('tooltip', props.class, props.className)}>
      <span class="tooltip-trigger" tabIndex={0} aria-describedby={id}>
        {children}
      </span>
      <span
        class="tooltip-box"
        role="tooltip"
        id={id}
        data-component-part="tooltip-content"
      >
        {headline && <strong class="tooltip-headline">{headline}</strong>}
        <span class="tooltip-tip">{tip}</span>
        {cta && link && (
          <a class="tooltip-cta" {...link}>
            {cta}
          </a>
        )}
      </span>
    </span>
  )
}
