import type { PartialImgHTMLAttributes } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

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

/** The attributes of `<img>` that are documented; the others are passed on. */
type DocumentedProps = Pick<
  ImageProps,
  'src' | 'alt' | 'title' | 'width' | 'height' | 'noZoom'
>

export const Image = {
  module: 'components/image',
  attributes: {
    src: { type: 'address', description: 'The image.', required: true },
    alt: { type: 'text', description: 'What it shows, for those who do not see it.' },
    title: { type: 'text', description: 'Shown when the pointer rests on it.' },
    width: { type: 'number', description: 'In pixels.' },
    height: { type: 'number', description: 'In pixels.' },
    noZoom: { type: 'flag', description: 'A click does not enlarge it.' },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['image', 'wordless'],
} satisfies AboutOf<DocumentedProps>
