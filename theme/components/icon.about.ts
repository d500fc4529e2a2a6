import type { VNode } from 'preact'
import type { IconRef } from '../../runtime/types/settings.ts'
import { iconType, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface IconProps {
  /** A name of the icon library (`rocket`), an emoji, a path or URL of an image, or an element. */
  icon?: IconValue
  /** An image, in place of `icon`. */
  src?: string
  /** Font Awesome style: `solid`, `regular`, `brands`. The Pro styles fall back to these. */
  iconType?: string
  /** A library other than the site's. */
  library?: IconRef['library']
  /** Any CSS colour; the text's or the theme's by default. */
  color?: string
  /** In pixels, or a CSS length. */
  size?: number | string
  /** An unknown name leaves its place empty: in lists of links, whose words stand in one line. */
  keepsPlace?: boolean
  className?: string
  class?: string
  /** What the icon says, where no text beside it does. Without it screen readers skip the icon. */
  'aria-label'?: string
}

/** An icon as an attribute takes it: a name, a path or URL, a settings icon, an element. */
export type IconValue = string | IconRef | VNode

export const Icon = {
  module: 'components/icon',
  attributes: {
    icon: {
      type: 'icon',
      description: 'A name, an emoji, a path or URL, or an SVG element.',
    },
    src: { type: 'address', description: 'An image, in place of `icon`.' },
    iconType,
    library: {
      type: ['fontawesome', 'lucide', 'tabler'],
      description: "In place of the site's library.",
    },
    color: { type: 'color', description: "The site's colour by default." },
    size: { type: 'number', description: 'In pixels.', default: '16' },
    'aria-label': {
      type: 'text',
      description: 'What it says, where no words beside it do.',
    },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['wordless'],
} satisfies AboutOf<IconProps, 'keepsPlace'>
