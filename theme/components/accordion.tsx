import { useProseClass } from '../../runtime/use-prose-class.ts'
import { useTitledId } from '../../runtime/use-titled-id.ts'
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
  const proseClass = useProseClass()
  const { id, mark } = useTitledId(props.id, title, 'titled')

  return mark(
    <details
      class={classNames(accordionClass.root, props.class, props.className)}
      id={id}
      data-component-part="accordion"
      open={readFlag(props.defaultOpen)}
    >
      <summary data-component-part="accordion-button">
        <Icon
          part="accordion-caret-right"
          icon={{ name: 'chevron-right', library: 'lucide' }}
          size={14}
        />
        {icon && <Icon part="accordion-icon" icon={icon} iconType={props.iconType} />}
        <span data-component-part="accordion-title-container">
          <span data-component-part="accordion-title">
            <InlineMarkdown links={false}>{title}</InlineMarkdown>
          </span>
          {description && (
            <span data-component-part="accordion-description">
              <InlineMarkdown>{description}</InlineMarkdown>
            </span>
          )}
        </span>
      </summary>
      <div class={proseClass} data-component-part="accordion-content">
        {children}
      </div>
    </details>,
  )
}
