import type { Node, Program } from 'estree'
import { walk } from 'estree-walker'
import { browserGlobals } from '../../runtime/kit/browser-globals.ts'
import {
  declaredNames,
  freeNames,
  isFunction,
  isTypeofOperand,
  type NameUse,
} from './names-of-program.ts'

/**
 * Whether a module reads a global that only browsers have when it is loaded, directly or in a
 * function that it calls then. A statement with `typeof window` and the like guards itself.
 */
export function readsBrowserOnLoad({ body }: Pick<Program, 'body'>): boolean {
  const own = new Map<string, Node>()
  for (const statement of body)
    for (const name of declaredNames(statement)) own.set(name, statement)
  const isBrowsers = (name: string) => browserGlobals.has(name) && !own.has(name)
  return readsOnEvaluation(body, own, (uses) =>
    uses.some((use) => isBrowsers(use.name) && isTypeofOperand(use))
      ? []
      : uses.filter(({ name }) => isBrowsers(name)),
  )
}

/**
 * Whether code reads certain names when it is evaluated, directly or in a function that it calls
 * then.
 *
 * @param own Declarations of functions that it may call, by name.
 * @param choose Filters names that a part of the code uses.
 */
export function readsOnEvaluation(
  code: readonly Node[],
  own: ReadonlyMap<string, Node>,
  choose: (uses: readonly NameUse[]) => readonly NameUse[],
): boolean {
  const seen = new Set<Node>()
  /** Code that is evaluated, and declarations of functions that are called. */
  const pending = code.map((node): [node: Node, isCalled: boolean] => [node, false])
  for (const [part, isCalled] of pending) {
    const uses = choose(freeNames(part).filter(({ tag }) => !tag))
    const reads = new Set(uses.map(({ node }) => node))
    let found = isCalled && reads.size > 0
    walk(part, {
      enter(node, parent, key) {
        if (found || (!isCalled && isFunction(node) && !isInvoked(parent, key)))
          return this.skip()
        found = reads.has(node)
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
        const called = own.get(node.callee.name)
        if (!called || seen.has(called)) return
        seen.add(called)
        pending.push([called, true])
      },
    })
    if (found) return true
  }
  return false
}

/** Whether a function in this place is called at once: `(() => …)()`. */
function isInvoked(parent: Node | null, key: unknown): boolean {
  // Vite's parser keeps parentheses, which ESTree's types lack.
  return (
    key === 'callee' || (parent?.type as string | undefined) === 'ParenthesizedExpression'
  )
}
