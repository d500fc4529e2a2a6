import type { ComponentChildren } from 'preact'
import { fillIn, useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import { textOf } from './text-of.ts'
import './expandable.css'

export interface ExpandableProps {
  /** What is shown and hidden: `child attributes` by default. */
  title?: ComponentChildren
  defaultOpen?: Flag
  /** Its anchor: the hash opens it. */
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/** Fields inside a field, behind "Show …" and "Hide …" (behaviour 4.5). */
export function Expandable({
  title,
  defaultOpen,
  id,
  children,
  ...props
}: ExpandableProps) {
  const strings = useStrings()
  const what = textOf(title).trim() || strings.childAttributes
  return (
    <details
      class={classNames('expandable', props.class, props.className)}
      id={id}
      open={readFlag(defaultOpen)}
    >
      <summary class="expandable-button" data-component-part="expandable-button">
        <Icon
          icon={{ name: 'chevron-right', library: 'lucide' }}
          size={12}
          class="expandable-caret"
        />
        <span class="expandable-show">
          <InlineMarkdown>{fillIn(strings.show, { what })}</InlineMarkdown>
        </span>
        <span class="expandable-hide">
          <InlineMarkdown>{fillIn(strings.hide, { what })}</InlineMarkdown>
        </span>
      </summary>
      <div class="expandable-content" data-component-part="expandable-content">
        {children}
      </div>
    </details>
  )
}
