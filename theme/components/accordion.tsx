import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconValue } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import './accordion.css'

export interface AccordionProps {
  /** Inline Markdown. */
  title?: ComponentChildren
  /** Inline Markdown, below the title. */
  description?: ComponentChildren
  defaultOpen?: Flag
  icon?: IconValue
  iconType?: string
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/**
 * A passage that opens under its title (behaviour 4.5). A `<details>`: it works without
 * JavaScript, and find-in-page opens it. The loader opens it for the hash, and opening it
 * writes the hash.
 */
export function Accordion({
  title,
  description,
  icon,
  children,
  ...props
}: AccordionProps) {
  return (
    <details
      class={classNames('accordion', props.class, props.className)}
      id={props.id}
      open={readFlag(props.defaultOpen)}
    >
      <summary class="accordion-button" data-component-part="accordion-button">
        <Icon
          class="accordion-caret"
          icon={{ name: 'chevron-right', library: 'lucide' }}
          size={14}
        />
        {icon && <Icon class="accordion-icon" icon={icon} iconType={props.iconType} />}
        <span class="accordion-head">
          <span class="accordion-title" data-component-part="accordion-title">
            <InlineMarkdown>{title}</InlineMarkdown>
          </span>
          {description && (
            <span
              class="accordion-description"
              data-component-part="accordion-description"
            >
              <InlineMarkdown>{description}</InlineMarkdown>
            </span>
          )}
        </span>
      </summary>
      <div class="accordion-content" data-component-part="accordion-content">
        {children}
      </div>
    </details>
  )
}
