/** What `@mdx-js/mdx` writes into a module, recognized by its shape. */

import type {
  ExportDefaultDeclaration,
  Expression,
  ObjectPattern,
  Property,
  Statement,
} from 'estree'
import type { Compilation } from '../mdx/compilation.ts'
import { THEME_PREFIX } from '../mdx/own-components.ts'
import { call, constant, identifier } from '../mdx/build-estree.ts'
import type { ModuleStatement } from './code-in-tree.ts'

/** MDX's helper that throws for a missing component. */
export function isMissingReference(node: ModuleStatement): boolean {
  return node.type === 'FunctionDeclaration' && node.id?.name === '_missingMdxReference'
}

/** `'use strict'` */
export function isDirective(node: ModuleStatement): boolean {
  return node.type === 'ExpressionStatement' && 'directive' in node
}

/** `if (!Name) _missingMdxReference("Name", true)` */
export function isMissingCheck(statement: Statement): boolean {
  if (statement.type !== 'IfStatement') return false
  const { consequent } = statement
  return (
    consequent.type === 'ExpressionStatement' &&
    consequent.expression.type === 'CallExpression' &&
    consequent.expression.callee.type === 'Identifier' &&
    consequent.expression.callee.name === '_missingMdxReference'
  )
}

/**
 * Records the names in `const {Card, Theme$Image} = props.components`. `Theme$Image` is the theme's
 * component on a page that declares an `Image` of its own, and is read from the key `Image`.
 */
export function recordComponents(pattern: ObjectPattern, page: Compilation): void {
  const { properties } = pattern
  for (const part of properties) {
    if (part.type !== 'Property' || part.key.type !== 'Identifier') continue
    // `<React.Fragment>` isn't part of a component, but of an ambient name.
    if (part.key.name === 'React')
      pattern.properties = properties.filter((each) => each !== part)
    const name = part.key.name.startsWith(THEME_PREFIX)
      ? part.key.name.slice(THEME_PREFIX.length)
      : part.key.name
    if (name !== part.key.name && page.known.has(name)) {
      part.key = identifier(name)
      part.shorthand = false
    }
    if (page.known.has(name)) page.components.add(name)
    else if (page.unknown.has(name) && part.value.type === 'Identifier') {
      part.value = {
        type: 'AssignmentPattern',
        left: part.value,
        right: identifier('_unknown'),
      }
    }
  }
}

/**
 * Records elements in `_components = {a: "a", ...props.components}` that the site maps to
 * components.
 *
 * @returns A call of a runtime function that has the same effect without copying all components.
 */
export function takeElements(
  node: Expression & { type: 'ObjectExpression' },
  page: Compilation,
): Expression {
  const defaults: Property[] = []
  const spread: Expression[] = []
  for (const part of node.properties) {
    if (part.type === 'SpreadElement') {
      spread.push(part.argument)
      continue
    }
    defaults.push(part)
    const name = part.key.type === 'Identifier' ? part.key.name : undefined
    if (name !== undefined && page.mapped.has(name)) page.components.add(name)
  }
  return call('_elements', { ...node, properties: defaults }, ...spread)
}

/** Turns the default export, `MDXContent` or what a plugin made of it, into a declaration. */
export function defaultExport({ declaration }: ExportDefaultDeclaration): Statement {
  if (
    declaration.type === 'FunctionDeclaration' ||
    declaration.type === 'ClassDeclaration'
  )
    return declaration as Statement
  return constant('MDXContent', declaration as Expression)
}

/** Builds a directive, like `'use strict'`. */
export function directive(value: string): Statement {
  return {
    type: 'ExpressionStatement',
    expression: { type: 'Literal', value },
    directive: value,
  } as Statement
}
