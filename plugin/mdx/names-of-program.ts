import type { Identifier, Node, Pattern } from 'estree'
import { createVisitors, type Scope } from 'estree-util-scope'
import { walk } from 'estree-walker'

/** An occurrence of a name in code. */
export interface NameUse {
  name: string
  /** Used as a tag: `<Name>`. */
  tag: boolean
  /** The identifier, of JavaScript or JSX. */
  node: Node
  parent: Node | null
  /** The parent's key for the node. */
  key: unknown
  /** Enclosing scopes, without the top level. */
  scopes: readonly Scope[]
}

/**
 * Names that code uses without declaring them, respecting scopes: a name declared in one function
 * may be free in another. JSX needn't be compiled.
 *
 * @param root A program, statement or expression.
 */
export function freeNames(root: Node): NameUse[] {
  const { uses, declared } = readNames(root)
  return uses.filter(
    ({ name, parent }) =>
      !declared.has(name) && (parent?.type as string) !== 'JSXClosingElement',
  )
}

/** Whether a name is used as in `typeof name`, which is valid for undeclared names. */
export function isTypeofOperand({ parent }: NameUse): boolean {
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
}

/** Like `freeNames`, with occurrences of top-level names, including their declarations. */
export function namesIn(root: Node): NameUse[] {
  return readNames(root).uses
}

function readNames(root: Node): { uses: NameUse[]; declared: ReadonlySet<string> } {
  const { enter, exit, scopes } = createVisitors()
  /** For each open scope, the occurrences that it hasn't declared so far. */
  const pending: NameUse[][] = [[]]

  walk(root, {
    enter(node, parent, key) {
      if (TYPES.test(node.type)) return this.skip()
      if (!isNameless(node)) enter(withPlainParameters(node))
      while (pending.length < scopes.length) pending.push([])
      scopes.at(-1)!.defined.push(...enumNames(node))
      // A class expression's name is only visible inside; the difference doesn't matter here.
      if (node.type === 'ClassExpression' && node.id)
        scopes.at(-1)!.defined.push(node.id.name)
      const use = nameUse(node, parent, key, scopes)
      // The name of a function declaration belongs to the enclosing scope.
      const isFunctionName = parent?.type === 'FunctionDeclaration' && key === 'id'
      if (use) pending.at(isFunctionName ? -2 : -1)!.push(use)
    },
    leave(left) {
      if (TYPES.test(left.type)) return
      const inner = scopes.at(-1)!
      exit(left)
      if (pending.length === scopes.length) return
      const uses = pending.pop()!.filter(({ name }) => !inner.defined.includes(name))
      pending.at(-1)!.push(...uses)
    },
  })
  return {
    uses: pending[0]!.filter(({ name }) => name !== 'undefined' && name !== 'arguments'),
    declared: new Set(scopes[0].defined),
  }
}

/** The names that a program or statement declares at its top level, including imports. */
export function declaredNames(root: Node): string[] {
  const { enter, exit, scopes } = createVisitors()
  walk(root, {
    enter(node) {
      if (TYPES.test(node.type)) return this.skip()
      if (!isNameless(node)) enter(withPlainParameters(node))
      scopes.at(-1)!.defined.push(...enumNames(node))
      if (!isFunction(node)) return
      this.skip()
      exit(node)
    },
    leave: (node) => {
      if (!TYPES.test(node.type)) exit(node)
    },
  })
  return scopes[0].defined
}

/** Pairs of exported and local name. The local name of an anonymous default is `*default*`. */
export function exportedNames(statement: Node): [name: string, local: string][] {
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement
    const named =
      declaration.type === 'Identifier'
        ? declaration
        : 'id' in declaration
          ? (declaration.id as Identifier | null | undefined)
          : undefined
    return [['default', named?.name ?? '*default*']]
  }
  if (statement.type !== 'ExportNamedDeclaration') return []
  const listed = statement.specifiers.map(({ exported, local }): [string, string] => [
    moduleName(exported),
    moduleName(local),
  ])
  const declared = statement.declaration ? declaredNames(statement.declaration) : []
  return [...listed, ...declared.map((name): [string, string] => [name, name])]
}

/** A name in an import or export, which may be a string: `import { 'a-b' as c }`. */
export function moduleName(
  node: Identifier | { type: 'Literal'; value?: unknown },
): string {
  return node.type === 'Identifier' ? node.name : String(node.value)
}

/** Whether a node is a function declaration, expression or arrow function. */
export function isFunction({ type }: Node): boolean {
  return (
    type === 'FunctionDeclaration' ||
    type === 'FunctionExpression' ||
    type === 'ArrowFunctionExpression'
  )
}

/** Event handlers, and `ref`, whose callbacks run only in the browser. */
export const RUNS_IN_BROWSER = /^(?:on[A-Z]|ref$)/

/** Whether a node is a property with an event handler: `onClick: () => …`. */
export function handlesEvents(node: Node): boolean {
  if (node.type !== 'Property' || !isFunction(node.value)) return false
  const { key } = node
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value
  return typeof name === 'string' && RUNS_IN_BROWSER.test(name)
}

/** `export default class {}` declares no name, which `estree-util-scope` can't handle. */
function isNameless(node: Node): boolean {
  return node.type === 'ClassDeclaration' && !(node.id as Identifier | null)
}

/** The name of TypeScript's `enum`, which ESTree's types lack. `declare enum` has no value. */
function enumNames(node: Node | EnumDeclaration): string[] {
  return node.type === 'TSEnumDeclaration' && !node.declare ? [node.id.name] : []
}

interface EnumDeclaration {
  type: 'TSEnumDeclaration'
  id: Identifier
  declare?: boolean
}

/** TypeScript's types, which are erased. */
const TYPES = /^TS(?:Type|Interface)/

/** `constructor(private name)`: TypeScript wraps such a parameter in a node of its own. */
function withPlainParameters(node: Node): Node {
  if (!('params' in node) || !Array.isArray(node.params)) return node
  if (!node.params.some(isParameterProperty)) return node
  const params = node.params.map((param: Parameter) =>
    isParameterProperty(param) ? param.parameter : param,
  )
  return { ...node, params } as Node
}

/** A parameter, including TypeScript's, which ESTree's types lack. */
type Parameter = Pattern | ParameterProperty

interface ParameterProperty {
  type: 'TSParameterProperty'
  parameter: Pattern
}

function isParameterProperty(param: Parameter): param is ParameterProperty {
  return param.type === 'TSParameterProperty'
}

function nameUse(
  node: Node,
  parent: Node | null,
  key: unknown,
  scopes: readonly Scope[],
): NameUse | undefined {
  // ESTree's types lack JSX.
  const tag = (node.type as string) === 'JSXIdentifier'
  if (tag ? !isTagName(node, parent, key) : node.type !== 'Identifier') return undefined
  if (!tag && isOnlyName(parent, key)) return undefined
  const { name } = node as Identifier
  return { name, tag, node, parent, key, scopes: scopes.slice(1) }
}

/** Whether a JSX name refers to a component, or to the object that has it. */
function isTagName(node: Node, parent: Node | null, key: unknown): boolean {
  const { name } = node as Identifier
  const parentType = parent?.type as string | undefined
  if (parentType === 'JSXMemberExpression') return key === 'object'
  const isElement =
    parentType === 'JSXOpeningElement' || parentType === 'JSXClosingElement'
  return isElement && /^[A-Z_$]/.test(name)
}

interface EnumMember {
  type: 'TSEnumMember'
}

/** Whether an identifier isn't a variable: a property, a key, a label, an import or export. */
function isOnlyName(parent: Node | EnumMember | null, key: unknown): boolean {
  switch (parent?.type) {
    case 'TSEnumMember':
      return key === 'id'
    case 'MemberExpression':
      return key === 'property' && !parent.computed
    case 'Property':
      return key === 'key' && !parent.computed
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'key' && !parent.computed
    case 'ExportSpecifier':
      return key === 'exported'
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportAllDeclaration':
    case 'MetaProperty':
      return true
    default:
      return false
  }
}
