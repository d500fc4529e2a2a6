import type {
  ExportDefaultDeclaration,
  Expression,
  ObjectPattern,
  Program,
  Property,
  Statement,
} from 'estree'
import type { Compilation } from '../mdx/compilation.ts'
import { THEME } from '../mdx/own-components.ts'
import { call, constant, identifier } from '../mdx/build-estree.ts'

/** What `@mdx-js/mdx` writes into a module, known by its shape. */

type ModuleNode = Program['body'][number]

/** MDX's own function, which fails where a component is missing. */
export function isMissingReference(node: ModuleNode): boolean {
  return node.type === 'FunctionDeclaration' && node.id?.name === '_missingMdxReference'
}

/** `'use strict'` */
export function isDirective(node: ModuleNode): boolean {
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
 * `const {Card, Theme$Image} = props.components`: notes the names, and gives the theme's component
 * where the page has another of its name.
 */
export function noteComponents({ properties }: ObjectPattern, page: Compilation): void {
  for (const part of properties) {
    if (part.type !== 'Property' || part.key.type !== 'Identifier') continue
    const name = part.key.name.startsWith(THEME)
      ? part.key.name.slice(THEME.length)
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
 * `_components = {a: "a", ...props.components}`: notes elements for which the site has a component.
 *
 * @returns The same as a call of the runtime, which copies no components.
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

/** MDX exports its content as `function MDXContent`; a plugin may have done it otherwise. */
export function defaultExport({ declaration }: ExportDefaultDeclaration): Statement {
  if (
    declaration.type === 'FunctionDeclaration' ||
    declaration.type === 'ClassDeclaration'
  )
    return declaration as Statement
  return constant('MDXContent', declaration as Expression)
}

/** `'use strict'`, and the like. */
export function directive(value: string): Statement {
  return {
    type: 'ExpressionStatement',
    expression: { type: 'Literal', value },
    directive: value,
  } as Statement
}
