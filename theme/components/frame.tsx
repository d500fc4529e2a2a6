import { classNames } from './class-names.ts'
import { frameClass, type FrameProps } from './frame.about.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import { isVNode } from './is-vnode.ts'
import './frame.css'

export type { FrameProps } from './frame.about.ts'

/** A bordered frame with a faint grid for an image or a video. */
export function Frame({ caption, hint, style, children, ...props }: FrameProps) {
  return (
    <div
      class={classNames(frameClass.root, props.class, props.className)}
      data-component-part="frame-container"
    >
      {hint && (
        <p class={frameClass.hint} data-component-part="frame-hint">
          <InlineMarkdown>{hint}</InlineMarkdown>
        </p>
      )}
      <figure
        class="frame"
        data-component-part="frame"
        style={isVNode(style) ? undefined : style}
      >
        <div class={frameClass.content} data-component-part="frame-content">
          {children}
        </div>
        {caption && (
          <figcaption class={frameClass.caption} data-component-part="frame-description">
            <InlineMarkdown>{caption}</InlineMarkdown>
          </figcaption>
        )}
      </figure>
    </div>
  )
}
