import type { Element } from 'hast'
import type { ComponentChildren } from 'preact'
import {
  attributeOf,
  find,
  holds,
  isElement,
  make,
  makeText,
  textOf,
} from '../markdown/elements.ts'
import { entry, ifPart, type PartRule } from '../markdown/part-rule.ts'
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
  content: 'tile-content',
  title: 'tile-title',
  link: 'tile-link',
  description: 'tile-description',
} as const

const tileRule: PartRule = (element, inside) => {
  const title = inside(find(element, tileClass.title)?.children ?? previewLink(element))
  const description = inside(find(element, tileClass.description)?.children ?? [])
  return [entry(title, description)]
}

/** The link of a tile without text: around its image, or its URL. */
function previewLink(tile: Element): Element[] {
  const link = find(tile, tileClass.link)
  if (!link) return []
  const isNamed =
    textOf(link).trim() !== '' || holds(link, (inside) => isElement(inside, 'img'))
  const href = attributeOf(link, 'href') ?? ''
  return [isNamed ? link : make('a', [makeText(href)], { href })]
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
  markdown: { [tileClass.root]: ifPart(tileClass.content, tileRule) },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['link', 'frame'],
} satisfies AboutOf<TileProps>
