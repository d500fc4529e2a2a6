import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import type { ImageProps } from './image.about.ts'
import { readFlag } from './read-flag.ts'
import './image.css'

export type { ImageProps } from './image.about.ts'

/**
 * A lazy-loaded image. With JavaScript, a click or Enter enlarges it (`actions/zoom.ts`),
 * unless it is in a link.
 */
export function Image({ noZoom, className, class: classes, alt, ...props }: ImageProps) {
  const { zoomImage } = useStrings()
  return (
    <img
      loading="lazy"
      decoding="async"
      {...(props as object)}
      alt={alt ?? ''}
      class={classNames(classes, className)}
      data-zoom={readFlag(noZoom) ? undefined : zoomImage}
    />
  )
}
