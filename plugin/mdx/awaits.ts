import type { Node } from 'estree'
import { walk } from 'estree-walker'
import { isFunction } from './names-of-program.ts'

/** Whether code contains `await` outside of nested functions. */
export function awaits(code: Node): boolean {
  let found = false
  walk(code, {
    enter(node) {
      if (found || isFunction(node)) this.skip()
      else if (node.type === 'AwaitExpression') found = true
    },
  })
  return found
}
