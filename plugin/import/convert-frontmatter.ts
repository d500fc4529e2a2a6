import { describeForeignKey } from '../site/foreign-frontmatter.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { recordOf } from './foreign-values.ts'
import { readLines, type ForeignPage } from './foreign-page.ts'
import { iconOfMaterial } from './material-icons.ts'

const KEY = /^([\w-]+):[ \t]+(\S.*)$/

/** Converts keys of the frontmatter with a value on the same line, if ours isn't there already. */
export function convertFrontmatter(page: ForeignPage): Conversion[] {
  const { text: yaml, start } = page.yaml
  if (yaml === '') return []
  const data = recordOf(parseYaml(yaml).data)
  const edits = readLines(yaml, 0).flatMap((line): TextEdit[] => {
    const [, key = '', value = ''] = KEY.exec(line.text) ?? []
    const ours = describeForeignKey(key, data[key])?.ours
    if (!ours || ours.key in data) return []
    const text = `${ours.key}: ${ours.value ?? value}`
    return [{ start: start + line.start, end: start + line.end, text }]
  })
  const material = convertMaterialKeys(page, data)
  const all =
    edits.length > 0 || material.length > 0
      ? [...edits, ...material].map((edit) => [edit])
      : [convertSidebar(page, data)]
  return all
    .filter((each) => each.length > 0)
    .map((each) => ({ kind: 'frontmatter key', edits: each }))
}

/** `hide`, `icon` and `status` of Material for MkDocs. Their values may be on several lines. */
function convertMaterialKeys(
  { yaml: { text: yaml, start } }: ForeignPage,
  data: ReturnType<typeof recordOf>,
): TextEdit[] {
  const lines = readLines(yaml, 0)
  return Object.entries(data).flatMap(([key, value]): TextEdit[] => {
    const [name, written] = ourKey(key, value) ?? []
    const first = lines.findIndex(({ text }) => text.startsWith(`${key}:`))
    if (name === undefined || first === -1 || (name !== key && name in data)) return []
    const next = lines.findIndex(
      ({ text }, row) => row > first && !/^(?:[ \t]+\S|-(?:\s|$))/.test(text),
    )
    const last = lines[next === -1 ? lines.length - 1 : next - 1]!
    const text = `${name}: ${written}`
    return [{ start: start + lines[first]!.start, end: start + last.end, text }]
  })
}

/** Our key and value for a key of Material for MkDocs. */
function ourKey(key: string, value: unknown): [string, string] | undefined {
  if (key === 'hide' && Array.isArray(value) && value.includes('toc'))
    return ['mode', value.includes('navigation') ? 'center' : 'wide']
  if (key === 'status' && (value === 'new' || value === 'deprecated'))
    return ['tag', value === 'new' ? 'New' : 'Deprecated']
  const [, set = '', path = ''] =
    /^(material|fontawesome|octicons|simple)\/([a-z\d/-]+)$/.exec(String(value)) ?? []
  const icon = key === 'icon' ? iconOfMaterial(set, path.replaceAll('/', '-')) : undefined
  return icon === undefined ? undefined : ['icon', icon]
}

/** `label` and `badge` of Starlight's `sidebar`, on lines of their own. */
function convertSidebar(
  { yaml: { text: yaml, start }, eol }: ForeignPage,
  data: ReturnType<typeof recordOf>,
): TextEdit[] {
  const lines = readLines(yaml, 0)
  const first = lines.findIndex(({ text }) => /^sidebar:[ \t]*$/.test(text))
  if (first === -1) return []
  const next = lines.findIndex(
    ({ indent, isBlank }, row) => row > first && (isBlank || indent === ''),
  )
  const inside = lines.slice(first + 1, next === -1 ? undefined : next)
  const moved = inside.flatMap((line) => {
    const [, key, value = ''] =
      /^(label|badge):[ \t]+([^\s{[|>&*!].*)$/.exec(line.text.trim()) ?? []
    const ours = key === 'label' ? 'sidebarTitle' : 'tag'
    const isDirect = line.indent === inside[0]?.indent
    return key === undefined || !isDirect || ours in data
      ? []
      : [{ line, written: `${ours}: ${value}` }]
  })
  if (moved.length === 0) return []
  const written = moved.map((each) => each.written).join(eol)
  const { start: from, end } = lines[first]!
  const edits = moved.map(({ line }): TextEdit => {
    // With the line ending before it.
    const before = lines[lines.indexOf(line) - 1]!
    return { start: start + before.end, end: start + line.end, text: '' }
  })
  return moved.length === inside.length
    ? [{ start: start + from, end: start + end, text: written }, ...edits]
    : [{ start: start + from, end: start + from, text: written + eol }, ...edits]
}
