import { calloutComponent } from '../compile/foreign-callouts.ts'
import { removeLine, replaceLine, tagText } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'

const OPENING = /^[ \t]*(:{3,})[ \t]*([a-z][a-z-]*)(.*)$/i
const CLOSING = /^[ \t]*(:{3,})[ \t]*$/
/** `[Title]`, or ` Title`, then `{attributes}`. */
const REST = /^(?:\[(.*)\])?[ \t]*([^{}]*?)[ \t]*(?:\{([^{}]*)\})?[ \t]*$/
/** A tab in `::: tabs` of vitepress-plugin-tabs. */
const TAB = /^[ \t]*==[ \t]+(\S.*)$/

/**
 * Converts containers (`:::note Title`) of Docusaurus, Starlight, VitePress and Rspress. A container
 * ends at the first line of as many colons that has the same indentation.
 */
export function convertContainers(page: ForeignPage): Conversion[] {
  return page.lines.flatMap((line, row): Conversion[] => {
    const [, colons, word = '', rest = ''] = OPENING.exec(line.text) ?? []
    if (colons === undefined || page.isCode(line.start + line.indent.length)) return []
    if (/^(?:raw|v-pre)$/.test(word)) return unwrapRaw(page, row, colons)
    const name = calloutComponent(word)
    const values = name === undefined ? undefined : readRest(rest, name)
    const last = findClosing(page, row, colons)
    if (name === undefined || !values || last === undefined) return []
    const tabs = name === 'Tabs' ? convertTabs(page, row, last) : []
    if (name === 'Tabs' && tabs.length === 0) return []
    return [
      {
        kind: 'callout',
        edits: [
          replaceLine(page, row, tagText(name, values)),
          ...tabs,
          replaceLine(
            page,
            last,
            `${tabs.length > 0 ? tabEnd(page, row) : ''}</${name}>`,
          ),
        ],
      },
    ]
  })
}

/** `::: raw` of VitePress only changes styles, `::: v-pre` nothing in Skerry. */
function unwrapRaw(page: ForeignPage, row: number, colons: string): Conversion[] {
  const last = findClosing(page, row, colons)
  if (last === undefined) return []
  return [{ kind: 'block', edits: [removeLine(page, row), removeLine(page, last)] }]
}

/** What follows the name, as attributes. Undefined if something in it has no equivalent. */
function readRest(
  rest: string,
  name: string,
): Record<string, string | true | undefined> | undefined {
  const [whole, bracketed, plain = '', attributes = ''] = REST.exec(rest) ?? []
  if (whole === undefined || (bracketed !== undefined && plain !== '')) return undefined
  const [, quoted] = /^\s*title=(?:"([^"]*)"|'[^']*')\s*$/.exec(attributes) ?? []
  const isOpen = attributes.trim() === 'open' && name === 'Accordion'
  if (attributes.trim() !== '' && quoted === undefined && !isOpen) return undefined
  const title = (bracketed ?? (plain || quoted))?.trim() || undefined
  if (title !== undefined && /<[A-Za-z]/.test(title.replace(/`[^`]*`/g, '')))
    return undefined
  if (name === 'CodeGroup' || name === 'Tabs') return title === undefined ? {} : undefined
  if (name !== 'Accordion') return { title }
  return { title: title ?? 'Details', ...(isOpen && { defaultOpen: true }) }
}

function findClosing(page: ForeignPage, row: number, colons: string): number | undefined {
  const { indent } = page.lines[row]!
  for (let at = row + 1; at < page.lines.length; at++) {
    const line = page.lines[at]!
    const [, closing = ''] = CLOSING.exec(line.text) ?? []
    if (closing.length < colons.length) continue
    if (page.isCode(line.start + line.indent.length)) continue
    return line.indent === indent ? at : undefined
  }
  return undefined
}

function convertTabs(page: ForeignPage, first: number, last: number): TextEdit[] {
  let isFirst = true
  return page.lines.slice(first + 1, last).flatMap((line, index): TextEdit[] => {
    const [, title] = TAB.exec(line.text) ?? []
    if (title === undefined || page.isCode(line.start)) return []
    const before = isFirst ? '' : tabEnd(page, first)
    isFirst = false
    const tag = tagText('Tab', { title: title.trim() })
    return [replaceLine(page, first + 1 + index, `${before}${tag}`)]
  })
}

function tabEnd({ eol, lines }: ForeignPage, row: number): string {
  return `</Tab>${eol}${eol}${lines[row]!.indent}`
}
