import type { ComponentChildren } from 'preact'
import { find } from '../markdown/elements.ts'
import { entry, type PartRule } from '../markdown/part-rule.ts'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface TileProps {
  /** Target of the link. */
  href: string
  /** Inline Markdown. */
  title?: ComponentChildren
  /** Inline Markdown. */
  description?: ComponentChildren
  className?: string
  class?: string
  /** The preview: an image or SVG. */
  children?: ComponentChildren
}

export const tileClass = {
  root: 'tile',
  title: 'tile-title',
  description: 'tile-description',
} as const

const tileRule: PartRule = (element, inside) => {
  const title = inside(find(element, tileClass.title)?.children ?? [])
  const description = inside(find(element, tileClass.description)?.children ?? [])
  return [entry(title, description)]
}

export const Tile = {
  module: 'components/tile',
  attributes: {
    href: {
      type: 'url',
      description: 'The target of the link.',
      required: true,
      misnomers: ['link', 'url', 'to'],
    },
    title: { type: 'markdown', description: 'Below the preview.' },
    description: { type: 'markdown', description: 'Below the title.' },
  },
  markdown: { [tileClass.root]: tileRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['link', 'frame'],
} satisfies AboutOf<TileProps>
