import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import { useLink } from './use-link.ts'
import './tile.css'

export interface TileProps {
  /** Where the tile leads. */
  href: string
  /** Inline Markdown. */
  title?: ComponentChildren
  /** Inline Markdown. */
  description?: ComponentChildren
  className?: string
  class?: string
  /** The preview: an image or an SVG. */
  children?: ComponentChildren
}

/** A preview on a dotted ground with words below it, all one link (behaviour 4.3). */
export function Tile({ href, title, description, children, ...props }: TileProps) {
  const link = useLink(href)
  const words = <InlineMarkdown>{title ?? description ?? href}</InlineMarkdown>
  return (
    <div class={classNames('tile', props.class, props.className)}>
      <div class="tile-content" data-component-part="tile-content">
        {children}
      </div>
      <p class="tile-title" data-component-part="tile-title">
        {link ? (
          <a class="tile-link" {...link}>
            {words}
          </a>
        ) : (
          words
        )}
      </p>
      {title && description && (
        <p class="tile-description" data-component-part="tile-description">
          <InlineMarkdown>{description}</InlineMarkdown>
        </p>
      )}
    </div>
  )
}
