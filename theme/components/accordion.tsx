import { useContext } from 'preact/hooks'
import { markIds } from '../../runtime/mark-ids.ts'
import { RenderRecordContext } from '../../runtime/render-record.ts'
import { useProseClass } from '../../runtime/use-prose-class.ts'
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
 * (`actions/accordion.ts`). Those that components render get their id here.
 */
export function Accordion({
  title,
  description,
  icon,
  children,
  ...props
}: AccordionProps) {
  const proseClass = useProseClass()
  const record = useContext(RenderRecordContext)
  const ownId =
    props.id === undefined && typeof title === 'string' && title !== ''
      ? record?.titledId?.(title)
      : undefined

  const accordion = (
    <details
      class={classNames(accordionClass.root, props.class, props.className)}
      id={props.id ?? ownId}
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
    </details>
  )
  return record && ownId ? markIds(record, [ownId], accordion) : accordion
}
