import type { CallExpression, Node, Program } from 'estree'
import type { JSXAttribute } from 'estree-jsx'
import type { parseSync } from 'vite'
import { walk } from 'estree-walker'
import { stringsIn } from './code-strings.ts'
import { declaredNames, exportedNames, freeNames } from './names-of-program.ts'

/** What a module of the site's author holds, as far as we need to know. */
export interface ModuleFacts {
  /** Names it exports, `default` among them. */
  exports: string[]
  /** Exports that hold state or listen to events, themselves or through what they use of this module. */
  interactive: string[]
  /** Names that it uses and declares nowhere. */
  free: Set<string>
  /** Its strings. */
  texts: Set<string>
}

interface Declaration {
  uses: Set<string>
  interactive: boolean
}

const HOOK = /^use[A-Z]/
const LISTENER = /^on[A-Z]/

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

  for (const statement of body) {
    const declaration: Declaration = {
      uses: new Set(freeNames(statement).map(({ name }) => name)),
      interactive: isInteractive(statement),
    }
    for (const name of declaredNames(statement)) declarations.set(name, declaration)
    for (const [name, local] of exportedNames(statement)) {
      exported.set(name, local)
      if (name === 'default' && !declarations.has(local))
        declarations.set(local, declaration)
    }
  }

  return {
    exports: [...exported.keys()],
    interactive: [...exported]
      .filter(
        ([name, local]) =>
          (name === 'default' || /^[A-Z]/.test(name)) && acts(local, declarations),
      )
      .map(([name]) => name),
    free: new Set(freeNames(program as Program).map(({ name }) => name)),
    texts: new Set(stringsIn(program as Program)),
  }
}

function acts(
  name: string,
  declarations: Map<string, Declaration>,
  seen = new Set<string>(),
): boolean {
  const declaration = declarations.get(name)
  if (!declaration || seen.has(name)) return false
  seen.add(name)
  return (
    declaration.interactive ||
    [...declaration.uses].some((used) => acts(used, declarations, seen))
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
