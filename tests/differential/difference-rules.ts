import { posix } from 'node:path'
import type { Difference } from './find-differences.ts'
import type { PagePair } from './tree-rules.ts'

/** Whether a rule explains a difference. */
export type Explains = (difference: Difference, page: PagePair) => boolean

/** Rule `ids`: headings and theme components without an id get one. */
export const addedIds: Explains = ({ kind, name, element, reference }) =>
  name === 'id' &&
  reference === undefined &&
  (kind === 'prop' || (kind === 'attribute' && /^h[1-6]$/.test(element.name)))

/** Rule `external`: links to other sites open in a new tab. */
export const externalLinks: Explains = ({ kind, name, element, reference, skerry }) =>
  kind === 'attribute' &&
  element.name === 'a' &&
  /^(?:https?:)?\/\//.test(element.attributes['href'] ?? '') &&
  reference === undefined &&
  ((name === 'target' && skerry === '_blank') ||
    (name === 'rel' && skerry === 'noreferrer'))

/** Rule `short-code`: short inline code has an attribute that prevents line breaks. */
export const shortCode: Explains = ({ kind, name, element }) =>
  kind === 'attribute' && element.name === 'code' && name === 'data-nowrap'

/** Rule `sizes`: images have the dimensions of their file. */
export const imageSizes: Explains = ({ kind, name, element, reference }) =>
  kind === 'attribute' &&
  element.name === 'img' &&
  (name === 'width' || name === 'height') &&
  reference === undefined

/** Rule `tasks`: the checkbox of a task is labelled with its text. */
export const taskNames: Explains = ({ kind, name, element }) =>
  kind === 'attribute' && element.name === 'input' && name === 'aria-label'

const AUTO_PLAY = new Set(['playsinline', 'loop', 'muted'])

/** Rule `videos`: what starts by itself is muted, repeats and stays in the page. */
export const playingVideos: Explains = ({ kind, name = '', element, reference }) =>
  kind === 'attribute' &&
  element.name === 'video' &&
  'autoplay' in element.attributes &&
  AUTO_PLAY.has(name) &&
  reference === undefined

const ADDRESS = new Set(['href', 'src', 'img', 'poster', 'srcset'])

/** Rule `addresses`: relative URLs are resolved against the page's file. */
export const resolvedUrls: Explains = ({ name = '', kind, reference, skerry }, page) => {
  if (!ADDRESS.has(name) || reference === undefined || skerry === undefined) return false
  const [from, to] =
    kind === 'prop' ? [parse(reference), parse(skerry)] : [reference, skerry]
  return (
    typeof from === 'string' && typeof to === 'string' && resolve(from, page.file) === to
  )
}

function parse(json: string): unknown {
  return JSON.parse(json)
}

function resolve(written: string, file: string): string {
  const href = written.trim()
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(href)) return href
  const page = `/${withoutEnding(file)}`
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href)!
  if (path === '') return page + tail
  const root = posix.resolve('/', posix.dirname(file), path)
  return `/${withoutEnding(root.slice(1))}${tail}`
}

function withoutEnding(path: string): string {
  return path.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')
}

/** Rule `forbidden`: URLs that run code or refer to the reader's files are omitted. */
export const forbiddenUrls: Explains = ({ name = '', reference, skerry }) =>
  ADDRESS.has(name) &&
  skerry === undefined &&
  /^"?\s*(?:javascript|vbscript|file|data):/i.test(reference ?? '')

const FLAGS = new Set(
  (
    'defaultOpen required deprecated arrow horizontal disabled hidden noZoom noAnchor sync ' +
    'borderBottom dropdown lines wrap expandable nocopy openable highlight stroke optional'
  ).split(' '),
)

/** Rule `flags`: `required="true"` on a theme component is `required`. */
export const flagsInQuotes: Explains = ({ kind, name = '', reference, skerry }) =>
  kind === 'prop' && FLAGS.has(name) && reference?.toLowerCase() === `"${skerry}"`

/** Rule `class`: `class` on a theme component is `className`. */
export const classOfComponents: Explains = ({ kind, name, element, other }) => {
  if (kind !== 'prop' || (name !== 'class' && name !== 'className')) return false
  const [from, to] = [element, other].map(
    ({ attributes }) =>
      JSON.parse(attributes['data-props'] ?? '{}') as Record<string, unknown>,
  )
  return from!['class'] === to!['className']
}

/**
 * Rule `footnotes`: the data attributes of footnotes are empty, where React writes
 * `true`.
 */
export const footnoteMarks: Explains = ({ kind, name = '', reference, skerry }) =>
  kind === 'attribute' &&
  name.startsWith('data-footnote') &&
  reference === 'true' &&
  skerry === ''
