import type { Expression, Node, Program, Statement } from 'estree'
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxExpressionAttribute,
} from 'mdast-util-mdx'
import { nearest } from '../../nearest.ts'
import type { Compilation, Placed, Source } from '../compilation.ts'
import { elementNames } from '../syntax/html-names.ts'
import { expressionOf, type Tag } from '../tag.ts'
import { OWN } from '../steps/own-components.ts'
import { escapeText } from './escape-html.ts'
import {
  declarePattern,
  expressionCode,
  freeNames,
  programCode,
  type FreeName,
} from './expressions.ts'

/** Hooks that code of pages uses without importing them (behaviour 3.7). */
export const ambientHooks: ReadonlySet<string> = new Set(
  'useState useEffect useRef useCallback useMemo useContext useReducer useLayoutEffect useId'.split(
    ' ',
  ),
)

/** Globals that are objects or functions of the platform: as the whole of an expression they are prose. */
const GLOBALS = new Set(Object.getOwnPropertyNames(globalThis))
const BROWSER = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'self',
])

/** Names that the code of a page can see, and the code that makes them. */
export class PageScope {
  readonly #page: Compilation
  readonly #declared = new Set<string>(['props', 'frontmatter'])
  readonly #components = new Set<string>()
  readonly #hooks = new Set<string>()
  readonly #unknown = new Set<string>()
  readonly #modules: string[] = []
  #usesFrontmatter = false
  #usesProps = false

  constructor(page: Compilation) {
    this.#page = page
    for (const { local } of [...page.bindings, ...page.aliases]) this.#declared.add(local)
    const programs = page.modules.map(({ source, program }) => ({
      source,
      program: this.#ownStatements(program, source),
    }))
    for (const { source, program } of programs) {
      if (program.body.length === 0) continue
      for (const free of freeNames(program)) this.#resolveInModule(free, source)
      this.#modules.push(programCode(program).trim())
    }
  }

  /** Code that names a tag's component; unknown names draw their children. */
  component(tag: Tag): string {
    const own = tag.name!.startsWith(OWN)
    const name = own ? tag.name!.slice(OWN.length) : tag.name!
    const [root = '', ...members] = name.split('.')
    const declared = this.#declared.has(root) && (own || !this.#page.known.has(root))
    if (!declared && !this.#page.known.has(root)) {
      this.#reportUnknown(root, name, this.#page.sourceOf(tag), tag.position?.start)
      return '_unknown'
    }
    if (!declared) this.#use(root)
    const place = JSON.stringify({ ...this.#page.placeOf(tag), written: `<${name}>` })
    // The page's code may have taken the name of a component that Markdown becomes.
    const base =
      !declared && this.#declared.has(root) ? `_runtime.components.${root}` : root
    const code = members.reduce(
      (code, member) => `_member(${code}, ${JSON.stringify(member)}, ${place})`,
      base,
    )
    return declared ? `_guard(${code}, ${place})` : code
  }

  /** An expression in braces as a part of content. */
  expression(node: Placed & { value: string }, expression: Expression) {
    const undefinedName = this.#undefinedName(expression)
    const written = `{${node.value}}`
    if (undefinedName) {
      // `{{name}}` is a variable, and already reported as one.
      if (!/^\{\{\s*[\w.-]+\s*\}\}$/.test(written))
        this.#reportUndefined(undefinedName, node, written)
      return { html: escapeText(written), text: written }
    }
    const { file, line, column } = this.#page.placeOf(node)
    const place = JSON.stringify({ file, line, column, written })
    return { code: `_try(() => (${expressionCode(expression)}), ${place})`, vnode: false }
  }

  /** Code of an attribute's value in braces. */
  attributeValue(value: MdxJsxAttributeValueExpression & Placed): string {
    const expression = expressionOf(value)
    // Values that steps write are JSON.
    if (!expression)
      return value.value.trim() === '' || value.data?.estree ? 'undefined' : value.value
    const undefinedName = this.#undefinedName(expression)
    if (undefinedName) {
      this.#reportUndefined(undefinedName, value, `{${value.value}}`)
      return 'undefined'
    }
    return `(${expressionCode(expression)})`
  }

  /** Code of `{...props}`. */
  spread(attribute: MdxJsxExpressionAttribute & Placed): string {
    const program = attribute.data?.estree as Program | undefined
    const statement = program?.body[0]
    const object =
      statement?.type === 'ExpressionStatement' ? statement.expression : undefined
    if (!object) return '...{}'
    const undefinedName = this.#undefinedName(object)
    if (undefinedName) {
      this.#reportUndefined(undefinedName, attribute, `{${attribute.value}}`)
      return '...{}'
    }
    return `...(${expressionCode(object)})`
  }

  /** Declarations before the content: everything that the page's code refers to. */
  declarations(): string {
    const lines = [
      'const { jsx: _jsx, jsxs: _jsxs, Fragment: _Fragment, jsxTemplate: _template, jsxAttr: _attr, jsxEscape: _escape, attempt: _try, guard: _guard, member: _member, Unknown: _unknown, meta: _meta } = _runtime',
    ]
    const own = (names: Iterable<string>) =>
      [...names].filter((name) => !this.#declared.has(name))
    const components = own(this.#components)
    if (components.length > 0)
      lines.push(`const { ${components.join(', ')} } = _runtime.components`)
    const hooks = own(this.#hooks)
    if (hooks.length > 0) lines.push(`const { ${hooks.join(', ')} } = _runtime.hooks`)
    for (const name of own(this.#unknown)) lines.push(`const ${name} = _unknown`)
    for (const { local, imported, id, names } of this.#page.bindings) {
      let value = names
      if (id !== undefined && imported !== undefined && imported !== '*') {
        const words = [id, imported, local].map((word) => JSON.stringify(word))
        value = `_runtime.imported(${words.join(', ')})`
      } else if (id !== undefined) value = `_runtime.module(${JSON.stringify(id)})`
      lines.push(`const ${local} = ${value}`)
    }
    if (this.#usesFrontmatter && !this.#isOwn('frontmatter')) {
      lines.push(`const frontmatter = ${JSON.stringify(this.#page.input.frontmatter)}`)
    }
    if (this.#usesProps && !this.#isOwn('props')) lines.push('const props = {}')
    const aliases = this.#page.aliases.map(
      ({ local, imported }) => `const ${local} = ${imported}`,
    )
    return [...lines, ...this.#modules, ...aliases].join('\n')
  }

  #isOwn(name: string): boolean {
    return this.#page.bindings.some(({ local }) => local === name)
  }

  #use(name: string): void {
    this.#components.add(name)
    this.#page.components.add(name)
  }

  /** Statements without module syntax; a name that is already declared is reported and left out. */
  #ownStatements(program: Program, source: Source): Program {
    const body: Statement[] = []
    for (const node of program.body) {
      if (
        node.type === 'ImportDeclaration' ||
        node.type === 'ExportAllDeclaration' ||
        node.type === 'ExportDefaultDeclaration'
      )
        continue
      const statement = node.type === 'ExportNamedDeclaration' ? node.declaration : node
      if (!statement) continue
      const names = new Set<string>()
      if (statement.type === 'VariableDeclaration') {
        for (const declarator of statement.declarations)
          declarePattern(declarator.id, names)
      } else if ('id' in statement && statement.id && statement.id.type === 'Identifier')
        names.add(statement.id.name)
      const taken = [...names].find(
        (name) => this.#declared.has(name) && name !== 'props' && name !== 'frontmatter',
      )
      if (taken) {
        const start = statement.loc?.start
        this.#page.reportAt(
          source,
          { line: start?.line ?? 1, column: (start?.column ?? 0) + 1 },
          {
            code: 'mdx/duplicate-name',
            message: `\`${taken}\` is already declared on this page, so this declaration is left out`,
            hint: 'Rename one of them',
          },
        )
        continue
      }
      for (const name of names) this.#declared.add(name)
      body.push(statement)
    }
    return { type: 'Program', sourceType: 'module', body }
  }

  #resolveInModule({ name, tag, line, column }: FreeName, source: Source): void {
    if (this.#resolve(name)) return
    if (!tag || GLOBALS.has(name)) return
    this.#reportUnknown(name, name, source, { line, column })
    this.#unknown.add(name)
  }

  /** Whether a name means something, and notes what it means. */
  #resolve(name: string): boolean {
    if (name === 'frontmatter') this.#usesFrontmatter = true
    if (name === 'props') this.#usesProps = true
    if (this.#declared.has(name)) return true
    if (this.#page.known.has(name)) this.#use(name)
    else if (ambientHooks.has(name)) this.#hooks.add(name)
    else return false
    return true
  }

  #undefinedName(expression: Node): FreeName | undefined {
    for (const free of freeNames(expression)) {
      if (this.#resolve(free.name)) continue
      if (free.tag) {
        this.#reportUnknown(free.name, free.name, this.#page.page, free)
        this.#unknown.add(free.name)
        continue
      }
      // `{URL}` in prose is not the platform's class.
      const isWhole = expression.type === 'Identifier'
      if (isWhole || (!GLOBALS.has(free.name) && !BROWSER.has(free.name))) return free
    }
    return undefined
  }

  #reportUndefined(free: FreeName, node: Placed, written: string): void {
    const short = written.replace(/\s+/g, ' ').slice(0, 60)
    const near = nearest(
      free.name,
      [...this.#declared].filter((name) => name !== 'props'),
    )
    const source = this.#page.sourceOf(node)
    // `{id}` is meant as a whole, `{foo.bar}` goes wrong at its first name.
    const whole =
      written.slice(1, -1).trim() === free.name ? node.position?.start : undefined
    this.#page.reportAt(source, whole ?? free, {
      code: 'mdx/undefined-name',
      message: `\`${free.name}\` is not defined, so ${short} is shown as written`,
      hint: `${near && near !== 'frontmatter' ? `Did you mean \`${near}\`? ` : ''}Write \\{${short.slice(1, -1)}\\} or \`${short}\` for text in braces`,
    })
  }

  #reportUnknown(
    root: string,
    name: string,
    source: Source,
    start?: { line: number; column: number },
  ): void {
    const candidates = [...this.#page.known, ...this.#declared]
    const near = nearest(root, candidates)
    const hint = near
      ? `Did you mean <${near}>?`
      : elementNames.has(root.toLowerCase())
        ? `Did you mean <${root.toLowerCase()}>?`
        : 'Import it, or write its name in backticks'
    this.#page.reportAt(source, start ?? { line: 1, column: 1 }, {
      code: 'mdx/unknown-component',
      message: `<${name}> is not a component, so only what is inside is shown`,
      hint,
    })
  }
}
