import type { Expression, Node, Program } from 'estree'
import { identifier, literal } from '../mdx/build-estree.ts'
import { freeNames } from '../mdx/names-of-program.ts'

/**
 * Makes of each use of an imported name one of the binding's value: a module may change what it
 * exports, and importers see that (ECMA-262, 9.4.6: module namespace objects and their bindings).
 *
 * @param program In which the names are not declared; changed in place.
 * @param bindings Names under which the program has `_runtime.imported(…)`.
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

/** `(0, code)`: what is called so is not given the binding as `this`. */
function alone(code: Expression): Node {
  return { type: 'SequenceExpression', expressions: [literal(0), code] }
}
