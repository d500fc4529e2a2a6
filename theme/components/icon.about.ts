import type { VNode } from 'preact'
import type { IconRef } from '../../runtime/types/settings.ts'
import { iconType, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface IconProps {
  /**
   * The name of a library icon (`rocket`), an emoji, the path or URL of an image, or an
   * element.
   */
  icon?: IconValue
  /** Path or URL of an image. Overrides `icon`. */
  src?: string
  /** Font Awesome style: `solid`, `regular` or `brands`. Pro styles fall back to these. */
  iconType?: string
  /** Overrides the site's icon library. */
  library?: IconRef['library']
  /** Any CSS colour. Defaults to that of the text or the theme. */
  color?: string
  /** In pixels, or a CSS length. */
  size?: number | string
  /**
   * Reserve the space of an unknown icon, so that the labels in a list of links stay aligned.
   */
  keepsPlace?: boolean
  /** Value of `data-component-part`, by which styles of sites select the icon. */
  part?: string
  className?: string
  class?: string
  /**
   * Accessible name, if no text next to the icon says the same. Without it, screen readers skip
   * the icon.
   */
  'aria-label'?: string
}

/**
 * An icon as attributes accept it: a name, path, URL, an icon from the settings, or an element.
 */
export type IconValue = string | IconRef | VNode

export const Icon = {
  module: 'components/icon',
  attributes: {
    icon: {
      type: 'icon',
      description: 'A name, an emoji, a path or URL, or an SVG element.',
    },
    src: { type: 'url', description: 'An image. Overrides `icon`.' },
    iconType: { ...iconType, misnomers: ['type'] },
    library: {
      type: ['fontawesome', 'lucide', 'tabler'],
      description: "Overrides the site's library.",
    },
    color: { type: 'color', description: "The colour. Defaults to the site's." },
    size: {
      type: 'number',
      description: 'In pixels.',
      default: '16',
      range: [1, Infinity],
    },
    'aria-label': {
      type: 'text',
      description: 'Accessible name, if no text next to it says the same.',
    },
  },
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['wordless'],
} satisfies AboutOf<IconProps, 'keepsPlace' | 'part'>
