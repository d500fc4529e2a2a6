import type { PageReference } from './compiled-page.ts'

/** Attributes that hold a URL, and what it refers to. */
const ATTRIBUTES: Record<string, PageReference['kind']> = {
  href: 'link',
  xlinkHref: 'link',
  'xlink:href': 'link',
  src: 'asset',
  img: 'image',
  poster: 'image',
  image: 'image',
}

/** The attributes of an element or component that hold a URL, and what each refers to. */
export function urlAttributes(name: string): Record<string, PageReference['kind']> {
  return name === 'object' ? { ...ATTRIBUTES, data: 'asset' } : ATTRIBUTES
}
