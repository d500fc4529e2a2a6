import { isPlainObject } from '../kit/is-plain-object.ts'

/** Types of values, with lists apart from objects. */
type ShortType = 'string' | 'boolean' | 'list'

/** Objects for which authors write the value of one key alone, `"colors": "#16a34a"`: that key. */
const mainKeys: Readonly<Record<string, readonly [key: string, type: ShortType]>> = {
  colors: ['primary', 'string'],
  appearance: ['default', 'string'],
  modeToggle: ['default', 'string'],
  background: ['image', 'string'],
  banner: ['content', 'string'],
  fonts: ['family', 'string'],
  icons: ['library', 'string'],
  thumbnails: ['appearance', 'string'],
  search: ['prompt', 'string'],
  contextual: ['options', 'list'],
  feedback: ['thumbsRating', 'boolean'],
  metadata: ['timestamp', 'boolean'],
  interaction: ['drilldown', 'boolean'],
  navbar: ['links', 'list'],
  footer: ['links', 'list'],
  api: ['openapi', 'string'],
  'api.playground': ['display', 'string'],
  'api.mdx': ['server', 'string'],
  'api.mdx.auth': ['method', 'string'],
  'api.auth': ['method', 'string'],
}

/**
 * A hint with the full form of a value that was written in short: the object around a value, or the
 * list around an object. Undefined if there is none.
 *
 * @param keys Path of the setting from the root.
 * @param input A value whose type the setting doesn't have.
 * @param expected The type that it has, as valibot names it.
 */
export function fullForm(
  keys: readonly (string | number)[],
  input: unknown,
  expected: string | null,
): string | undefined {
  const setting = keys.join('.')
  if (expected === 'Array' && isPlainObject(input))
    return setting === 'redirects' ? redirectList(input) : 'Write `[{ … }]`.'
  const [key, type] = Object.hasOwn(mainKeys, setting) ? mainKeys[setting]! : []
  const isColor = typeof input === 'string' && input.startsWith('#')
  if (setting === 'background' && isColor)
    return `Write \`{ "color": { "light": ${JSON.stringify(input)} } }\`.`
  if (key === undefined || input === '') return undefined
  if (type === 'list')
    return Array.isArray(input) ? `Write \`{ "${key}": […] }\`.` : undefined
  return typeof input === type
    ? `Write \`{ "${key}": ${JSON.stringify(input)} }\`.`
    : undefined
}

/** The list for a table of redirects, with its first entry. */
function redirectList(table: object): string {
  const [[source, destination] = ['/old', '/new']] = Object.entries(table)
  const isPair = typeof destination === 'string' && source.startsWith('/')
  const first = isPair ? { source, destination } : { source: '/old', destination: '/new' }
  const text = Object.entries(first).map(
    ([key, path]) => `"${key}": ${JSON.stringify(path)}`,
  )
  return `Write \`[{ ${text.join(', ')} }]\`.`
}
