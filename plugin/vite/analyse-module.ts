import type { ESTree } from 'vite'

/** What a snippet module holds, as far as we need to know. */
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
  texts: Set<string>
  interactive: boolean
}

type Node = { type: string } & Record<string, unknown>

const HOOK = /^use[A-Z]/
const LISTENER = /^on[A-Z]/

/**
 * Reads names, exports and interactivity off a module's syntax tree.
 *
 * A name declared anywhere counts as declared everywhere: enough to decide which ambient
 * names a snippet expects, since those who shadow them declare them.
 */
export function analyseModule(program: ESTree.Program): ModuleFacts {
  const declared = new Set<string>()
  const used = new Set<string>()
  const texts = new Set<string>()
  const declarations = new Map<string, Declaration>()
  const exported = new Map<string, string>()

  for (const statement of program.body as unknown as Node[]) {
    const declaration: Declaration = { uses: new Set(), texts, interactive: false }
    walk(statement, declared, declaration)
    for (const name of declaration.uses) used.add(name)
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
    free: new Set([...used].filter((name) => !declared.has(name))),
    texts,
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

function walk(node: Node, declared: Set<string>, into: Declaration): void {
  switch (node.type) {
    case 'Identifier':
      into.uses.add(node['name'] as string)
      break
    case 'Literal':
      if (typeof node['value'] === 'string') into.texts.add(node['value'])
      return
    case 'JSXIdentifier':
      if (/^[A-Z]/.test(node['name'] as string)) into.uses.add(node['name'] as string)
      return
    case 'JSXAttribute': {
      const name = (node['name'] as Node)['name']
      if (typeof name === 'string' && LISTENER.test(name)) into.interactive = true
      if (node['value']) walk(node['value'] as Node, declared, into)
      return
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node
      const name =
        callee.type === 'MemberExpression'
          ? (callee['property'] as Node)['name']
          : callee['name']
      if (typeof name === 'string' && HOOK.test(name)) into.interactive = true
      break
    }
    case 'MemberExpression':
      walk(node['object'] as Node, declared, into)
      if (node['computed']) walk(node['property'] as Node, declared, into)
      return
    case 'Property':
      if (node['computed']) walk(node['key'] as Node, declared, into)
      walk(node['value'] as Node, declared, into)
      return
    case 'ImportDeclaration':
      for (const specifier of node['specifiers'] as Node[]) {
        declared.add((specifier['local'] as Node)['name'] as string)
      }
      return
    case 'VariableDeclarator':
      bindings(node['id'] as Node, declared)
      break
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassDeclaration':
      if (node['id']) bindings(node['id'] as Node, declared)
      for (const parameter of (node['params'] as Node[] | undefined) ?? [])
        bindings(parameter, declared)
      break
    case 'CatchClause':
      if (node['param']) bindings(node['param'] as Node, declared)
      break
  }
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) walk(child, declared, into)
    } else if (isNode(value)) walk(value, declared, into)
  }
}

/** Names that a pattern binds: `a`, `{ a, b: c = 1 }`, `[a, ...b]`. */
function bindings(pattern: Node, into: Set<string>): void {
  switch (pattern.type) {
    case 'Identifier':
      into.add(pattern['name'] as string)
      return
    case 'ObjectPattern':
      for (const property of pattern['properties'] as Node[]) {
        bindings((property['value'] ?? property['argument']) as Node, into)
      }
      return
    case 'ArrayPattern':
      for (const element of pattern['elements'] as (Node | null)[])
        if (element) bindings(element, into)
      return
    case 'AssignmentPattern':
      return bindings(pattern['left'] as Node, into)
    case 'RestElement':
      return bindings(pattern['argument'] as Node, into)
  }
}

function declaredNames(statement: Node): Set<string> {
  const names = new Set<string>()
  const declaration = statement.type.startsWith('Export')
    ? (statement['declaration'] as Node | null | undefined)
    : statement
  if (declaration?.type === 'VariableDeclaration') {
    for (const declarator of declaration['declarations'] as Node[])
      bindings(declarator['id'] as Node, names)
  } else if (declaration && isNode(declaration['id'])) bindings(declaration['id'], names)
  return names
}

function exportedNames(statement: Node): [name: string, local: string][] {
  if (statement.type === 'ExportDefaultDeclaration') {
    const declaration = statement['declaration'] as Node
    const named =
      declaration.type === 'Identifier' ? declaration : (declaration['id'] as Node | null)
    return [['default', (named?.['name'] as string | undefined) ?? '*default*']]
  }
  if (statement.type !== 'ExportNamedDeclaration') return []
  const specifiers = (statement['specifiers'] as Node[]).map(
    (specifier): [string, string] => [
      (specifier['exported'] as Node)['name'] as string,
      (specifier['local'] as Node)['name'] as string,
    ],
  )
  return [
    ...specifiers,
    ...[...declaredNames(statement)].map((name): [string, string] => [name, name]),
  ]
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Node).type === 'string'
  )
}
