import type { Node, Program } from 'estree'
import { walk } from 'estree-walker'
import type { Parents } from 'mdast'
import { isFunction } from '../mdx/names-of-program.ts'
import { codeOf, nodesIn } from './code-in-tree.ts'
import { propPlaces, type PropPlace } from './prop-places.ts'
import { hasEffect, isPure, type SnippetProps } from './snippet-props.ts'

/**
 * Whether the prop values of a snippet's tag can be inlined where the snippet reads the props
 * without changing the order of evaluation: in source order, and before any side effect of the
 * snippet, as if the snippet were a component.
 */
export function keepsOrder(
  tree: Parents,
  props: SnippetProps,
  declared: ReadonlyMap<string, unknown>,
): boolean {
  const waiting = [...props.values].flatMap(([name, value]) =>
    isPure(value) ? [] : [name],
  )
  for (const node of nodesIn(tree))
    for (const code of codeOf(node)) {
      const places = propPlaces(code, props, declared)
      for (const step of stepsOf(code, places)) {
        if (waiting.length === 0) return true
        if (step === 'effect') return false
        if (waiting.includes(step) && waiting.shift() !== step) return false
      }
    }
  // Props that are never read are handled elsewhere.
  return true
}

/** The steps in order of evaluation: names of props that are read, `effect` for side effects. */
function stepsOf(code: Program, places: readonly PropPlace[]): string[] {
  const names = new Map<Node, string>()
  for (const { node, name } of places) if (name !== undefined) names.set(node, name)
  const steps: string[] = []
  walk(code, {
    enter(node) {
      const name = names.get(node)
      if (name !== undefined) steps.push(name)
      if (isFunction(node)) this.skip()
    },
    leave(node) {
      if (hasEffect(node)) steps.push('effect')
    },
  })
  return steps
}
