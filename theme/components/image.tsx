import type { PartialImgHTMLAttributes } from 'preact'
import { useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import './image.css'

/** Attributes of `<img>`; `src` has the base already. */
export interface ImageProps extends Omit<
  PartialImgHTMLAttributes<HTMLImageElement>,
  'class' | 'className'
> {
  /** What it shows, for those who do not see it. */
  alt?: string
  /** A click does not enlarge it. */
  noZoom?: Flag
  className?: string
  class?: string
}

/**
 * An image of a page (behaviour 3.6). It loads when it comes near; with JavaScript a click,
 * or Enter, shows it large (`actions.ts`), unless it lies in a link.
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
