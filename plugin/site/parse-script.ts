import { runInNewContext } from 'node:vm'
import { walk } from 'estree-walker'
import type { CallExpression, Node, Pattern, Program } from 'estree'
import { parseCode } from '../kit/parse-code.ts'

/** What a `.js` file does, as far as that says who runs it. */
export interface ScriptFacts {
  /** Specifiers of its `import` declarations. */
  imports: string[]
  /** It has `export` declarations, which only modules can have. */
  hasExports: boolean
  /** It surely calls `require`, which browsers don't have. */
  requires: boolean
  /** It surely assigns to `exports` or `module.exports`. */
  isCommonJs: boolean
  /** It uses names that neither the language nor Node.js has: those of a page, or of other scripts. */
  usesPage: boolean
}

/** Characters. Larger scripts are usually minified libraries. */
const MAX_LENGTH = 500_000
/** The parser would end the process if it ran out of stack. */
const MAX_DEPTH = 1_000
const MODULE = /^\s*(?:import|export)\b/m

/** Globals of Node.js that browsers lack, and those that scripts of both use. */
const OF_NODE = (
  '__dirname __filename arguments Buffer clearImmediate clearInterval clearTimeout exports ' +
  'global module performance process queueMicrotask require setImmediate setInterval ' +
  'setTimeout structuredClone TextDecoder TextEncoder URL URLSearchParams'
).split(' ')

/** Globals that say nothing about where a script runs. Lists those of the language on first use. */
let neutral: ReadonlySet<string> | undefined
function neutralNames(): ReadonlySet<string> {
  const code = 'Object.getOwnPropertyNames(globalThis)'
  neutral ??= new Set([...(runInNewContext(code) as string[]), ...OF_NODE])
  return neutral
}

/** Constructs whose parts may not run. */
const CONDITIONAL =
  /^(?:IfStatement|ConditionalExpression|LogicalExpression|TryStatement)$/
const FUNCTION = /^(?:Function|ArrowFunction)/

/**
 * Parses a `.js` file for what it does. Undefined if it can't be parsed, or was hardly written by hand.
 */
export function parseScript(text: string): ScriptFacts | undefined {
  if (text.length > MAX_LENGTH || nestsDeeply(text)) return undefined
  const kinds = ['commonjs', 'module'] as const
  for (const sourceType of MODULE.test(text) ? kinds.toReversed() : kinds) {
    const { program, errors } = parseCode('script.js', text, { lang: 'jsx', sourceType })
    if (errors.length > 0) continue
    try {
      return factsOf(program as Program)
    } catch {
      // Generated expressions may be nested more deeply than the stack.
      return undefined
    }
  }
  return undefined
}

function nestsDeeply(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    depth = Math.max(0, depth + ('([{'.includes(bracket) ? 1 : -1))
    if (depth > MAX_DEPTH) return true
  }
  return false
}

function factsOf(program: Program): ScriptFacts {
  const imports = program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? String(statement.source.value) : [],
  )
  const hasExports = program.body.some(({ type }) => type.startsWith('Export'))
  const used = new Set<string>()
  const sure = new Set<string>()
  const declared = new Set<string>()
  const declaredOutside = new Set<string>()
  let functions = 0
  let conditions = 0
  const declare = (names: readonly string[]) => {
    for (const name of names) {
      declared.add(name)
      if (functions === 0) declaredOutside.add(name)
    }
  }
  walk(program, {
    enter(node, parent, key) {
      if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
        declare(node.id ? [node.id.name] : [])
      if (FUNCTION.test(node.type)) functions++
      if (CONDITIONAL.test(node.type)) conditions++
      declare(namesDeclaredBy(node))
      if (node.type === 'Identifier' && isUse(node, parent, key)) used.add(node.name)
      if (functions === 0 && conditions === 0) {
        if (isRequire(node)) sure.add('require')
        const target = node.type === 'AssignmentExpression' && rootOf(node.left)
        if (target === 'module' || target === 'exports') sure.add(target)
      }
    },
    leave({ type }) {
      if (FUNCTION.test(type)) functions--
      if (CONDITIONAL.test(type)) conditions--
    },
  })
  const isSure = (name: string) => sure.has(name) && !declaredOutside.has(name)
  const known = neutralNames()
  const isOfPage = (name: string) =>
    name === 'globalThis' || (!known.has(name) && !declared.has(name))
  return {
    imports,
    hasExports,
    requires: isSure('require'),
    isCommonJs: isSure('module') || isSure('exports'),
    usesPage: [...used].some(isOfPage),
  }
}

/** Names that a node declares, apart from functions and classes, whose scope is the outer one. */
function namesDeclaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return namesOf(node.id)
  if (node.type === 'CatchClause') return node.param ? namesOf(node.param) : []
  if (/^Import\w*Specifier$/.test(node.type) && 'local' in node)
    return namesOf(node.local as Pattern)
  if (!('params' in node)) return []
  const own = node.type === 'FunctionExpression' && node.id ? [node.id.name] : []
  return [...own, ...node.params.flatMap(namesOf)]
}

/** Names in a pattern such as `{ a, b: [c] }`. */
function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property : property.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []))
    case 'RestElement':
      return namesOf(pattern.argument)
    case 'AssignmentPattern':
      return namesOf(pattern.left)
    default:
      return []
  }
}

/** Whether an identifier is a variable, and not a property, a label or the operand of `typeof`. */
function isUse(
  node: Node,
  parent: Node | null,
  key: PropertyKey | null | undefined,
): boolean {
  if (!parent) return false
  if (parent.type === 'MemberExpression') return key === 'object' || parent.computed
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof'
  if (key === 'key') return 'computed' in parent && parent.computed
  return (
    key !== 'label' && !/^(?:Import|Export\w*Specifier|MetaProperty)/.test(parent.type)
  )
}

/** `require('a')`, as opposed to the `require(['a'], …)` of AMD. */
function isRequire(node: Node): node is CallExpression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false
  const [first] = node.arguments
  return (
    node.callee.name === 'require' &&
    first?.type === 'Literal' &&
    typeof first.value === 'string'
  )
}

/** The variable in which an assignment changes a property: `a` for `a.b.c = 1`. */
function rootOf(target: Node): string | undefined {
  if (target.type === 'Identifier') return target.name
  return target.type === 'MemberExpression' ? rootOf(target.object) : undefined
}
