import type { Node } from 'estree'
import type { Point, Positioned } from './compilation.ts'

/**
 * The position of code in the form of the tree's nodes, where columns start at 1. Code that we
 * generated has none.
 */
export function positionOfCode({ loc }: Pick<Node, 'loc'>): Positioned {
  if (!loc) return {}
  const { line, column, offset }: Point = loc.start
  return { position: { start: { line, column: column + 1, offset } } }
}
