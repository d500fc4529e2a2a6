import { isEmoji } from '../../runtime/kit/is-emoji.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import { emptyTag, tagText } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'
import { foreignText, recordOf, type ForeignRecord } from './foreign-values.ts'
import { homeText } from './home-text.ts'

/** The key that makes a page a home page: VitePress, Rspress, Starlight. */
const KINDS = { layout: 'home', pageType: 'home', template: 'splash' }

/** What can be converted. A page with something else in its hero or a feature stays. */
const HERO = new Set(['name', 'text', 'title', 'tagline', 'image', 'actions'])
const IMAGE = new Set(['src', 'file', 'light', 'dark', 'alt', 'width', 'height'])
const ACTION = new Set(['text', 'link', 'theme', 'variant', 'icon', 'target', 'rel'])
const FEATURE = new Set([
  'icon',
  'title',
  'details',
  'link',
  'linkText',
  'span',
  'target',
  'rel',
])

const FRAME = 'mx-auto max-w-5xl px-6'
const HEADING = 'text-4xl font-semibold text-gray-900 sm:text-5xl dark:text-gray-100'
const BUTTON = 'rounded-full px-5 py-2 font-medium no-underline'
const FILLED = `${BUTTON} bg-primary text-white`
const OUTLINED = `${BUTTON} border border-gray-300 dark:border-gray-700`

/**
 * Converts the home pages of VitePress, Rspress and Starlight, whose frontmatter has their content
 * (`hero`, `features`), to custom pages with a heading, buttons and cards.
 */
export function convertHome(page: ForeignPage): Conversion[] {
  const { text: yaml, start } = page.yaml
  const data = recordOf(yaml === '' ? undefined : parseYaml(yaml).data)
  const kind = Object.entries(KINDS).find(([key, value]) => data[key] === value)?.[0]
  const { hero, features = [] } = data
  if (kind === undefined || 'mode' in data || !isPlainObject(hero)) return []
  // Rspress reads its texts as Markdown, the others as HTML.
  const isMarkdown = kind === 'pageType'
  const write = (text: string) => homeText(text, { format: page.format, isMarkdown })
  const head = writeHero(hero, foreignText(data['title']), write)
  const cards = writeFeatures(features, write)
  if (head === undefined || cards === undefined) return []
  const named = foreignText(hero['title']) ?? foreignText(hero['name'])
  const text = (named ?? foreignText(hero['text']) ?? '').replace(/<[^>]*>/g, '')
  // The heading is in an element, so it doesn't give the title of the page.
  const title =
    'title' in data || text === '' ? '' : `title: ${JSON.stringify(text)}${page.eol}`
  const replaced = new Map([
    [kind, `${title}mode: custom`],
    ['hero', ''],
    ['features', ''],
  ])
  const kept = withoutKeys(yaml, replaced)
  if (!hasOthers(kept, data, replaced)) return []
  const edits: TextEdit[] = [{ start, end: start + yaml.length, text: kept }]
  const { eol } = page
  const at = bodyStart(page)
  const rest = page.text.slice(at)
  const body = rest.trim()
  const bodyAt = at + rest.length - rest.trimStart().length
  const opening =
    body === '' ? [] : [tagText('div', { className: `prose ${FRAME} pb-16` }), '']
  const lines = [...head, ...cards, ...opening]
  // An import ends with an empty line.
  const before = at > page.bodyStart ? eol + eol : eol
  edits.push({
    start: at,
    end: bodyAt,
    text: `${before}${lines.join(eol)}${body === '' ? '' : eol}`,
  })
  if (body !== '')
    edits.push({
      start: bodyAt + body.length,
      end: page.text.length,
      text: `${eol}${eol}</div>${eol}`,
    })
  return [{ kind: 'home page', edits: edits.toSorted((a, b) => a.start - b.start) }]
}

/** Where the content starts, after imports, which stay at the top. */
function bodyStart(page: ForeignPage): number {
  const nodes = page.tree.children
  const first = nodes.findIndex(({ type }) => type !== 'mdxjsEsm')
  const last = nodes.at(first === -1 ? -1 : first - 1)
  return first === 0 || !last ? page.bodyStart : page.place(last).end
}

/** A frontmatter in which some keys, with their values, are replaced by lines or removed. */
function withoutKeys(yaml: string, replaced: ReadonlyMap<string, string>): string {
  const lines: string[] = []
  let isInside = false
  for (const line of yaml.split('\n')) {
    // A comment may be anywhere.
    if (line.startsWith('#')) {
      lines.push(line)
      continue
    }
    const [key] = /^[\w-]+(?=:)/.exec(line) ?? []
    const text = key === undefined ? undefined : replaced.get(key)
    if (text !== undefined) isInside = true
    // Nested lines, lists and empty lines belong to a key.
    else if (!/^(?:[ \t]+\S|-(?:\s|$)|\s*$)/.test(line)) isInside = false
    if (!isInside) lines.push(line)
    else if (text) lines.push(text + (line.endsWith('\r') ? '\r' : ''))
  }
  return lines.join('\n')
}

/** Whether a frontmatter still has the other values: values may be written in unusual ways. */
function hasOthers(
  yaml: string,
  data: ForeignRecord,
  replaced: ReadonlyMap<string, string>,
): boolean {
  const { mode, ...kept } = recordOf(parseYaml(yaml).data)
  const others = Object.entries(data).filter(([key]) => !replaced.has(key))
  return (
    mode === 'custom' &&
    others.every(([key, value]) => JSON.stringify(kept[key]) === JSON.stringify(value))
  )
}

/** Writes a text. Undefined if that is impossible. */
type WriteText = (text: string) => string | undefined

function hasOnly(value: ForeignRecord, keys: ReadonlySet<string>): boolean {
  return Object.keys(value).every((key) => keys.has(key))
}

/** The lines of a hero. Undefined if it has something that can't be converted. */
function writeHero(
  hero: ForeignRecord,
  title: string | undefined,
  write: WriteText,
): string[] | undefined {
  const image = writeImage(hero['image'], 'mx-auto mb-8 max-h-64')
  const { actions: listed = [] } = hero
  if (!hasOnly(hero, HERO) || !image || !Array.isArray(listed)) return undefined
  const actions = listed.map(recordOf).map((action) => writeAction(action, write))
  const own = ['title', 'name', 'text', 'tagline'].flatMap(
    (key) => foreignText(hero[key]) ?? [],
  )
  const named = 'title' in hero || 'name' in hero || title === undefined
  const texts = (named ? own : [title, ...own]).map(write)
  if (actions.includes(undefined) || texts.includes(undefined)) return undefined
  const [heading, first, ...rest] = texts
  const element = (name: string, text: string | undefined, className: string) => [
    `${tagText(name, { className })}${text}</${name}>`,
    '',
  ]
  return [
    tagText('div', { className: `${FRAME} py-16 text-center` }),
    '',
    ...(image.length > 0 ? [...image, ''] : []),
    ...(heading === undefined ? [] : element('h1', heading, HEADING)),
    ...(first === undefined ? [] : element('p', first, 'mt-3 text-2xl')),
    ...rest.flatMap((text) => element('p', text, 'mt-3 text-lg')),
    ...(actions.length > 0
      ? [
          tagText('div', { className: 'mt-8 flex flex-wrap justify-center gap-3' }),
          ...actions.map((action) => `  ${action}`),
          '</div>',
          '',
        ]
      : []),
    '</div>',
    '',
  ]
}

/** The tags of an image: one, or one for each mode. Undefined if it can't be converted. */
function writeImage(value: unknown, look: string): string[] | undefined {
  if (value === undefined) return []
  const image = typeof value === 'string' ? { src: value } : recordOf(value)
  if (!hasOnly(image, IMAGE)) return undefined
  const alt = foreignText(image['alt']) ?? ''
  const source = image['src'] ?? image['file']
  const modes = isPlainObject(source) ? source : image
  const [light, dark] = [foreignText(modes['light']), foreignText(modes['dark'])]
  const one = foreignText(source) ?? (dark === undefined ? light : undefined)
  const tag = (src: string, className: string) => emptyTag('img', { className, src, alt })
  if (one !== undefined) return [tag(one, look)]
  if (dark === undefined) return undefined
  if (light === undefined) return [tag(dark, look)]
  return [tag(light, `${look} block dark:hidden`), tag(dark, `${look} hidden dark:block`)]
}

function writeAction(action: ForeignRecord, write: WriteText): string | undefined {
  const text = write(foreignText(action['text']) ?? '')
  const href = foreignText(action['link'])
  if (!hasOnly(action, ACTION) || !text || href === undefined) return undefined
  const { theme = 'brand', variant = 'primary', target, rel } = action
  const isFilled = theme === 'brand' && variant === 'primary'
  const attributes = { target: foreignText(target), rel: foreignText(rel) }
  const className = isFilled ? FILLED : OUTLINED
  return `${tagText('a', { className, href, ...attributes })}${text}</a>`
}

/** The lines of the features as cards. Undefined if one can't be converted. */
function writeFeatures(value: unknown, write: WriteText): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const features = value.map(recordOf)
  if (features.length === 0) return []
  const cards = features.map((feature) => writeFeature(feature, write))
  if (cards.includes(undefined)) return undefined
  const columns = features.length % 3 === 0 || features.length > 4 ? 3 : 2
  return [
    tagText('div', { className: `${FRAME} pb-16` }),
    '',
    `<Columns cols={${columns}}>`,
    '',
    ...cards.flatMap((card) => card!),
    '</Columns>',
    '',
    '</div>',
    '',
  ]
}

function writeFeature(feature: ForeignRecord, write: WriteText): string[] | undefined {
  const title = foreignText(feature['title'])
  const icon = foreignText(feature['icon'])
  // An icon is an emoji, an image, the markup of one, or another text.
  const isMarkup = icon?.startsWith('<') === true
  const isPath = icon !== undefined && /^(?:https?:|\.{0,2}\/)/.test(icon)
  const isName = icon !== undefined && isEmoji(icon)
  const { src } = recordOf(feature['icon'])
  const image = isPath || isName ? icon : foreignText(src)
  // One for each mode.
  const images =
    icon === undefined && image === undefined
      ? writeImage(feature['icon'], 'mb-4 h-8')
      : []
  const details = write(foreignText(feature['details']) ?? '')
  const label = write(title ?? '')
  if (!hasOnly(feature, FEATURE) || !label || !images || details === undefined)
    return undefined
  const attributes = {
    title:
      icon === undefined || isMarkup || isPath || isName ? label : `${icon} ${label}`,
    icon: image,
    href: foreignText(feature['link']),
    cta: foreignText(feature['linkText']),
  }
  const content = [
    ...(isMarkup ? [icon.replace(/\s*\n\s*/g, ' '), ''] : []),
    ...(images.length > 0 ? [...images, ''] : []),
    ...(details === '' ? [] : [details, '']),
  ]
  return content.length === 0
    ? [emptyTag('Card', attributes), '']
    : [tagText('Card', attributes), '', ...content, '</Card>', '']
}
