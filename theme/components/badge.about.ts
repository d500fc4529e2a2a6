import type { ComponentChildren } from 'preact'
import { iconType, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'
import type { Flag } from './read-flag.ts'

export interface BadgeProps {
  /**
   * `gray` (default), `blue`, `green`, `yellow`, `orange`, `red`, `purple`, `white`,
   * `surface`, `white-destructive` or `surface-destructive`.
   */
  color?: string
  /** `xs`, `sm`, `md` (default) or `lg`. */
  size?: string
  /** `rounded` (default) or `pill`. */
  shape?: string
  icon?: IconValue
  /** Another name of `icon`. */
  leadIcon?: IconValue
  tailIcon?: IconValue
  iconType?: string
  /** Target of a link around the badge. */
  href?: string
  /** `solid` (default) or `outline`, which is another name of `stroke`. */
  variant?: string
  /** A border instead of a fill. */
  stroke?: Flag
  disabled?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

export const Badge = {
  module: 'components/badge',
  attributes: {
    color: {
      type: [
        'gray',
        'blue',
        'green',
        'yellow',
        'orange',
        'red',
        'purple',
        'white',
        'surface',
        'white-destructive',
        'surface-destructive',
      ],
      description: 'The colour.',
      default: 'gray',
    },
    size: { type: ['xs', 'sm', 'md', 'lg'], description: 'The size.', default: 'md' },
    shape: {
      type: ['rounded', 'pill'],
      description: 'The shape of the corners.',
      default: 'rounded',
    },
    icon: { type: 'icon', description: 'Before the text.' },
    leadIcon: { type: 'icon', description: 'Another name of `icon`.' },
    tailIcon: { type: 'icon', description: 'After the text.' },
    iconType,
    href: { type: 'url', description: 'The badge is a link.' },
    variant: {
      type: ['solid', 'outline'],
      description: '`outline` is another name of `stroke`.',
      default: 'solid',
    },
    stroke: { type: 'flag', description: 'A border instead of a fill.' },
    disabled: { type: 'flag', description: 'Dimmed.' },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<BadgeProps>
