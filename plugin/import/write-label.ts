import { parseYaml } from '../site/parse-yaml.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'

/**
 * Writes the label of a page in the navigation as `sidebarTitle` into its frontmatter. Undefined if
 * it has another one, or frontmatter that isn't YAML.
 */
export function writeLabel(text: string, label: string): string | undefined {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  const page = text.slice(mark.length)
  const { yaml, language, unclosed, crowded, bodyStart } = splitFrontmatter(page)
  if (language !== undefined || unclosed || crowded) return undefined
  const eol = page.includes('\r\n') ? '\r\n' : '\n'
  const line = `sidebarTitle: ${yamlText(label)}`
  if (yaml === undefined)
    return bodyStart > 0
      ? undefined
      : `${mark}---${eol}${line}${eol}---${eol}${eol}${page}`
  const data = new Map<string, unknown>(Object.entries(parseYaml(yaml).data))
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
