import { Fragment, isValidElement, type ComponentChildren, type VNode } from 'preact'
import { partName } from './island-part.ts'
import { ELEMENT, SLOT } from './island-props.ts'

/** How deep components may be nested in each other and still be seen as such. */
const MAX_DEPTH = 3

interface ChildrenWriter {
  /** Encodes a prop as JSON. Throws for functions and other values that JSON lacks. */
  encode: (value: unknown, path: string) => unknown
  /** Adds a slot. */
  addSlot: (key: string, content: ComponentChildren) => void
}

/**
 * Returns a function that encodes children as a tree of JSON, for islands that inspect them:
 * text, plain elements and components of the island's module are rendered by the island; each
 * other component is a slot whose props can be read.
 *
 * @param parts The exports of the island's module.
 */
export function childrenEncoder(
  parts: object,
): (children: unknown, writer: ChildrenWriter) => unknown {
  return (children, writer) => encodeTree(children, writer, parts)
}

function encodeTree(children: unknown, writer: ChildrenWriter, parts: object): unknown {
  return encodeChild(children, 'children', 0)

  function encodeChild(child: unknown, path: string, depth: number): unknown {
    if (Array.isArray(child))
      return child.map((each, index) => encodeChild(each, `${path}.${index}`, depth))
    if (!isValidElement(child)) return isText(child) ? child : null
    const { type, props } = child as VNode<Record<string, unknown>>
    const { children: within, ...rest } = props
    if (type === Fragment) return encodeChild(within, path, depth)
    const plain = encodeRest(rest, path)
    const name = typeof type === 'string' ? type : partName(type, parts)
    if (name && plain) {
      return { [ELEMENT]: name, props: withChildren(plain, within, path, depth) }
    }
    writer.addSlot(path, child as ComponentChildren)
    const known = plain ?? {}
    return {
      [SLOT]: path,
      props: depth < MAX_DEPTH ? withChildren(known, within, path, depth + 1) : known,
    }
  }

  /** Undefined for props that only the server can have. */
  function encodeRest(
    props: Record<string, unknown>,
    path: string,
  ): Record<string, unknown> | undefined {
    if ('dangerouslySetInnerHTML' in props) return undefined
    try {
      return Object.fromEntries(
        Object.entries(props).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, writer.encode(value, `${path}.${name}`)]],
        ),
      )
    } catch {
      return undefined
    }
  }

  function withChildren(
    props: Record<string, unknown>,
    within: unknown,
    path: string,
    depth: number,
  ): Record<string, unknown> {
    if (within === undefined || within === null || typeof within === 'function')
      return props
    return { ...props, children: encodeChild(within, `${path}.children`, depth) }
  }
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
