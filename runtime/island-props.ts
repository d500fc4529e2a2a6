/** Marks an element in the JSON. The value is the name of the slot with its server HTML. */
export const SLOT = '$slot'
/** Marks an element in the JSON. The value is its tag, or the name of a part of the island. */
export const ELEMENT = '$element'

/** Thrown for a prop that would not reach the browser unchanged. */
export class IslandPropError extends Error {
  override readonly name = 'IslandPropError'

  /**
   * @param island The island's name in the site.
   * @param what Completes the sentence "`<Counter>` cannot take …".
   */
  constructor(
    island: string,
    readonly what: string,
  ) {
    super(`<${island}> cannot take ${what}`)
  }
}

/** An island's props as text for the page, and the elements extracted from them. */
interface EncodedProps<Element> {
  /** JSON that is safe inside a script element. Empty if there are no props. */
  json: string
  /** Elements by key: `children`, or the path of the prop (`panels.0`). */
  slots: Map<string, Element>
}

/**
 * Serializes an island's props as JSON. Children, and elements anywhere in the props, become
 * slots.
 *
 * @param encodeChildren Encodes children in place of one slot for all of them, with functions
 *   that encode a prop and add a slot.
 * @throws IslandPropError, naming the island and the prop, for values that JSON would drop or
 *   change: functions, class instances, `NaN`, cycles, …
 */
export function encodeProps<Element>(
  island: string,
  props: Record<string, unknown>,
  isElement: (value: unknown) => value is Element,
  encodeChildren?: (
    children: unknown,
    writer: {
      encode: (value: unknown, path: string) => unknown
      addSlot: (key: string, content: Element) => void
    },
  ) => unknown,
): EncodedProps<Element> {
  const slots = new Map<string, Element>()
  const plain: [string, unknown][] = []
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' && typeof value !== 'function') {
      if (value === undefined || value === null || typeof value === 'boolean') continue
      if (encodeChildren) {
        const writer = {
          encode: (inner: unknown, path: string) => encode(inner, path, []),
          addSlot: (key: string, content: Element) => slots.set(key, content),
        }
        plain.push([name, encodeChildren(value, writer)])
        continue
      }
      slots.set(name, value as Element)
      plain.push([name, { [SLOT]: name }])
    } else if (value !== undefined) {
      plain.push([name, encode(value, name, [])])
    }
  }
  const json = plain.length > 0 ? escapeForScript(JSON.stringify(asObject(plain))) : ''
  return { json, slots }

  function encode(value: unknown, path: string, parents: readonly object[]): unknown {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value
      case 'number':
        if (Number.isFinite(value)) return value
        return refuse(path, String(value))
      case 'object':
        if (value === null) return null
        break
      default:
        return refuse(path, article(typeof value))
    }
    if (isElement(value)) {
      slots.set(path, value)
      return { [SLOT]: path }
    }
    if (parents.includes(value)) return refuse(path, 'a reference to what holds it')
    const within = [...parents, value]
    if (Array.isArray(value)) {
      return Array.from(value, (item, index) => encode(item, `${path}.${index}`, within))
    }
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null) {
      return refuse(path, `an instance of ${value.constructor?.name || 'a class'}`)
    }
    const copy: [string, unknown][] = []
    for (const [key, item] of Object.entries(value)) {
      if (key === SLOT || key === ELEMENT)
        return refuse(`${path}.${key}`, 'a name that islands keep to themselves')
      if (item !== undefined) copy.push([key, encode(item, `${path}.${key}`, within)])
    }
    return asObject(copy)
  }

  function refuse(path: string, what: string): never {
    throw new IslandPropError(
      island,
      `${what} as \`${path}\`: props of an island travel to the browser as JSON`,
    )
  }
}

/**
 * Parses the output of `encodeProps`.
 *
 * @param slot Returns the element for a slot's key, with the props that the island can read.
 * @param element Returns the element with a tag, or of a part with a name.
 */
export function decodeProps(
  json: string,
  slot: (key: string, props?: object) => unknown,
  element?: (tag: string, props: object) => unknown,
): Record<string, unknown> {
  if (!json) return {}
  return JSON.parse(json, (_, value) => {
    // Only encoded elements have these keys: `encodeProps` refuses them in values.
    const { [SLOT]: key, [ELEMENT]: tag, props } = value ?? {}
    return key ? slot(key, props) : tag ? element!(tag, props) : value
  })
}

/**
 * Escapes `<`, which could end the script element, and the line separators that JavaScript
 * before ES2019 forbids in strings.
 */
export function escapeForScript(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** `Object.fromEntries` rather than assignment, because a key may be `__proto__`. */
function asObject(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries)
}

function article(type: string): string {
  return type === 'undefined' ? 'undefined' : `a ${type}`
}
