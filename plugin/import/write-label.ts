import { parseYaml } from '../site/parse-yaml.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'

const FENCED = /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1/gm
/** A heading of level 1, with `#` or underlined. */
const HEADING = /^(?:#[ \t]+\S|\S.*\r?\n=+[ \t]*$)/m

/**
 * Writes the label of a page in the navigation into its frontmatter: as `sidebarTitle`, or as
 * `title` of a page that has none, which other tools take from the navigation. Undefined if it has
 * another one, or frontmatter that isn't YAML.
 */
export function writeLabel(text: string, label: string): string | undefined {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  const page = text.slice(mark.length)
  const { yaml, language, unclosed, crowded, bodyStart } = splitFrontmatter(page)
  if (language !== undefined || unclosed || crowded) return undefined
  const eol = page.includes('\r\n') ? '\r\n' : '\n'
  const data = new Map<string, unknown>(Object.entries(parseYaml(yaml ?? '').data))
  const isTitled =
    data.has('title') || HEADING.test(page.slice(bodyStart).replace(FENCED, ''))
  const line = `${isTitled ? 'sidebarTitle' : 'title'}: ${yamlText(label)}`
  if (yaml === undefined)
    return bodyStart > 0
      ? undefined
      : `${mark}---${eol}${line}${eol}---${eol}${eol}${page}`
  if (data.has('sidebarTitle'))
    return data.get('sidebarTitle') === label ? text : undefined
  const start = page.indexOf('\n') + 1
  return mark + page.slice(0, start) + line + eol + page.slice(start)
}

/** A text in YAML, in quotes if it has to be. */
function yamlText(text: string): string {
  const { data } = parseYaml(`a: ${text}`)
  const isPlain = new Map<string, unknown>(Object.entries(data)).get('a') === text
  return isPlain && !/[:#{}[\]&*!|>%@`"'?-]/.test(text) ? text : JSON.stringify(text)
}
