import type { Parents, RootContent } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'
import {
  findAttribute,
  isTag,
  jsonExpression,
  readFlagAttribute,
  removeAttribute,
  writeAttribute,
  type Tag,
} from '../mdx/tag.ts'
import { isOwnAnchor } from './is-own-anchor.ts'

/** Boolean props, for which authors also write `"true"`, `"True"` and `"false"`. */
const FLAGS = new Set(
  (
    'defaultOpen required deprecated arrow horizontal disabled hidden noZoom noAnchor sync ' +
    'borderBottom dropdown lines wrap expandable nocopy openable highlight stroke optional'
  ).split(' '),
)

/**
 * Normalizes tags of theme components: `class`, and booleans in quotes. The author's own components
 * get their props as written. An anchor that links to itself keeps only its id, so that the
 * keyboard skips it. A video that starts by itself is muted, repeats and stays in the page, as on
 * Mintlify: browsers don't start it otherwise.
 */
export function normalizeTags(parent: Parents, page: Compilation): void {
  for (const child of parent.children as RootContent[]) {
    if (isTag(child)) {
      if (page.known.has(child.name?.split('.')[0] ?? '')) tidy(child)
      if (startsItself(child)) for (const name of AUTO_PLAY) addFlag(child, name)
      if (isOwnAnchor(child)) removeAttribute(child, 'href')
    }
    if ('children' in child) normalizeTags(child, page)
  }
}

/** What a video needs to start by itself, and what it does then. */
const AUTO_PLAY = ['playsInline', 'loop', 'muted']

function startsItself(tag: Tag): boolean {
  return (
    tag.name === 'video' &&
    ['autoPlay', 'autoplay'].some((name) => readFlagAttribute(tag, name) === true)
  )
}

/** Unless the author wrote it, in either spelling. */
function addFlag(tag: Tag, name: string): void {
  if (!findAttribute(tag, name) && !findAttribute(tag, name.toLowerCase()))
    writeAttribute(tag, name, true)
}

function tidy(tag: Tag): void {
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (name === 'class') attribute.name = 'className'
    if (!FLAGS.has(name) || typeof value !== 'string') continue
    const flag = value.trim().toLowerCase()
    if (flag === 'true') attribute.value = null
    else if (flag === 'false') attribute.value = jsonExpression(false)
  }
}
