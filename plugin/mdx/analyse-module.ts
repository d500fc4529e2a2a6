import type { CallExpression, Node, Program } from 'estree'
import type { JSXAttribute } from 'estree-jsx'
import type { parseSync } from 'vite'
import { walk } from 'estree-walker'
import { browserGlobals } from './browser-globals.ts'
import { stringsIn } from './code-strings.ts'
import { isLiveName } from './live-name.ts'
import { declaredNames, exportedNames, freeNames } from './names-of-program.ts'

/** What a module of the site's author holds, as far as we need to know. */
export interface ModuleFacts {
  /** Names it exports, `default` among them. */
  exports: string[]
  /**
   * Exports that hold state, listen to events or use what only browsers have, themselves or
   * through what they use of this module.
   */
  interactive: string[]
  /** Those of them that look into their children: count them, choose among them, read their props. */
  inspecting: string[]
  /** Names that it uses and declares nowhere. */
  free: Set<string>
  /** Its strings. */
  texts: Set<string>
}

interface Declaration {
  uses: Set<string>
  interactive: boolean
  inspecting: boolean
}

const HOOK = /^use[A-Z]/
/** A `ref` may be a function, which runs in the browser alone. */
const LISTENER = /^(?:on[A-Z]|ref$)/

type AnyProgram = Pick<Program, 'body'> | ReturnType<typeof parseSync>['program']

/**
 * Reads names, exports and interactivity off a module's syntax tree, whose JSX is still there.
 *
 * @param program ESTree, by acorn or by Vite's parser.
 */
export function analyseModule(program: AnyProgram): ModuleFacts {
  // The parsers agree on the tree, and their packages have a type of it each.
  const { body } = program as Pick<Program, 'body'>
  const declarations = new Map<string, Declaration>()
  const exported = new Map<string, string>()
  const own = new Set(declaredNames(program as Program))

  for (const statement of body) {
    const names = freeNames(statement)
    const declaration: Declaration = {
      uses: new Set(names.map(({ name }) => name)),
      interactive:
        isInteractive(statement) ||
        declaredNames(statement).some(isLiveName) ||
        names.some(({ name, tag }) => !tag && !own.has(name) && browserGlobals.has(name)),
      inspecting: inspectsChildren(statement),
    }
    for (const name of declaredNames(statement)) declarations.set(name, declaration)
    for (const [name, local] of exportedNames(statement)) {
      exported.set(name, local)
      if (name === 'default' && !declarations.has(local))
        declarations.set(local, declaration)
    }
  }

  const componentsThat = (does: 'interactive' | 'inspecting') =>
    [...exported].flatMap(([name, local]) =>
      (name === 'default' || /^[A-Z]/.test(name)) && reaches(local, does, declarations)
        ? [name]
        : [],
    )
  const interactive = componentsThat('interactive')
  return {
    exports: [...exported.keys()],
    interactive,
    inspecting: componentsThat('inspecting').filter((name) => interactive.includes(name)),
    free: new Set(freeNames(program as Program).map(({ name }) => name)),
    texts: new Set(stringsIn(program as Program)),
  }
}

/** Whether a declaration does something, itself or through what it uses of this module. */
function reaches(
  name: string,
  does: 'interactive' | 'inspecting',
  declarations: Map<string, Declaration>,
  seen = new Set<string>(),
): boolean {
  const declaration = declarations.get(name)
  if (!declaration || seen.has(name)) return false
  seen.add(name)
  return (
    declaration[does] ||
    [...declaration.uses].some((used) => reaches(used, does, declarations, seen))
  )
}

/** Whether code calls a hook or listens to an event. */
function isInteractive(statement: Node): boolean {
  let found = false
  walk(statement, {
    // JSX is not in the types of ESTree.
    enter(node: Node | JSXAttribute) {
      if (found) this.skip()
      else if (node.type === 'CallExpression') found = HOOK.test(calledName(node))
      else if (node.type === 'JSXAttribute') {
        const { name } = node.name
        found = typeof name === 'string' && LISTENER.test(name)
      }
    },
  })
  return found
}

function calledName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : ''
}

/** Where children stand that are only shown, passed on, or asked whether there are any. */
const SHOWS = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'UnaryExpression',
  'ReturnStatement',
  'IfStatement',
  'Property',
  'AssignmentPattern',
])

/** Whether code does more with `children` or `props.children` than to show them. */
function inspectsChildren(statement: Node): boolean {
  let found = false
  walk(statement, {
    enter(node, parent) {
      if (found) return this.skip()
      const isChildren =
        node.type === 'MemberExpression'
          ? namesChildren(node.property) && endsInProps(node.object)
          : namesChildren(node) && parent?.type !== 'MemberExpression'
      const isObject =
        namesChildren(node) &&
        parent?.type === 'MemberExpression' &&
        parent.object === node
      const isBody = parent?.type === 'ArrowFunctionExpression' && parent.body === node
      found = isObject || (isChildren && !isBody && !SHOWS.has(parent?.type ?? ''))
    },
  })
  return found
}

function namesChildren(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'children'
}

/** `props`, or `node.props`: `element.children` of the DOM is something else. */
function endsInProps(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'props'
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'props'
  )
}
