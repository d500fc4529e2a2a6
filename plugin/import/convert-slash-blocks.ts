import { calloutComponent } from '../compile/foreign-callouts.ts'
import { replaceLine, separated, tagText } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'

const OPENING = /^(\/{3,})[ \t]*([a-z][\w-]*)[ \t]*(?:\|[ \t]*(.*?)[ \t]*)?$/
const CLOSING = /^(\/{3,})[ \t]*$/
const OPTION = /^ {4}([a-z][\w-]*):[ \t]*(\S.*?)[ \t]*$/
/** The options that have an equivalent. */
const KNOWN = new Set(['open', 'type'])

/** A block: its name, title, options, and the rows that it starts and ends with. */
interface Block {
  name: string
  title: string | undefined
  options: ReadonlyMap<string, string>
  first: number
  last: number
}

/**
 * Converts blocks of MkDocs (`pymdownx.blocks`): `/// note | Title` to `///`, as callouts, accordions
 * and tabs. A block ends at the first line of as many slashes. One with other options stays.
 */
export function convertSlashBlocks(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  for (let row = 0; row < page.lines.length; row++) {
    const block = readBlock(page, row)
    if (block?.name === 'tab') {
      const tabs = readTabs(page, block)
      found.push({ kind: 'block', edits: writeTabs(page, tabs) })
      row = tabs.at(-1)!.last
    } else if (block) {
      const edits = writeBlock(page, block)
      if (edits) found.push({ kind: 'callout', edits })
    }
  }
  return found
}

function readBlock(page: ForeignPage, first: number): Block | undefined {
  const line = page.lines[first]
  const [, slashes = '', name, title] = OPENING.exec(line?.text ?? '') ?? []
  if (!line || name === undefined || page.isCode(line.start)) return undefined
  const last = page.lines.findIndex(({ text, start }, at) => {
    const [, closing = ''] = at > first ? (CLOSING.exec(text) ?? []) : []
    return closing.length === slashes.length && !page.isCode(start)
  })
  if (last === -1) return undefined
  const options = new Map<string, string>()
  for (let row = first + 1; row < last; row++) {
    const [, key, value] = OPTION.exec(page.lines[row]!.text) ?? []
    if (key === undefined || value === undefined) break
    if (!KNOWN.has(key)) return undefined
    options.set(key, value)
  }
  return { name, title: title || undefined, options, first, last }
}

function writeBlock(page: ForeignPage, block: Block): TextEdit[] | undefined {
  const { name, title, options } = block
  const type = options.get('type') ?? 'note'
  const component = calloutComponent(name === 'admonition' ? type : name)
  if (component === undefined || /^(?:CodeGroup|Tabs)$/.test(component)) return undefined
  const isAccordion = component === 'Accordion'
  const opening = tagText(component, {
    title: title ?? (isAccordion ? 'Details' : undefined),
    ...(isAccordion &&
      /^true$/i.test(options.get('open') ?? '') && { defaultOpen: true }),
  })
  return writeTags(page, block, opening, `</${component}>`)
}

/** Tabs that follow each other. */
function readTabs(page: ForeignPage, first: Block): Block[] {
  const tabs = [first]
  for (;;) {
    const { last } = tabs.at(-1)!
    const row = page.lines.findIndex(({ isBlank }, at) => at > last && !isBlank)
    const next = row === -1 ? undefined : readBlock(page, row)
    if (next?.name !== 'tab') return tabs
    tabs.push(next)
  }
}

function writeTabs(page: ForeignPage, tabs: readonly Block[]): TextEdit[] {
  const gap = page.eol + page.eol
  return tabs.flatMap((tab, index) => {
    const opening = tagText('Tab', { title: tab.title ?? `${index + 1}` })
    return writeTags(
      page,
      tab,
      index === 0 ? `<Tabs>${gap}${opening}` : opening,
      index === tabs.length - 1 ? `</Tab>${gap}</Tabs>` : '</Tab>',
    )
  })
}

function writeTags(
  page: ForeignPage,
  { first, last, options }: Block,
  opening: string,
  closing: string,
): TextEdit[] {
  const below = first + options.size
  return [
    {
      start: page.lines[first]!.start,
      end: page.lines[below]!.end,
      text: separated(page, first, below, opening),
    },
    replaceLine(page, last, closing),
  ]
}
