import type { Expression, Node, Program } from 'estree'
import { identifier, literal } from '../mdx/build-estree.ts'
import { freeNames } from '../mdx/names-of-program.ts'

/**
 * Turns each use of an imported name into a read of the binding's current value: a module may
 * change its exports, and importers see that (ECMA-262, 9.4.6: module namespace objects).
 *
 * @param program Must not declare the names; changed in place.
 * @param bindings Names that the program binds to `_runtime.imported(…)`.
 */
export function readBindings(program: Program, bindings: ReadonlySet<string>): void {
  if (bindings.size === 0) return
  for (const { name, node, parent, key } of freeNames(program)) {
    if (!bindings.has(name)) continue
    if (parent?.type === 'Property' && parent.shorthand) {
      parent.shorthand = false
      parent.key = identifier(name)
    }
    const called =
      (parent?.type === 'CallExpression' && key === 'callee') ||
      (parent?.type === 'TaggedTemplateExpression' && key === 'tag')
    const { loc, range } = node
    Reflect.deleteProperty(node, 'name')
    Object.assign(node, called ? alone(valueOf(name)) : valueOf(name), { loc, range })
  }
}

/** `name.value` */
function valueOf(name: string): Expression {
  return {
    type: 'MemberExpression',
    object: identifier(name),
    property: identifier('value'),
    computed: false,
    optional: false,
  }
}

/** `(0, code)`, so that a call doesn't pass the binding as `this`. */
function alone(code: Expression): Node {
  return { type: 'SequenceExpression', expressions: [literal(0), code] }
}
