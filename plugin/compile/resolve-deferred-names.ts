import type { Expression, Program } from 'estree'
import { walk } from 'estree-walker'
import type { Compilation } from '../mdx/compilation.ts'
import { declaredNames } from '../mdx/names-of-program.ts'

/**
 * Resolves names that were undeclared before recma plugins saw the module: `_deferred(index, code,
 * otherwise)` becomes `code` if the module now declares the name, else `otherwise`, and the name is
 * reported.
 */
export function resolveDeferredNames(program: Program, page: Compilation): void {
  if (page.deferredNames.length === 0) return
  const declared = new Set(declaredNames(program))
  walk(program, {
    // Bottom-up, since these calls may be nested.
    leave(node) {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
      if (node.callee.name !== '_deferred') return
      const [index, code, otherwise] = node.arguments as Expression[]
      const { name, report } =
        page.deferredNames[index?.type === 'Literal' ? Number(index.value) : -1] ?? {}
      if (name === undefined || !code || !otherwise) return
      if (!declared.has(name)) report?.()
      this.replace(declared.has(name) ? code : otherwise)
    },
  })
}
