import type { ComponentChildren } from 'preact'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { classNames } from './class-names.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import './banner.css'

export interface BannerProps {
  /** Inline Markdown; or give children. */
  content?: string
  /** `info` (default), `warning` or `critical`. */
  type?: string
  /** Any CSS colour in place of the type's, or one for each mode. */
  color?: string | { light: string; dark: string }
  className?: string
  class?: string
  children?: ComponentChildren
}

/** A strip of words across the column, in the colours of the site's banner (behaviour 2.1). */
export function Banner({
  content,
  type = 'info',
  color,
  children,
  ...props
}: BannerProps) {
  const { light, dark } =
    typeof color === 'object' && color !== null ? color : { light: color, dark: color }
  const colorClass = useGeneratedStyle({ '--banner-light': light, '--banner-dark': dark })
  return (
    <div
      class={classNames('banner', colorClass, props.class, props.className)}
      data-banner-type={type}
      data-banner-color={colorClass && 'custom'}
    >
      {content === undefined ? children : <InlineMarkdown>{content}</InlineMarkdown>}
    </div>
  )
}
