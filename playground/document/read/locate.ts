import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { isMap, isPair, isScalar, isSeq, parseDocument, type Node } from 'yaml'
import { createPlaceAt } from '../../../runtime/kit/place-at.ts'

/**
 * Line and column (1-based) of a value, or of its key with `onKey`. If the pointer doesn't exist,
 * those of its nearest existing parent.
 */
export type Locate = (
  pointer: readonly string[],
  onKey: boolean,
) => { line: number; column: number }

/**
 * Finds the line and column of a JSON pointer in a text. The text is parsed with positions on the
 * first call only, since most files have no problems to locate.
 */
export function createLocate(text: string): Locate {
  let find: ((pointer: readonly string[], onKey: boolean) => number) | undefined
  let placeAt: ReturnType<typeof createPlaceAt> | undefined
  return (pointer, onKey) => {
    find ??= /^\s*[{[]/.test(text) ? inJson(text) : inYaml(text)
    placeAt ??= createPlaceAt(text)
    return placeAt(find(pointer, onKey))
  }
}

function inJson(text: string) {
  const root = parseTree(text)
  return (pointer: readonly string[], onKey: boolean): number => {
    for (let length = pointer.length; root && length > 0; length--) {
      const path = pointer.slice(0, length)
      const node =
        findNodeAtLocation(root, path) ?? findNodeAtLocation(root, path.map(asIndex))
      if (!node) continue
      const property = node.parent?.type === 'property' ? node.parent : node
      return onKey && length === pointer.length ? property.offset : node.offset
    }
    return root?.offset ?? 0
  }
}

function asIndex(token: string): string | number {
  return /^\d+$/.test(token) ? Number(token) : token
}

function inYaml(text: string) {
  const { contents } = parseDocument(text, { merge: true, logLevel: 'silent' })
  return (pointer: readonly string[], onKey: boolean): number => {
    let node: unknown = contents
    let key: unknown
    for (const token of pointer) {
      const child: unknown = childOf(node, token)
      if (child === undefined) break
      key = isPair(child) ? child.key : undefined
      node = isPair(child) ? (child.value ?? child.key) : child
    }
    const found = onKey && key ? key : node
    return (found as Node | null)?.range?.[0] ?? 0
  }
}

function childOf(node: unknown, token: string): unknown {
  if (isSeq(node)) return node.items[Number(token)]
  if (!isMap(node)) return undefined
  return node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === token)
}
