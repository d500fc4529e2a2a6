import type { Element } from 'hast'
import type { ComponentChildren } from 'preact'
import {
  attributeOf,
  find,
  findPart,
  make,
  makeText,
  textOf,
} from '../markdown/elements.ts'
import { entry, ifPart, withoutLinks, type PartRule } from '../markdown/part-rule.ts'
import { calloutKinds } from './callout.about.ts'
import { iconType, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'
import type { Flag } from './read-flag.ts'

export interface CardProps {
  /** Inline Markdown. Not a heading, so it isn't in the table of contents. */
  title?: ComponentChildren
  icon?: IconValue
  iconType?: string
  /** Any CSS colour for the icon. Defaults to the site's. */
  color?: string
  /** Makes the whole card a link. */
  href?: string
  /** Show the arrow in the corner. Defaults to true for links to other sites. */
  arrow?: Flag
  /** Put the icon next to the text instead of above it. */
  horizontal?: Flag
  /** URL of an image across the top. */
  img?: string
  /** The size of the image's file in pixels, which pages add. */
  imgWidth?: number
  imgHeight?: number
  /** Call to action at the bottom, with an arrow. */
  cta?: ComponentChildren
  /** Dimmed, and not a link. */
  disabled?: Flag
  /** `note`, `tip`, `warning`, `info`, `check` or `danger`: use the look of that callout. */
  type?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const cardClass = { root: 'card', link: 'cover-link' } as const

/** A card without what is inside, which may be cards, too. */
function withoutContent(element: Element): Element {
  const children = element.children.flatMap((child) => {
    if (child.type !== 'element') return child
    return attributeOf(child, 'dataComponentPart') === 'card-content'
      ? []
      : withoutContent(child)
  })
  return { ...element, children }
}

const cardRule: PartRule = (element, inside) => {
  const own = withoutContent(element)
  const link = find(own, cardClass.link)
  const href = link && attributeOf(link, 'href')
  const title = findPart(own, 'card-title')
  const cta = findPart(own, 'card-cta')
  const content = inside(findPart(element, 'card-content')?.children ?? [])
  const words = withoutLinks(inside((title ?? cta)?.children ?? []))
  const label =
    words.length > 0 ? words : [makeText(attributeOf(link ?? element, 'ariaLabel') ?? '')]
  if (label.every((node) => textOf(node).trim() === '')) return content
  const head = href ? make('a', label, { href }) : make('strong', label)
  // Without a title, the text of the card is already used as the link's label.
  const rest = title || cta ? content : []
  return [entry([head], rest)]
}

export const Card = {
  module: 'components/card',
  attributes: {
    title: { type: 'markdown', description: 'The title.' },
    icon: { type: 'icon', description: 'Above the title.' },
    iconType,
    color: { type: 'color', description: 'The colour of the icon.' },
    href: {
      type: 'url',
      description: 'Makes the whole card a link.',
      misnomers: ['link', 'url', 'to'],
    },
    arrow: {
      type: 'flag',
      description:
        'Shows an arrow in the corner of a link. On by default for links to other sites.',
    },
    horizontal: {
      type: 'flag',
      description: 'Puts the icon next to the text.',
      default: 'false',
    },
    img: {
      type: 'url',
      description: 'An image across the top.',
      misnomers: ['image', 'src'],
    },
    cta: {
      type: 'markdown',
      description: 'A call to action with an arrow, at the bottom.',
    },
    disabled: { type: 'flag', description: 'Dimmed, and not a link.' },
    type: {
      type: calloutKinds,
      description: 'Uses the colours and the icon of that callout.',
    },
  },
  markdown: { [cardClass.root]: ifPart('card-content-container', cardRule) },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['link', 'frame'],
} satisfies AboutOf<CardProps, 'imgWidth' | 'imgHeight'>
