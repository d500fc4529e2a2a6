import type { ParameterStyle } from '../../document/api-model.ts'
import { mediaKind } from '../../document/media-kind.ts'
import type { RequestParameter, Value } from '../../request/operation.ts'
import { percentDecode } from '../../request/percent-decode.ts'
import { jsonOf, type InputShape } from './read-value.ts'

/** An encoded `name=value`, marked as taken once used. */
export interface Pair {
  name: string
  value: string
  isTaken: boolean
}

type Decode = (text: string) => string

/** Decodes query and form text, in which `+` is a space. */
export const decodeQuery: Decode = (text) => percentDecode(text.replaceAll('+', ' '))

/** Splits a pair of a query, form or cookie and decodes its name. */
export function parsePair(text: string, decode: Decode): Pair {
  const at = text.indexOf('=')
  const [name, value] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
  return { name: decode(name), value, isTaken: false }
}

/**
 * The inverse of `writeParameter` for values without a name, in paths and headers (OpenAPI 3.1,
 * "Style Examples").
 */
export function readStandalone(
  { name, style, explode, content }: RequestParameter,
  shape: InputShape,
  written: string,
  decode: Decode,
): Value {
  if (content) return readContent(content.type, shape, decode(written))
  const isMatrix = style === 'matrix'
  const text = isMatrix || style === 'label' ? written.slice(1) : written
  if (isMatrix && explode && shape.kind !== 'text') {
    const pairs = text.split(';').map((each) => parsePair(each, decode))
    return readExploded(name, shape, pairs, decode)
  }
  const own = isMatrix ? text.slice(text.indexOf('=') + 1) : text
  if (isMatrix && !text.includes('=')) return emptyOf(shape)
  const separator = style === 'label' && explode ? '.' : separatorOf(style)
  return readDelimited(shape, own, separator, decode, explode && !isMatrix)
}

/**
 * The inverse of `writeParameter` for named values, in queries, forms and cookies. Marks the
 * pairs it uses; `undefined` if there are none.
 */
export function readPairs(
  { name, style, explode, content }: RequestParameter,
  shape: InputShape,
  pairs: Pair[],
  decode: Decode,
): Value {
  const free = pairs.filter((pair) => !pair.isTaken)
  if (style === 'deepObject' && !content && shape.kind !== 'text')
    return readDeep(name, shape, free, decode)
  const isExploded =
    explode && !content && shape.kind !== 'text' && !/Delimited/.test(style)
  const isDelimitedList = explode && !content && shape.kind === 'list'
  if (isExploded || isDelimitedList) return readExploded(name, shape, free, decode)

  const own = free.find((pair) => pair.name === name)
  if (!own) return undefined
  own.isTaken = true
  if (content) return readContent(content.type, shape, decode(own.value))
  return readDelimited(shape, own.value, separatorOf(style), decode, false)
}

function separatorOf(style: ParameterStyle): string | RegExp {
  switch (style) {
    case 'spaceDelimited':
      return /%20|[+ ]/
    case 'pipeDelimited':
      return /%7C|\|/i
    case 'tabDelimited':
      return /%09|\t/
    default:
      return ','
  }
}

function readContent(type: string, shape: InputShape, text: string): Value {
  return mediaKind(type) === 'json' ? (jsonOf(text) ?? text) : shape.read(text)
}

function emptyOf(shape: InputShape): Value {
  if (shape.kind === 'text') return shape.read('')
  return shape.kind === 'list' ? [] : {}
}

/** `a,b,c`. For objects `R,100,G,200`, or `R=100,G=200` if `joined`. */
function readDelimited(
  shape: InputShape,
  text: string,
  separator: string | RegExp,
  decode: Decode,
  joined: boolean,
): Value {
  if (shape.kind === 'text') return shape.read(decode(text))
  if (text === '') return emptyOf(shape)
  const items = text.split(separator)
  if (shape.kind === 'list')
    return items.map((item, index) => shape.item(index).read(decode(item)))
  const entries: [string, string][] = []
  if (joined) {
    for (const item of items) {
      const { name, value } = parsePair(item, decode)
      entries.push([name, value])
    }
  } else {
    for (let index = 0; index < items.length; index += 2)
      entries.push([decode(items[index] ?? ''), items[index + 1] ?? ''])
  }
  return Object.fromEntries(
    entries.map(([key, value]) => [key, shape.member(key).read(decode(value))]),
  )
}

/**
 * `name=a&name=b` for an array; `R=1&G=2` for an object, of which only described properties are
 * read.
 */
function readExploded(
  name: string,
  shape: InputShape,
  pairs: Pair[],
  decode: Decode,
): Value {
  if (shape.kind === 'list') {
    const own = pairs.filter((pair) => pair.name === name)
    for (const pair of own) pair.isTaken = true
    if (own.length === 1 && own[0]?.value === '') return []
    return own.length === 0
      ? undefined
      : own.map(({ value }, index) => shape.item(index).read(decode(value)))
  }
  const { names } = shape
  const own = pairs.filter((pair) => names.includes(pair.name))
  const [empty] = pairs.filter((pair) => pair.name === name && pair.value === '')
  for (const pair of own.length > 0 ? own : empty ? [empty] : []) pair.isTaken = true
  if (own.length === 0) return empty ? {} : undefined
  return Object.fromEntries(
    own.map(({ name: key, value }) => {
      const member = shape.member(key)
      const same = own.filter((pair) => pair.name === key)
      const isRepeated =
        member.kind === 'list' &&
        (same.length > 1 || !Array.isArray(jsonOf(decode(value))))
      return [
        key,
        isRepeated
          ? same.map((pair, index) => member.item(index).read(decode(pair.value)))
          : member.read(decode(value)),
      ]
    }),
  )
}

type Tree = string | Map<string, Tree>

/** `filter[a][b]=1`; arrays as `filter[a][]=1` or with indexes. */
function readDeep(name: string, shape: InputShape, pairs: Pair[], decode: Decode): Value {
  const own = pairs.filter((pair) => pair.name.startsWith(`${name}[`))
  if (own.length === 0) return undefined
  const root = new Map<string, Tree>()
  for (const pair of own) {
    pair.isTaken = true
    const keys = [...pair.name.slice(name.length).matchAll(/\[([^[\]]*)\]/g)]
    let at = root
    keys.forEach(([, key = ''], index) => {
      const place = key === '' ? String(at.size) : key
      if (index === keys.length - 1) {
        at.set(place, decode(pair.value))
        return
      }
      const next = at.get(place)
      const inner = next instanceof Map ? next : new Map<string, Tree>()
      at.set(place, inner)
      at = inner
    })
  }
  return readTree(root, shape)
}

function readTree(tree: Tree, shape: InputShape): Value {
  if (typeof tree === 'string') return shape.read(tree)
  const entries = [...tree]
  if (shape.kind === 'list')
    return entries.map(([, item], index) => readTree(item, shape.item(index)))
  return Object.fromEntries(
    entries.map(([key, item]) => [key, readTree(item, shape.member(key))]),
  )
}
