import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

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

export const Banner = {
  module: 'components/banner',
  attributes: {
    content: { type: 'markdown', description: 'The words; or give children.' },
    type: {
      type: ['info', 'warning', 'critical'],
      description: 'Its colours.',
      default: 'info',
    },
    color: { type: 'any', description: 'A colour in place of them, or `{light, dark}`.' },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<BannerProps>
