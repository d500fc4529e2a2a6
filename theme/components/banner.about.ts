import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface BannerProps {
  /** Inline Markdown. Alternative to children. */
  content?: string
  /** `info` (default), `warning` or `critical`. */
  type?: string
  /** Any CSS colour, or one for each mode. Overrides the type's colour. */
  color?: string | { light: string; dark: string }
  className?: string
  class?: string
  children?: ComponentChildren
}

export const Banner = {
  module: 'components/banner',
  attributes: {
    content: { type: 'markdown', description: 'The text. Alternative to children.' },
    type: {
      type: ['info', 'warning', 'critical'],
      description: 'The colours.',
      default: 'info',
    },
    color: {
      type: 'colors',
      description: 'A colour that overrides them, or `{light, dark}`.',
    },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<BannerProps>
