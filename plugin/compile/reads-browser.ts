import type { Node } from 'estree'
import { browserGlobals } from '../../runtime/kit/browser-globals.ts'
import { readsOnEvaluation } from '../mdx/reads-on-load.ts'
import type { Values } from './holds-function.ts'

/**
 * Whether an expression reads what only browsers have when it is evaluated, so that its value is
 * only known there. A name alone doesn't: as text, it is meant otherwise.
 *
 * @param own Names that mean something else.
 * @param values What names are declared as. See `declaredValues`.
 */
export function readsBrowser(
  expression: Node,
  own: ReadonlySet<string>,
  values: Values = new Map(),
): boolean {
  if (expression.type === 'Identifier') return false
  return readsOnEvaluation([expression], values, (uses) =>
    uses.filter(({ name }) => browserGlobals.has(name) && !own.has(name)),
  )
}
