import { emptyTag, removeLine, replaceLine, separated, tagText } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

const TAG = /^[ \t]*\{%-?[ \t]*([a-z][\w-]*)[ \t]*(.*?)[ \t]*-?%\}[ \t]*$/
const HINTS: Record<string, string> = {
  success: 'Check',
  warning: 'Warning',
  danger: 'Danger',
}
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/

type Values = Record<string, string>
/** A tag of GitBook on a line. */
interface LiquidTag {
  name: string
  row: number
  values: Values
}
type Block = (page: ForeignPage, open: LiquidTag, close: number) => TextEdit[] | undefined

/** How blocks are converted. Those that aren't listed have no equivalent. */
const BLOCKS: Record<string, Block> = {
  hint: tags(({ style = 'info' }) => [HINTS[style] ?? 'Info', {}]),
  tabs: tags(() => ['Tabs', {}]),
  tab: tags(({ title = '' }) => ['Tab', { title }]),
  stepper: tags(() => ['Steps', {}]),
  step: tags(() => ['Step', {}]),
  columns: tags(() => ['Columns', {}]),
  column: tags(() => ['Column', {}]),
  update: tags(({ date = '' }) =>
    date === '' ? undefined : ['Update', { label: date }],
  ),
  updates: (page, { row }, close) => [removeLine(page, row), removeLine(page, close)],
  code: convertCode,
  'content-ref': convertReference,
  // With a caption below.
  embed: withCaption,
  file: withCaption,
}

/** Tags without content. */
const LINES: Record<string, (values: Values) => string | undefined> = {
  embed: ({ url }) => (url === undefined ? undefined : embedded(url)),
  file: ({ src }) =>
    src === undefined ? undefined : `[${nameOf(src)}](${linkTarget(src)})`,
  'page-ref': ({ page }) =>
    page === undefined ? undefined : cardText(nameOf(page), page),
}

/** Converts the blocks of GitBook: `{% hint style="info" %}` … `{% endhint %}`. */
export function convertLiquid(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  const open: LiquidTag[] = []
  const single = (tag: LiquidTag) => {
    const text = LINES[tag.name]?.(tag.values)
    if (text !== undefined)
      found.push({ kind: 'block', edits: [replaceLine(page, tag.row, text)] })
  }
  page.lines.forEach((line, row) => {
    const [, name, rest = ''] = TAG.exec(line.text) ?? []
    if (name === undefined || page.isCode(line.start + line.indent.length)) return
    if (!name.startsWith('end'))
      return void open.push({ name, row, values: readValues(rest) })
    const at = open.findLastIndex((each) => `end${each.name}` === name)
    if (at === -1) return
    // Those that are still open have no end.
    const [tag, ...unclosed] = open.splice(at) as [LiquidTag, ...LiquidTag[]]
    unclosed.forEach(single)
    const isAligned = page.lines[tag.row]!.indent === line.indent
    const edits = isAligned ? BLOCKS[name.slice(3)]?.(page, tag, row) : undefined
    if (edits) found.push({ kind: 'block', edits })
  })
  open.forEach(single)
  return found
}

function readValues(text: string): Values {
  const pairs = text.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries(
    [...pairs].map(([, key = '', double, single = '']) => [key, double ?? single]),
  )
}

function tags(read: (values: Values) => [string, Values] | undefined): Block {
  return (page, { row, values }, close) => {
    const [name, attributes] = read(values) ?? []
    if (name === undefined || !attributes) return undefined
    return [
      replaceLine(page, row, tagText(name, attributes)),
      replaceLine(page, close, `</${name}>`),
    ]
  }
}

/** Moves the options to the code block in it. */
function convertCode(
  page: ForeignPage,
  { row, values }: LiquidTag,
  close: number,
): TextEdit[] | undefined {
  const at = page.lines.findIndex(({ isBlank }, index) => index > row && !isBlank)
  const fence = page.lines[at]
  if (!fence || at >= close || !FENCE.test(fence.text)) return undefined
  const { title, lineNumbers, overflow, expandable } = values
  const isBare = /^[ \t]*(?:`+|~+)[ \t]*$/.test(fence.text)
  const options = [
    ...(isBare ? ['text'] : []),
    ...(title ? [`title="${title}"`] : []),
    ...(lineNumbers === 'true' ? ['lines'] : []),
    ...(overflow === 'wrap' ? ['wrap'] : []),
    ...(expandable === 'true' ? ['expandable'] : []),
  ]
  const text = options.length === Number(isBare) ? '' : ` ${options.join(' ')}`
  const end = fence.start + fence.text.trimEnd().length
  return [
    removeLine(page, row),
    { start: end, end, text: isBare ? text.trimStart() : text },
    removeLine(page, close),
  ]
}

/** A reference to a page becomes a card with the text of the link in it. */
function convertReference(
  page: ForeignPage,
  { row, values }: LiquidTag,
  close: number,
): TextEdit[] | undefined {
  const [first, last] = [page.lines[row]!, page.lines[close]!]
  const inside = page.text.slice(first.end, last.start)
  const { url = '' } = values
  const [, words = '', more = ''] = /\[([^\]]*)\]\([^)]*\)([^]*)/.exec(inside) ?? []
  if (url === '' || more.trim() !== '') return undefined
  const title = words === '' || /\.mdx?$|^\.|^https?:/.test(words) ? nameOf(url) : words
  const text = separated(page, row, close, first.indent + cardText(title, url))
  return [{ start: first.start, end: last.end, text }]
}

function cardText(title: string, href: string): string {
  return emptyTag('Card', { title, href })
}

function withCaption(
  page: ForeignPage,
  { name, row, values }: LiquidTag,
  close: number,
): TextEdit[] | undefined {
  const text = LINES[name]?.(values)
  return text === undefined
    ? undefined
    : [replaceLine(page, row, text), removeLine(page, close)]
}

/** A title for a file or URL. */
function nameOf(url: string): string {
  const plain = cleanUrl(url).replace(/\/(?:README|index)?(?:\.mdx?)?$/i, '')
  const name = plain.slice(plain.lastIndexOf('/') + 1)
  if (!/\.mdx?$/.test(url)) return name || url
  const words = name.replace(/\.mdx?$/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Videos are shown, other embedded pages are linked. */
function embedded(url: string): string {
  const [, youtube] =
    /^https?:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/)|youtu\.be\/)([\w-]+)/.exec(
      url,
    ) ?? []
  const [, vimeo] = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/.exec(url) ?? []
  const [, loom] =
    /^https?:\/\/(?:www\.)?loom\.com\/(?:share|embed)\/(\w+)/.exec(url) ?? []
  const frame = (src: string) => `<iframe src="${src}" title="Video" allowFullScreen />`
  if (youtube !== undefined) return frame(`https://www.youtube.com/embed/${youtube}`)
  if (vimeo !== undefined) return frame(`https://player.vimeo.com/video/${vimeo}`)
  if (loom !== undefined) return frame(`https://www.loom.com/embed/${loom}`)
  return `[${url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}](${linkTarget(url)})`
}

function linkTarget(url: string): string {
  return /[\s()]/.test(url) ? `<${url}>` : url
}
