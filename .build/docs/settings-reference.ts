import * as v from 'valibot'
import { labelKeys } from '../../plugin/settings/division-kinds.ts'
import { legacyKeys, modernKeys, requiredKeys } from '../../plugin/settings/root-keys.ts'
import {
  AssetPath,
  Hex,
  Href,
  ImageOfMode,
  ImagePath,
  IconSchema,
  IconStyle,
  SpecPath,
  WebUrl,
} from '../../plugin/settings/values-schema.ts'
import { ApiSources } from '../../plugin/settings/api-schema.ts'
import {
  BannerSetting,
  FooterSetting,
  NavbarSetting,
} from '../../plugin/settings/frame-schema.ts'
import { markdownTable } from './markdown-table.ts'
import { settingExamples } from './setting-examples.ts'
import { settingGuides } from './setting-guides.ts'

/** The properties of Valibot schemas that the reference uses. */
interface SchemaNode extends v.GenericSchema {
  pipe?: readonly SchemaNode[]
  wrapped?: SchemaNode
  entries?: Record<string, SchemaNode>
  options?: readonly (SchemaNode | string)[]
  item?: SchemaNode
  value?: SchemaNode
  getter?: () => SchemaNode
  default?: unknown
  literal?: unknown
}

/** Types that are explained once, above the list of settings. */
const namedKinds = new Map<unknown, string>([
  [Hex, 'colour'],
  [Href, 'link'],
  [ImageOfMode, 'file'],
  [ImagePath, 'file'],
  [AssetPath, 'file'],
  [WebUrl, 'URL'],
  [SpecPath, 'file'],
  [IconSchema, 'icon'],
  [IconStyle, 'Font Awesome style'],
  [ApiSources, 'API description'],
])

/** Settings that a part of the navigation may override. They are described under their own key. */
const elsewhere = new Map<unknown, string>([
  [BannerSetting, '[banner](#setting-banner)'],
  [FooterSetting, '[footer](#setting-footer)'],
  [NavbarSetting, '[navbar](#setting-navbar)'],
])

/** From this many keys on that differ only in name, they share a row. */
const MANY = 8

/** Renders every key of a modern `docs.json` except `navigation` as Markdown sections. */
export function writeSettings(): string {
  return Object.entries(modernKeys)
    .filter(([key]) => key !== 'navigation')
    .map(([key, schema]) =>
      writeKey(key, schema as SchemaNode, settingExamples[key], settingGuides[key]),
    )
    .join('\n\n')
}

/**
 * Renders the keys of the legacy `docs.json` that have a different shape in the modern one, or
 * don't exist there.
 */
export function writeLegacySettings(): string {
  const modern: Record<string, unknown> = modernKeys
  return Object.entries(legacyKeys)
    .filter(([key, schema]) => modern[key] !== schema)
    .map(([key, schema]) => writeKey(key, schema as SchemaNode))
    .join('\n\n')
}

/** Renders the tables of the navigation: the top level, an entry with children, and a group. */
export function writeNavigationSettings(): string {
  const top = modernKeys.navigation as SchemaNode
  const entries = bare(top).entries ?? {}
  const tab = bare(bare(entries['tabs']!).item!)
  const group = bare(bare(entries['groups']!).item!)
  const labels = [...labelKeys].filter((key) => key !== 'group')
  return [
    '### Top level of `navigation`',
    table(rowsOf(bare(top), '')),
    '### Languages, versions, products, tabs, dropdowns, anchors and menu items',
    `The label of an entry is in ${labels.map((key) => `\`${key}\``).join(', ')}. All other keys are the same.`,
    table(rowsOfEntries(entriesOf(tab).slice(1), '')),
    '### Groups',
    table(rowsOfEntries(entriesOf(group), '')),
  ].join('\n\n')
}

function writeKey(
  key: string,
  schema: SchemaNode,
  example?: string,
  guide?: string,
): string {
  // The key's own section describes what `elsewhere` refers to.
  const rows = rowsOfEntries(innerOf(bare(schema)), key)
  const preset = requiredKeys.has(key) ? '' : defaultOf(schema)
  const isObject = bare(schema).type === 'object'
  const facts = [
    descriptionOf(schema),
    rows.length === 0 || !isObject ? `Type: ${typeOf(schema)}.` : '',
    preset && `Default: ${preset}.`,
    guide && `See ${guide}.`,
  ]
  return [
    // Prefixed, because the ids of layout elements (`navbar`, `footer`, …) are names of
    // settings too.
    `### ${key} {#setting-${key.toLowerCase()}}`,
    facts.filter(Boolean).join(' '),
    example ? `\`\`\`json docs.json\n${example}\n\`\`\`` : '',
    rows.length > 0 ? table(rows) : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function table(rows: string[][]): string {
  return markdownTable(['Key', 'Type', 'Description'], rows)
}

/** The rows for all keys in a schema, including nested ones. */
function rowsOf(schema: SchemaNode, path: string): string[][] {
  return rowsOfEntries(inner(schema), path)
}

function rowsOfEntries(entries: [string, SchemaNode][], path: string): string[][] {
  const rows = new Map<string, string[]>()
  const alike = entries.filter(([, entry]) => isAlike(entry, entries[0]![1]))
  const shared = alike.length >= MANY ? alike : []
  if (shared.length > 0) {
    const names = shared.map(([name]) => `\`${name}\``).join(', ')
    rows.set('', [`\`${path}.…\``, typeOf(shared[0]![1]), `One of: ${names}.`])
  }
  for (const [name, entry] of entries) {
    if (shared.some(([other]) => other === name)) continue
    const full = path ? `${path}.${name}` : name
    const cell = `\`${full}\`${isOptional(entry) ? '' : ' (required)'}`
    const preset = defaultOf(entry) && `Default: ${defaultOf(entry)}.`
    const about = [descriptionOf(entry), preset].filter(Boolean).join(' ')
    // An object without a description is documented by its keys.
    if (about || typeOf(entry) !== 'object') rows.set(full, [cell, typeOf(entry), about])
    for (const row of rowsOf(entry, full)) rows.set(row[0]!, row)
  }
  return [...rows.values()]
}

/**
 * The keys of an object, of objects in a union, and of objects in a list. Navigation entries
 * and named types have their own documentation.
 */
function inner(schema: SchemaNode): [string, SchemaNode][] {
  const node = bare(schema)
  return nameOf(schema) || isNavigationNode(node) ? [] : innerOf(node)
}

function innerOf(node: SchemaNode): [string, SchemaNode][] {
  if (node.entries) return Object.entries(node.entries)
  if (node.item) return inner(node.item)
  if (node.type !== 'union') return []
  return (node.options as SchemaNode[]).flatMap((option) => inner(option))
}

/** Whether two keys differ only in their name. */
function isAlike(one: SchemaNode, other: SchemaNode): boolean {
  return typeOf(one) === typeOf(other) && !descriptionOf(one) && isOptional(one)
}

function entriesOf({ entries }: SchemaNode): [string, SchemaNode][] {
  return Object.entries(entries ?? {})
}

function typeOf(schema: SchemaNode): string {
  const named = nameOf(schema)
  if (named) return named
  const node = bare(schema)
  switch (node.type) {
    case 'string':
      return 'string'
    case 'boolean':
      return 'boolean'
    case 'number':
      return 'number'
    case 'picklist':
      return manyWords((node.options as string[]).map((word) => `\`${word}\``))
    case 'literal':
      return `\`${JSON.stringify(node.literal)}\``
    case 'array':
      return `array of ${plural(typeOf(node.item!))}`
    case 'record':
      return 'object with any keys'
    case 'union':
      return [...new Set((node.options as SchemaNode[]).map(typeOf))].join(' or ')
    case 'object':
      return isNavigationNode(node)
        ? `[${Object.keys(node.entries!)[0]}](#navigation)`
        : 'object'
    default:
      return 'any value'
  }
}

/** `string or [group](…)` as `strings or [groups](…)`. Lists of values stay as they are. */
function plural(type: string): string {
  return type
    .split(' or ')
    .map((part) => part.replace(/^(?:\[\w+|[a-z]+|URL)(?=\]|$)/, '$&s'))
    .join(' or ')
}

/** Abbreviates long lists of values, such as code themes. */
function manyWords(words: string[]): string {
  return words.length <= 24
    ? words.join(', ')
    : `${words.slice(0, 8).join(', ')} and ${words.length - 8} others`
}

function nameOf(schema: SchemaNode | undefined): string | undefined {
  for (let node = schema; node;) {
    const name = namedKinds.get(node) ?? elsewhere.get(node)
    if (name) return name
    const next: SchemaNode | undefined =
      node.wrapped ?? (node.pipe?.[0] === node ? undefined : node.pipe?.[0])
    node = next
  }
  return undefined
}

/** Unwraps optional and lazy schemas, and pipes. */
function bare(schema: SchemaNode): SchemaNode {
  if (schema.wrapped) return bare(schema.wrapped)
  if (schema.getter) return bare(schema.getter())
  const first = schema.pipe?.[0]
  return first && first !== schema && (first.wrapped || first.pipe) ? bare(first) : schema
}

function isNavigationNode({ entries }: SchemaNode): boolean {
  const [first] = Object.keys(entries ?? {})
  return first !== undefined && labelKeys.has(first)
}

function isOptional(schema: SchemaNode): boolean {
  if (schema.type === 'optional') return true
  const first = schema.pipe?.[0]
  return first !== undefined && first !== schema && isOptional(first)
}

function defaultOf(schema: SchemaNode): string {
  const value = schema.default ?? schema.pipe?.[0]?.default
  if (value === undefined || (typeof value === 'object' && value !== null)) return ''
  return value === '' ? '' : `\`${String(value)}\``
}

function descriptionOf(schema: SchemaNode): string {
  const own = v.getDescription(schema)
  if (own) return own
  if (schema.wrapped) return descriptionOf(schema.wrapped)
  return ''
}
