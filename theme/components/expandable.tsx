import type { ComponentChildren } from 'preact'
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
  const what = <InlineMarkdown>{named || strings.childAttributes}</InlineMarkdown>
  // The conversion to Markdown finds the title by this name.
  const part = named ? 'expandable-title' : undefined
  return (
    <details
      class={classNames(expandableClass.root, props.class, props.className)}
      id={id}
      data-component-part="expandable"
      open={readFlag(defaultOpen)}
    >
      <summary class={expandableClass.button} data-component-part="expandable-button">
        <Icon
          icon={{ name: 'chevron-right', library: 'lucide' }}
          size={12}
          class="expandable-caret"
        />
        <span class="expandable-show">
          <Label phrase={strings.show}>
            <span data-component-part={part}>{what}</span>
          </Label>
        </span>
        <span class="expandable-hide">
          <Label phrase={strings.hide}>{what}</Label>
        </span>
      </summary>
      <div class="expandable-content" data-component-part="expandable-content">
        {children}
      </div>
    </details>
  )
}

/** A phrase with `{what}`, which the children replace. */
function Label({ phrase, children }: { phrase: string; children: ComponentChildren }) {
  const [before, after] = phrase.split('{what}')
  return (
    <>
      {before}
      {after !== undefined && children}
      {after}
    </>
  )
}
