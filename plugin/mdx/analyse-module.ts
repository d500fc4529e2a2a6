import type { CallExpression, Node, Program } from 'estree'
import type { JSXAttribute, JSXMemberExpression, JSXOpeningElement } from 'estree-jsx'
import type { parseSync } from 'vite'
import { walk } from 'estree-walker'
import { browserGlobals } from '../../runtime/kit/browser-globals.ts'
import { stringsInCode } from './strings-in-code.ts'
import { inspectsChildren } from './inspects-children.ts'
import { isInteractiveTagName } from './interactive-tag-name.ts'
import {
  declaredNames,
  exportedNames,
  freeNames,
  handlesEvents,
  RUNS_IN_BROWSER,
} from './names-of-program.ts'
import { readsBrowserOnLoad } from './reads-on-load.ts'

/** Facts about one of the author's modules. */
export interface ModuleFacts {
  /** Exported names, including `default`. */
  exports: string[]
  /**
   * Exported components with state, event handlers, contexts or browser-only globals, directly or
   * in what they use of this module.
   */
  interactive: string[]
  /**
   * Those of them that inspect their children: count or filter them, or read their props.
   */
  inspecting: string[]
  /** Those of them that use a store of the module, through which components share state. */
  sharing: string[]
  /** Whether the module provides a context. */
  providing: boolean
  /** Whether it can only be loaded in a browser, so that all its components are interactive. */
  browserOnly: boolean
  /** Whether it imports a package, and the files of the author that it imports, as written. */
  imports: { package: boolean; files: string[] }
  /** Names that are used but not declared. */
  free: Set<string>
  /** String literals. */
  texts: Set<string>
}

interface Declaration {
  uses: Set<string>
  interactive: boolean
  inspecting: boolean
  sharing: boolean
}

/** What a declaration does, directly or through what it uses. */
type Trait = Exclude<keyof Declaration, 'uses'>

/** A hook, and what a class that is a component changes its state with. */
const HOOK = /^(?:use[A-Z]|setState$)/
/** Methods of such a class that run only in the browser. */
const LIFECYCLE = /^component(?:DidMount|DidUpdate|WillUnmount)$/
/** The components of a context. */
const CONTEXT_PART = /^(?:Provider|Consumer)$/
/** What a package's provider, or a context of another module, is named. */
const PROVIDER_NAME = /[a-z\d](?:Provider|Context)$/

/** A package other than React and Preact. */
const PACKAGE = /^(?!(?:p?react|react-dom|@)(?:\/|$))[^./#]/
/** A file of the author, also by an alias. */
const FILE = /^(?:[./#]|@\/)/

type AnyProgram = Pick<Program, 'body'> | ReturnType<typeof parseSync>['program']

/**
 * Extracts names, exports and interactivity from a module's AST. JSX must not be compiled yet.
 *
 * @param program ESTree from acorn or Vite's parser.
 */
export function analyseModule(program: AnyProgram): ModuleFacts {
  // Both parsers produce the same tree, but with different types.
  const { body } = program as Pick<Program, 'body'>
  const declarations = new Map<string, Declaration>()
  const exported = new Map<string, string>()
  const own = new Set(declaredNames(program as Program))
  const providers = providerNames(program as Program)

  let namesBrowser = false
  for (const statement of body) {
    const names = freeNames(statement)
    const isBrowsers = names.some(
      ({ name, tag }) => !tag && !own.has(name) && browserGlobals.has(name),
    )
    namesBrowser ||= isBrowsers
    const declaration: Declaration = {
      uses: new Set(names.map(({ name }) => name)),
      interactive:
        isBrowsers ||
        isInteractive(statement) ||
        namesPart(statement, CONTEXT_PART) ||
        hasTag(statement, providers) ||
        declaredNames(statement).some(isInteractiveTagName),
      inspecting: inspectsChildren(statement),
      sharing: holdsListeners(statement),
    }
    for (const name of declaredNames(statement)) declarations.set(name, declaration)
    for (const [name, local] of exportedNames(statement)) {
      exported.set(name, local)
      if (name === 'default' && !declarations.has(local))
        declarations.set(local, declaration)
    }
  }

  const browserOnly = namesBrowser && readsBrowserOnLoad({ body })
  const components = [...exported].filter(
    ([name]) => name === 'default' || /^[A-Z]/.test(name),
  )
  const componentsThat = (does: Trait) =>
    components.flatMap(([name, local]) =>
      reaches(local, does, declarations) ? [name] : [],
    )
  const interactive = browserOnly
    ? components.map(([name]) => name)
    : componentsThat('interactive')
  return {
    exports: [...exported.keys()],
    interactive,
    inspecting: componentsThat('inspecting').filter((name) => interactive.includes(name)),
    sharing: componentsThat('sharing').filter((name) => interactive.includes(name)),
    providing: body.some(
      (statement) => namesPart(statement, /^Provider$/) || hasTag(statement, providers),
    ),
    browserOnly,
    imports: {
      package: importsOf(body, PACKAGE).length > 0,
      files: importsOf(body, FILE),
    },
    free: new Set(freeNames(program as Program).map(({ name }) => name)),
    texts: new Set(stringsInCode(program as Program)),
  }
}

/** The modules with such a name that code imports or re-exports from. */
function importsOf(body: Program['body'], name: RegExp): string[] {
  return body.flatMap((statement) => {
    const source = 'source' in statement && statement.source
    return source && name.test(String(source.value)) ? [String(source.value)] : []
  })
}

/** Whether a declaration has a trait, directly or through what it uses here. */
function reaches(
  name: string,
  does: Trait,
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

/** Whether code calls a hook, changes state, follows a component's life or adds event handlers. */
function isInteractive(statement: Node): boolean {
  let found = false
  walk(statement, {
    // ESTree's types lack JSX.
    enter(node: Node | JSXAttribute) {
      if (found) this.skip()
      else if (node.type === 'CallExpression') found = HOOK.test(calledName(node))
      else if (node.type === 'JSXAttribute') {
        const { name } = node.name
        found = typeof name === 'string' && RUNS_IN_BROWSER.test(name)
      } else if (node.type === 'MethodDefinition')
        found = node.key.type === 'Identifier' && LIFECYCLE.test(node.key.name)
      else found = handlesEvents(node)
    },
  })
  return found
}

/**
 * Whether a statement creates an empty `Set` or `Map`, or an `EventTarget`, when the module is
 * loaded: that is where a store keeps its listeners.
 */
function holdsListeners(statement: Node): boolean {
  let found = false
  walk(statement, {
    enter(node) {
      if (found || /Function/.test(node.type)) this.skip()
      else if (node.type === 'NewExpression' && node.callee.type === 'Identifier')
        found =
          node.arguments.length === 0 &&
          /^(?:Set|Map|EventTarget)$/.test(node.callee.name)
    },
  })
  return found
}

/** Whether code has a property with such a name, as in `<Shared.Provider>`. */
function namesPart(statement: Node, name: RegExp): boolean {
  let found = false
  walk(statement, {
    enter(node: Node | JSXMemberExpression) {
      if (found) this.skip()
      else if (node.type === 'JSXMemberExpression' || node.type === 'MemberExpression')
        found = 'name' in node.property && name.test(node.property.name)
    },
  })
  return found
}

/**
 * Components that provide a context and aren't named `Provider`: contexts themselves, as in
 * `<ThemeContext value="dark">` of React 19, and providers of packages.
 */
function providerNames({ body }: Program): Set<string> {
  const names = new Set<string>()
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const isPackage = /^[^./]/.test(String(statement.source.value))
      for (const { local } of statement.specifiers)
        if (
          PROVIDER_NAME.test(local.name) &&
          (isPackage || local.name.endsWith('Context'))
        )
          names.add(local.name)
      continue
    }
    const { declaration = statement } = statement as { declaration?: Node | null }
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (
        id.type === 'Identifier' &&
        init?.type === 'CallExpression' &&
        calledName(init) === 'createContext'
      )
        names.add(id.name)
  }
  return names
}

/** Whether code has a tag with one of the names. */
function hasTag(statement: Node, names: ReadonlySet<string>): boolean {
  let found = false
  if (names.size > 0)
    walk(statement, {
      // ESTree's types lack JSX.
      enter(node: Node | JSXOpeningElement) {
        if (found) this.skip()
        else if (node.type === 'JSXOpeningElement')
          found = node.name.type === 'JSXIdentifier' && names.has(node.name.name)
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
