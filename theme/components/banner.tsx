import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import type { BannerProps } from './banner.about.ts'
import { classNames } from './class-names.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import './banner.css'

export type { BannerProps } from './banner.about.ts'

/** A full-width announcement inside the content, styled like the site's banner. */
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
