import type { VNode } from 'preact'
import { useRef } from 'preact/hooks'

/** Gives the node of a key: the one it gave before, as long as the facts are the same. */
export type KeepNode = (
  key: string,
  facts: readonly unknown[],
  make: () => VNode,
) => VNode

/**
 * Nodes of a long list that are made anew only where what they show has changed: Preact passes over
 * a node that it knows. Functions in them must not hold what changes between two renderings.
 */
export function useKeptNodes(): KeepNode {
  const kept = useRef(new Map<string, { facts: readonly unknown[]; node: VNode }>())
  return (key, facts, make) => {
    const found = kept.current.get(key)
    if (found?.facts.every((fact, index) => fact === facts[index])) return found.node
    const node = make()
    kept.current.set(key, { facts, node })
    return node
  }
}
