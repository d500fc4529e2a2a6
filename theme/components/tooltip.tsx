import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'
import { tooltipClass, type TooltipProps } from './tooltip.about.ts'
import { useLink } from './use-link.ts'
import './tooltip.css'

export type { TooltipProps } from './tooltip.about.ts'

/**
 * Text with an explanation on hover, focus or touch. Shown by CSS alone, and the pointer can
 * move onto it. Escape closes it (`actions/tooltip.ts`).
 */
export function Tooltip({ tip, headline, cta, href, children, ...props }: TooltipProps) {
  const id = useId()
  const link = useLink(href)
  return (
    <span class={classNames(tooltipClass.root, props.class, props.className)}>
      <span class={tooltipClass.trigger} tabIndex={0} aria-describedby={id}>
        {children}
      </span>
      <span
        class={tooltipClass.box}
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
