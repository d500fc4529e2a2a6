import { accordionClass, type AccordionProps } from './accordion.about.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readFlag } from './read-flag.ts'
import './accordion.css'

export type { AccordionProps } from './accordion.about.ts'

/**
 * Collapsible content. Based on `<details>`, so it works without JavaScript and with
 * find-in-page. The loader opens it if the URL hash names it; opening it writes the hash
 * (`actions/accordion.ts`).
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
      class={classNames(accordionClass.root, props.class, props.className)}
      id={props.id}
      open={readFlag(props.defaultOpen)}
    >
      <summary class="accordion-button" data-component-part="accordion-button">
        <Icon
          class="accordion-caret"
          part="accordion-caret-right"
          icon={{ name: 'chevron-right', library: 'lucide' }}
          size={14}
        />
        {icon && (
          <Icon
            class="accordion-icon"
            part="accordion-icon"
            icon={icon}
            iconType={props.iconType}
          />
        )}
        <span class="accordion-head" data-component-part="accordion-title-container">
          <span class={accordionClass.title} data-component-part="accordion-title">
            <InlineMarkdown>{title}</InlineMarkdown>
          </span>
          {description && (
            <span
              class={accordionClass.description}
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
