import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import './frame.css'

export interface FrameProps {
  /** Inline Markdown, centred below. */
  caption?: ComponentChildren
  /** Inline Markdown, above. */
  hint?: ComponentChildren
  className?: string
  class?: string
  /** An image, a video, an iframe, … */
  children?: ComponentChildren
}

/** A border with a faint grid around an image or a video (behaviour 4.10). */
export function Frame({ caption, hint, children, ...props }: FrameProps) {
  return (
    <div class={classNames('frame-wrapper', props.class, props.className)}>
      {hint && (
        <p class="frame-hint" data-component-part="frame-hint">
          <InlineMarkdown>{hint}</InlineMarkdown>
        </p>
      )}
      <figure class="frame">
        <div class="frame-content" data-component-part="frame-content">
          {children}
        </div>
        {caption && (
          <figcaption class="frame-caption" data-component-part="frame-description">
            <InlineMarkdown>{caption}</InlineMarkdown>
          </figcaption>
        )}
      </figure>
    </div>
  )
}
