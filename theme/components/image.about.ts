import type { PartialImgHTMLAttributes } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

/** Attributes of `<img>`. `src` already includes the base. */
export interface ImageProps extends Omit<
  PartialImgHTMLAttributes<HTMLImageElement>,
  'class' | 'className'
> {
  /** Alternative text. */
  alt?: string
  /** Disable enlarging on click. */
  noZoom?: Flag
  className?: string
  class?: string
}

/** The documented attributes of `<img>`. All others are passed through. */
type DocumentedProps = Pick<
  ImageProps,
  'src' | 'alt' | 'title' | 'width' | 'height' | 'noZoom'
>

export const Image = {
  module: 'components/image',
  attributes: {
    src: { type: 'url', description: 'The image.', required: true },
    alt: { type: 'text', description: 'Alternative text.' },
    title: { type: 'text', description: 'Shown on hover.' },
    width: { type: 'number', description: 'In pixels.' },
    height: { type: 'number', description: 'In pixels.' },
    noZoom: { type: 'flag', description: 'Disables enlarging on click.' },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['image', 'wordless'],
} satisfies AboutOf<DocumentedProps>
