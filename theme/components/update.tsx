import { useProseClass } from '../../runtime/use-prose-class.ts'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { useTitledId } from '../../runtime/use-titled-id.ts'
import { classNames } from './class-names.ts'
import { headingClass } from './heading.about.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readList } from './read-flag.ts'
import { textOfChildren } from './text-of-children.ts'
import { updateClass, type UpdateProps } from './update.about.ts'
import './tag-filter.css'
import './update.css'
import './plain-link.css'

export type { UpdateProps } from './update.about.ts'

/** A changelog entry: label and tags at the side, content next to them. */
export function Update({
  label,
  description,
  date,
  alias,
  children,
  ...props
}: UpdateProps) {
  const tags = readList(props.tags)
  const name = label ?? date
  const words = InlineMarkdown({ children: name })
  const strings = useStrings()
  const { id, mark } = useTitledId(props.id, name, 'update')
  const contentClass = classNames(updateClass.content, useProseClass())

  return mark(
    <section
      class={classNames(
        updateClass.root,
        'update-container',
        props.class,
        props.className,
      )}
      id={id}
      data-tags={tags.length > 0 ? JSON.stringify(tags) : undefined}
      data-component-part="update"
    >
      {alias?.split(' ').map((each) => (
        <span id={each} class={headingClass.alias} />
      ))}
      <div class="update-side">
        {name && (
          <div class={updateClass.label} data-component-part="update-label">
            {id ? (
              <a
                class="plain-link"
                href={`#${id}`}
                aria-label={fillIn(strings.updateLink, { name: textOfChildren(words) })}
              >
                {words}
              </a>
            ) : (
              words
            )}
          </div>
        )}
        {description && (
          <div class={updateClass.description} data-component-part="update-description">
            <InlineMarkdown>{description}</InlineMarkdown>
          </div>
        )}
        {tags.length > 0 && (
          <div role="list" class={updateClass.tags} data-component-part="update-tag-list">
            {tags.map((tag) => (
              <span
                role="listitem"
                class={updateClass.tag}
                data-component-part="update-tag"
              >
                {tag}
              </span>
            ))}
          </div>
        )}
      </div>
      <div class={contentClass} data-component-part="update-content">
        {children}
      </div>
    </section>,
  )
}
