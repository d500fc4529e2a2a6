import { FENCED_CODE } from '../document/fenced-code.ts'

/** Components with blocks inside, other than callouts. */
const NAMES =
  'Accordion|AccordionGroup|Card|CardGroup|CodeGroup|Column|Columns|Expandable|Frame|Panel|' +
  'ParamField|RequestExample|ResponseExample|ResponseField|Step|Steps|Tab|Tabs|Tile|Update'
const ATTRIBUTES = String.raw`(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*`
/** A fenced code block, an opening tag, or a closing tag. */
const FENCE_OR_TAG = new RegExp(
  String.raw`${FENCED_CODE}|(?:(^[ \t]*)|)<(${NAMES})(${ATTRIBUTES})\s*>|</(${NAMES})>`,
  'gm',
)
/** Attributes that name a component, the first that it has. */
const LABELS = ['title', 'label', 'name', 'path', 'query', 'body', 'header']

/**
 * Replaces the tags of MDX components in a text by Markdown: their title in bold, and blank lines.
 * Their content is then Markdown, as it is in MDX; in CommonMark, everything up to the next blank
 * line would be HTML, and deeply indented text would be code. A description is not trusted, so it
 * is never compiled as MDX. Components that are never closed may be types, and are left, as are
 * those that begin within a line, unless directly after another.
 */
export function flattenComponents(text: string): string {
  if (!text.includes('</')) return text
  const lastClosings = new Map<string, number>()
  const closesAfter = (name: string, index: number) => {
    const known = lastClosings.get(name) ?? text.lastIndexOf(`</${name}>`)
    lastClosings.set(name, known)
    return known > index
  }
  let result = ''
  let at = 0
  let depth = 0
  let lastEnd = 0
  const take = (end: number) => {
    const part = text.slice(at, end)
    result += depth > 0 ? dedent(part) : part
  }
  for (const {
    0: match,
    2: indent,
    3: opened,
    4: attributes = '',
    5: closed,
    index,
  } of text.matchAll(FENCE_OR_TAG)) {
    const isFirst = indent !== undefined || /^[ \t]*$/.test(text.slice(lastEnd, index))
    const isPair =
      opened === undefined
        ? closed !== undefined && depth > 0
        : isFirst && closesAfter(opened, index)
    if (opened !== undefined || closed !== undefined) lastEnd = index + match.length
    if (!isPair) continue
    take(index)
    at = index + match.length
    depth += opened === undefined ? -1 : 1
    result += `\n\n${opened === undefined ? '' : `${titleOf(attributes)}\n\n`}`
  }
  take(text.length)
  return result
}

function titleOf(attributes: string): string {
  const read = (name: string) =>
    new RegExp(String.raw`\s${name}=(?:"([^"]*)"|'([^']*)')`)
      .exec(attributes)
      ?.slice(1)
      .find((value) => value !== undefined)
  const title = LABELS.map(read).find((value) => value?.trim())
  if (title === undefined) return ''
  const bold = `**${title
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&]/g, String.raw`\$&`)}**`
  const href = read('href')
  return href === undefined || /[\s<>()]/.test(href) ? bold : `[${bold}](${href})`
}

/** Removes the indentation that all lines have. */
function dedent(text: string): string {
  const indents = [...text.matchAll(/^([ \t]*)\S/gm)]
    .filter(({ index }) => index > 0)
    .map(([, indent]) => indent!.length)
  const common = indents.length > 0 ? Math.min(...indents) : 0
  return text.replace(new RegExp(String.raw`^[ \t]{0,${common}}`, 'gm'), '')
}
