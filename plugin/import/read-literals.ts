import { posix } from 'node:path'
import { parseCode } from '../kit/parse-code.ts'
import { parseForeignJson } from './foreign-values.ts'
import { readElement } from './read-element.ts'

type Statement = ReturnType<typeof parseCode>['program']['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type FunctionNode = Extract<Statement | Expression, { params: unknown; async: boolean }>
type Value = Expression | FunctionNode
type Read = (node: Value) => unknown
/** A key of an object, or a property of one. */
type Key = Extract<Expression, { type: 'MemberExpression' }>['property'] | Expression

/** A module, by what its names stand for. */
interface LiteralModule {
  file: string
  values: Map<string, Value>
  /** Imported names, with the module and the name there. */
  imports: Map<string, { from: string; name: string }>
  exports: Map<string, Value>
}

const ENDINGS = [
  ...['ts', 'js', 'mts', 'mjs', 'cjs', 'tsx', 'jsx', 'json'].map((end) => `.${end}`),
  ...['ts', 'js', 'tsx', 'jsx'].map((end) => `/index.${end}`),
]

/** Most nested values and calls, so that cycles end. */
const MAX_DEPTH = 60

/**
 * Reads an export of a module without running it: literals, names of other literals, also those
 * imported from files nearby, functions that only return a value, JSX (see `readElement`), and the
 * first known argument of other calls (`defineConfig({ … })`). What depends on more is undefined.
 *
 * @param file Path of the module, with `/` between folders.
 * @param readFile The text of a file. Undefined if there is none.
 */
export function readLiterals(
  file: string,
  readFile: (file: string) => string | undefined,
  name = 'default',
): unknown {
  return new LiteralReader(readFile).exported(file, name, 0)
}

class LiteralReader {
  readonly #readFile: (file: string) => string | undefined
  readonly #modules = new Map<string, LiteralModule>()

  constructor(readFile: (file: string) => string | undefined) {
    this.#readFile = readFile
  }

  exported(path: string, name: string, depth: number): unknown {
    const text = this.#readFile(path) ?? ''
    if (path.endsWith('.json')) return parseForeignJson(text)
    const module = this.#modules.get(path) ?? scanModule(path, text)
    this.#modules.set(path, module)
    const value = module.exports.get(name)
    return value && this.#evaluate(value, module, depth)
  }

  #imported(from: string, name: string, module: LiteralModule, depth: number): unknown {
    const found = foldersOf(from, module.file)
      .map((path) => path.replace(/\.[cm]?[jt]sx?$/, ''))
      .flatMap((stem) => [stem, ...ENDINGS.map((end) => stem + end)])
      .find((each) => this.#readFile(each) !== undefined)
    return found === undefined ? undefined : this.exported(found, name, depth)
  }

  #evaluate(node: Value, module: LiteralModule, depth: number): unknown {
    if (depth > MAX_DEPTH) return undefined
    const read = (inner: Value) => this.#evaluate(inner, module, depth + 1)
    switch (node.type) {
      case 'Literal':
        return node.value
      case 'TemplateLiteral':
        return node.quasis
          .map(({ value }, index) => {
            const inner = node.expressions[index]
            return value.cooked + (inner ? String(read(inner) ?? '') : '')
          })
          .join('')
      case 'ArrayExpression':
        return node.elements.flatMap((element) => {
          if (element?.type !== 'SpreadElement') return element ? [read(element)] : []
          const spread = read(element.argument)
          return Array.isArray(spread) ? spread : []
        })
      case 'ObjectExpression':
        return objectOf(node, read)
      case 'Identifier': {
        const value = module.values.get(node.name)
        if (value) return read(value)
        const source = module.imports.get(node.name)
        return source && this.#imported(source.from, source.name, module, depth + 1)
      }
      case 'MemberExpression': {
        const key = keyOf(node.property, node.computed, read)
        return new Map(Object.entries(read(node.object) ?? {})).get(key)
      }
      case 'ConditionalExpression':
        return read(node.test) ? read(node.consequent) : read(node.alternate)
      case 'LogicalExpression':
        return read(node.left) || read(node.right)
      case 'UnaryExpression':
        return node.operator === '!' ? !read(node.argument) : undefined
      case 'CallExpression':
        return this.#call(node, module, depth + 1)
      case 'AwaitExpression':
        return read(node.argument)
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return read(node.expression)
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression': {
        for (const statement of node.body?.type === 'BlockStatement'
          ? node.body.body
          : [])
          if (statement.type === 'VariableDeclaration') scanStatement(statement, module)
        const result = returned(node)
        return result && read(result)
      }
      case 'JSXElement':
      case 'JSXFragment':
        return readElement(node, read)
      default:
        return undefined
    }
  }

  #call(
    { callee, arguments: all }: Extract<Expression, { type: 'CallExpression' }>,
    module: LiteralModule,
    depth: number,
  ): unknown {
    const read = (inner: Value) => this.#evaluate(inner, module, depth + 1)
    const argument = all
      .map((each) => (each.type === 'SpreadElement' ? undefined : read(each)))
      .find((value) => value !== undefined)
    // `require.resolve('./sidebars.js')`; other methods compute something.
    if (callee.type === 'MemberExpression')
      return callee.object.type === 'Identifier' && callee.object.name === 'require'
        ? argument
        : undefined
    // `require('nextra')({ … })({ … })`
    if (callee.type === 'CallExpression') return argument
    if (callee.type !== 'Identifier') return undefined
    if (callee.name === 'require')
      return typeof argument === 'string'
        ? this.#imported(argument, 'default', module, depth + 1)
        : undefined
    const source = module.imports.get(callee.name)
    const own = module.values.get(callee.name)
    // A function that a package makes: `const withNextra = nextra({ … })`.
    if (own?.type === 'CallExpression' || own?.type === 'AwaitExpression') return argument
    return own || (source && isNearby(source.from)) ? read(callee) : argument
  }
}

function isNearby(from: string): boolean {
  return /^(?:\.|[@~]\/)/.test(from)
}

/** The paths that an import may mean. `@/` is the folder of the project, or its `src/`. */
function foldersOf(from: string, file: string): string[] {
  if (from.startsWith('.')) return [posix.join(posix.dirname(file), from)]
  return isNearby(from) ? [from.slice(2), `src/${from.slice(2)}`] : []
}

function objectOf(
  { properties }: Extract<Expression, { type: 'ObjectExpression' }>,
  read: Read,
): object {
  return Object.fromEntries(
    properties.flatMap((property): [string, unknown][] => {
      if (property.type === 'SpreadElement')
        return Object.entries(read(property.argument) ?? {})
      const key = keyOf(property.key, property.computed, read)
      return key === '__proto__' ? [] : [[key, read(property.value)]]
    }),
  )
}

function keyOf(key: Key, isComputed: boolean, read: Read): string {
  if (key.type === 'PrivateIdentifier') return ''
  return key.type === 'Identifier' && !isComputed ? key.name : String(read(key))
}

/** The value that a function returns, if that is all that it does. */
function returned({ body }: FunctionNode): Expression | undefined {
  if (!body) return undefined
  if (body.type !== 'BlockStatement') return body
  const last = body.body.at(-1)
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined
}

function scanModule(file: string, text: string): LiteralModule {
  const module: LiteralModule = {
    file,
    values: new Map(),
    imports: new Map(),
    exports: new Map(),
  }
  const { program } = parseCode(file, text)
  for (const statement of program.body) scanStatement(statement, module)
  return module
}

function scanStatement(statement: Statement, module: LiteralModule): void {
  const { values, imports, exports } = module
  if (statement.type === 'ImportDeclaration') {
    for (const specifier of statement.specifiers)
      imports.set(specifier.local.name, {
        from: statement.source.value,
        name:
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : 'default',
      })
  } else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) values.set(id.name, init)
  } else if (statement.type === 'FunctionDeclaration') {
    if (statement.id) values.set(statement.id.name, statement)
  } else if (statement.type === 'ExportNamedDeclaration') {
    const before = new Set(values.keys())
    if (statement.declaration) scanStatement(statement.declaration, module)
    for (const [name, value] of values) if (!before.has(name)) exports.set(name, value)
    for (const { local, exported } of statement.specifiers)
      if (local.type === 'Identifier' && exported.type === 'Identifier')
        exports.set(exported.name, local)
  } else if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement
    if (isValue(declaration)) exports.set('default', declaration)
  } else if (statement.type === 'ExpressionStatement') {
    const { expression } = statement
    if (expression.type !== 'AssignmentExpression') return
    const { left, right } = expression
    const isExports =
      left.type === 'MemberExpression' &&
      left.object.type === 'Identifier' &&
      left.object.name === 'module'
    if (isExports) exports.set('default', right)
  }
}

/** Whether a default export has a value: it is neither a class nor a type. */
function isValue(
  node: Extract<Statement, { type: 'ExportDefaultDeclaration' }>['declaration'],
): node is Extract<typeof node, Value> {
  return !/^(?:Class|TSInterface)/.test(node.type)
}
