import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import { expandableClass, type ExpandableProps } from './expandable.about.ts'
import { Icon } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readFlag } from './read-flag.ts'
import { textOfChildren } from './text-of-children.ts'
import './expandable.css'

export type { ExpandableProps } from './expandable.about.ts'

/** Collapsible nested fields, labelled "Show …" or "Hide …". */
export function Expandable({
  title,
  defaultOpen,
  id,
  children,
  ...props
}: ExpandableProps) {
  const strings = useStrings()
  const named = textOfChildren(title).trim()
  const what = named || strings.childAttributes
  return (
    <details
      class={classNames(expandableClass.root, props.class, props.className)}
      id={id}
      data-title={named || undefined}
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
