import type { Node } from 'estree'
import { browserGlobals } from '../../runtime/kit/browser-globals.ts'
import { freeNames, isFunction } from '../mdx/names-of-program.ts'
import { readsOnEvaluation } from '../mdx/reads-on-load.ts'
import type { Values } from './holds-function.ts'

/**
 * Whether an expression reads what only browsers have when it is evaluated, directly or through
 * constants, so that its value is only known there. The name of a global alone doesn't: as text, it
 * is meant otherwise.
 *
 * @param own Names that mean something else.
 * @param values What names are declared as. See `declaredValues`.
 */
export function readsBrowser(
  expression: Node,
  own: ReadonlySet<string>,
  values: Values = new Map(),
): boolean {
  const constants = constantsIn(expression, own, values)
  const parts = expression.type === 'Identifier' ? constants : [expression, ...constants]
  return readsOnEvaluation(parts, values, (uses) =>
    uses.filter(({ name }) => browserGlobals.has(name) && !own.has(name)),
  )
}

/** The values of the constants that an expression names, and of those that these name. */
function constantsIn(expression: Node, own: ReadonlySet<string>, values: Values): Node[] {
  const found = new Set<Node>()
  const add = (node: Node, isKnown: (name: string) => boolean) => {
    for (const { name, tag } of freeNames(node)) {
      const value = tag || !isKnown(name) ? undefined : values.get(name)
      if (!value || isFunction(value) || found.has(value)) continue
      found.add(value)
      add(value, () => true)
    }
  }
  if (values.size > 0) add(expression, (name) => own.has(name))
  return [...found]
}
