import type { VNode } from 'preact'
import { useRef } from 'preact/hooks'

/** Returns the cached node for a key while `facts` are unchanged, else makes a new one. */
type MemoizeNode = (key: string, facts: readonly unknown[], make: () => VNode) => VNode

/**
 * Memoises the nodes of a long list: Preact skips a node that is identical to that of the last
 * render. Functions in the nodes must not close over values that change between renders.
 */
export function useMemoizedNodes(): MemoizeNode {
  const kept = useRef(new Map<string, { facts: readonly unknown[]; node: VNode }>())
  return (key, facts, make) => {
    const found = kept.current.get(key)
    if (found?.facts.every((fact, index) => fact === facts[index])) return found.node
    const node = make()
    kept.current.set(key, { facts, node })
    return node
  }
}
