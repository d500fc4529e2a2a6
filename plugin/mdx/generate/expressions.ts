import type { Expression, Node, Program } from 'estree'
import { buildJsx } from 'estree-util-build-jsx'
import { toJs } from 'estree-util-to-js'
import { walk } from 'estree-walker'

/** A name that code uses and does not declare, with where it stands. */
export interface FreeName {
  name: string
  line: number
  column: number
  /** Used as a tag. */
  tag: boolean
}

/**
 * Names that code uses but does not declare itself. Declarations count anywhere in the
 * code: a name declared in one function is not looked for in another.
 */
export function freeNames(root: Node): FreeName[] {
  const declared = new Set<string>()
  const used: FreeName[] = []
  const use = (node: Node & { name: string }, tag: boolean) => {
    const start = node.loc?.start
    used.push({
      name: node.name,
      tag,
      line: start?.line ?? 1,
      column: (start?.column ?? 0) + 1,
    })
  }
  walk(root as never, {
    enter(entered, enteredParent, key) {
      const node = entered as Node
      const parent = enteredParent as Node | null
      const type = node.type as string
      if (type === 'JSXIdentifier') {
        const name = (node as unknown as { name: string }).name
        const parentType = parent?.type as string | undefined
        const isTag =
          parentType === 'JSXOpeningElement' ||
          (parentType === 'JSXMemberExpression' && key === 'object')
        if (isTag && (/^[A-Z_$]/.test(name) || parentType === 'JSXMemberExpression')) {
          use(node as unknown as Node & { name: string }, true)
        }
        return
      }
      if (node.type === 'VariableDeclarator') declarePattern(node.id, declared)
      else if (
        node.type === 'FunctionDeclaration' ||
        node.type === 'FunctionExpression' ||
        node.type === 'ArrowFunctionExpression'
      ) {
        if ('id' in node && node.id) declared.add(node.id.name)
        for (const parameter of node.params) declarePattern(parameter, declared)
      } else if (node.type === 'ClassDeclaration' && node.id) declared.add(node.id.name)
      else if (node.type === 'CatchClause' && node.param)
        declarePattern(node.param, declared)
      else if (node.type === 'ImportDeclaration') {
        for (const specifier of node.specifiers) declared.add(specifier.local.name)
      } else if (node.type === 'Identifier' && !isOnlyName(node, parent, key))
        use(node, false)
    },
  })
  return used.filter(
    ({ name }) => !declared.has(name) && name !== 'undefined' && name !== 'arguments',
  )
}

/** Code of an expression; JSX in it becomes calls of `_jsx`. */
export function expressionCode(expression: Expression): string {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  }
  return programCode(program).trim().replace(/;$/, '')
}

/** Code of statements; JSX becomes calls, module syntax is the caller's to remove. */
export function programCode(program: Program): string {
  const comments = program.comments
  delete program.comments
  replaceMeta(program)
  if (hasJsx(program)) buildJsx(program, { runtime: 'automatic', importSource: 'skerry' })
  // The import that buildJsx adds: `_jsx` and the like are declared for the whole page.
  program.body = program.body.filter((statement) => {
    return !(
      statement.type === 'ImportDeclaration' &&
      statement.source.value === 'skerry/jsx-runtime'
    )
  })
  const { value } = toJs(program)
  if (comments) program.comments = comments
  return value
}

/** `import.meta` means a module, which a page is not: it becomes an empty object. */
function replaceMeta(program: Program): void {
  walk(program as never, {
    enter(node) {
      if (node.type === 'MetaProperty')
        this.replace({ type: 'Identifier', name: '_meta' } as never)
    },
  })
}

function hasJsx(root: Node): boolean {
  let found = false
  walk(root as never, {
    enter(node) {
      if (found) this.skip()
      else if (
        (node.type as string) === 'JSXElement' ||
        (node.type as string) === 'JSXFragment'
      )
        found = true
    },
  })
  return found
}

/** String literals in code: candidates for class names. */
export function stringsIn(root: Node): string[] {
  const strings: string[] = []
  walk(root as never, {
    enter(entered) {
      const node = entered as Node
      if (node.type === 'Literal' && typeof node.value === 'string')
        strings.push(node.value)
      else if (node.type === 'TemplateElement') strings.push(node.value.cooked ?? '')
    },
  })
  return strings
}

/** Names that a pattern declares. */
export function declarePattern(pattern: Node, names: Set<string>): void {
  switch (pattern.type) {
    case 'Identifier':
      names.add(pattern.name)
      return
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        declarePattern(
          property.type === 'Property' ? property.value : property.argument,
          names,
        )
      }
      return
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) declarePattern(element, names)
      return
    case 'AssignmentPattern':
      declarePattern(pattern.left, names)
      return
    case 'RestElement':
      declarePattern(pattern.argument, names)
      return
    default:
      return
  }
}

/** Whether an identifier is a mere name: a property, a key, a label, an imported or exported name. */
function isOnlyName(node: Node, parent: Node | null, key: unknown): boolean {
  if (!parent) return false
  switch (parent.type) {
    case 'MemberExpression':
      return key === 'property' && !parent.computed
    case 'Property':
      return key === 'key' && !parent.computed && !parent.shorthand
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'key' && !parent.computed
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ExportSpecifier':
    case 'ImportSpecifier':
    case 'MetaProperty':
      return true
    default:
      return false
  }
}
