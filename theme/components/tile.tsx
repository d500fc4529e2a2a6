import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import { tileClass, type TileProps } from './tile.about.ts'
import { useLink } from './use-link.ts'
import './tile.css'
import './plain-link.css'

export type { TileProps } from './tile.about.ts'

/**
 * A preview on a dotted background with text below. The whole tile is a link, around the text if
 * there is any.
 */
export function Tile({ href, title, description, children, ...props }: TileProps) {
  const link = useLink(href)
  const heading = title || description
  const linked = (content: ComponentChildren) =>
    link ? (
      <a class={`${tileClass.link} plain-link`} {...link}>
        {content}
      </a>
    ) : (
      content
    )
  return (
    <div class={classNames(tileClass.root, props.class, props.className)}>
      <div class={tileClass.content} data-component-part="tile-content">
        {heading ? children : linked(children)}
      </div>
      {heading && (
        <p class={tileClass.title} data-component-part="tile-title">
          {linked(<InlineMarkdown links={false}>{heading}</InlineMarkdown>)}
        </p>
      )}
      {title && description && (
        <p class={tileClass.description} data-component-part="tile-description">
          <InlineMarkdown>{description}</InlineMarkdown>
        </p>
      )}
    </div>
  )
}
