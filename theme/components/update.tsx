import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readList } from './read-flag.ts'
import './tag-filter.css'
import './update.css'

export interface UpdateProps {
  /** A date or a version; also the entry in the table of contents. */
  label?: ComponentChildren
  /** Inline Markdown, under the label. */
  description?: ComponentChildren
  /** For the filter: an array or words with commas between. */
  tags?: string[] | string
  /** What the feed says instead of label and description; nothing on the page. */
  rss?: { title?: string; description?: string }
  /** Tolerated in place of `label`. */
  date?: ComponentChildren
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/** One entry of a changelog: label and tags beside it, what changed to the right (behaviour 4.10). */
export function Update({
  label,
  description,
  date,
  id,
  children,
  ...props
}: UpdateProps) {
  const tags = readList(props.tags)
  const name = label ?? date
  const words = <InlineMarkdown>{name}</InlineMarkdown>

  return (
    <section
      class={classNames('update', props.class, props.className)}
      id={id}
      data-tags={tags.length > 0 ? JSON.stringify(tags) : undefined}
      data-component-part="update"
    >
      <div class="update-side">
        {name && (
          <div class="update-label" data-component-part="update-label">
            {id ? <a href={`#${id}`}>{words}</a> : words}
          </div>
        )}
        {description && (
          <div class="update-description" data-component-part="update-description">
            <InlineMarkdown>{description}</InlineMarkdown>
          </div>
        )}
        {tags.length > 0 && (
          <ul class="update-tags" data-component-part="update-tag-list">
            {tags.map((tag) => (
              <li class="update-tag" data-component-part="update-tag">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="update-content" data-component-part="update-content">
        {children}
      </div>
    </section>
  )
}
