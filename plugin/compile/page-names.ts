import type { Expression, Node, Program } from 'estree'
import { walk } from 'estree-walker'
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxExpressionAttribute,
} from 'mdast-util-mdx'
import { nearest } from '../../runtime/kit/nearest.ts'
import { ambientHooks } from '../mdx/ambient-names.ts'
import { browserGlobals } from '../mdx/browser-globals.ts'
import type { Compilation, Placed, Source } from '../mdx/compilation.ts'
import { OWN, THEME } from '../mdx/own-components.ts'
import {
  call,
  expressionProgram,
  identifier,
  literal,
  thunk,
} from '../mdx/build-estree.ts'
import {
  declaredNames,
  freeNames,
  isFunction,
  type NameUse,
} from '../mdx/names-of-program.ts'
import { elementNames } from '../../runtime/kit/html-names.ts'
import { expressionOf, literalOf, type Tag } from '../mdx/tag.ts'
import { markSnippetCode } from './collect-places.ts'
import type { HtmlNode } from './html-node.ts'

/** Globals that are objects or functions of the platform: as the whole of an expression they are prose. */
const GLOBALS = new Set(Object.getOwnPropertyNames(globalThis))
/** Globals that are values. */
const VALUES = new Set(['NaN', 'Infinity'])

/** How a tag's component is called in code. */
export interface NamedComponent {
  name: string
  /** The theme's own, which is content with finished HTML as children. */
  isTheme: boolean
  /** Where its failures are to be reported, as code. */
  place?: Expression
}

/** The names that code of a page can see. What uses others is reported, and shown as text. */
export class PageNames {
  readonly #page: Compilation
  readonly #declared: ReadonlySet<string>
  readonly #namesFollow: boolean

  /**
   * @param nodes The page's tree: plugins may have added module code to it.
   * @param namesFollow Plugins that come later may declare more.
   */
  constructor(page: Compilation, nodes: readonly HtmlNode[], namesFollow: boolean) {
    this.#page = page
    this.#namesFollow = namesFollow
    const programs = nodes.flatMap((node) =>
      node.type === 'mdxjsEsm' && node.data?.estree ? [node.data.estree] : [],
    )
    this.#declared = new Set(programs.flatMap((program) => declaredNames(program)))
    for (const program of programs) {
      page.hasCode ||= program.body.some(({ type }) => type !== 'ImportDeclaration')
      markSnippetCode(program, page)
    }
    for (const statement of programs.flatMap(({ body }) => body))
      if (statement.type !== 'ImportDeclaration')
        for (const use of freeNames(statement)) this.#checkModuleName(use, statement)
  }

  /** How a tag's component is called; undefined, and reported, where there is none. */
  component(tag: Tag): NamedComponent | undefined {
    const { known, replaced } = this.#page
    const own = tag.name!.startsWith(OWN)
    const name = own ? tag.name!.slice(OWN.length) : tag.name!
    const [root = '', ...members] = name.split('.')
    const place = this.#place(tag, `<${name}>`)
    if (!own && known.has(root)) {
      // The page's code may have taken the name of a component that Markdown becomes.
      const code = this.#declared.has(root) ? THEME + name : name
      const isTheme = members.length === 0 && !replaced.has(root)
      return members.length === 0
        ? { name: code, isTheme }
        : { name: code, isTheme, place }
    }
    // `<props.Icon>` is what the page, or the snippet as a component, is given.
    const isGiven = root === 'props' && members.length > 0
    if (isGiven || this.#declared.has(root)) return { name, isTheme: false, place }
    this.#reportUnknown(root, name, this.#page.sourceOf(tag), tag.position?.start)
    return undefined
  }

  /** Code of an expression in braces, or its text where it uses names that nothing declares. */
  expression(
    node: Placed & { value: string },
    expression: Expression,
  ): Expression | string {
    const undefinedName = this.#undefinedName(expression, node)
    const written = `{${node.value}}`
    const place = this.#place(node, written)
    const code: Expression = awaits(expression)
      ? {
          type: 'AwaitExpression',
          argument: call('_tryAsync', thunk(expression, true), place),
        }
      : call('_try', thunk(expression), place)
    if (!undefinedName) return code
    // `{{name}}` is a variable, and already reported as one.
    const isVariable = /^\{\{\s*[\w.-]+\s*\}\}$/.test(written)
    const report = () => {
      if (!isVariable) this.#reportUndefined(undefinedName, node, written)
    }
    return this.#later(undefinedName, code, literal(written), report) ?? written
  }

  /**
   * Code that uses a name which a later plugin may declare (`decideNames` decides); else the problem
   * is reported.
   */
  #later(
    { name }: NameUse,
    code: Expression,
    otherwise: Expression,
    report: () => void,
  ): Expression | undefined {
    if (!this.#namesFollow) {
      report()
      return undefined
    }
    const index = this.#page.undecided.push({ name, report }) - 1
    return call('_late', literal(index), code, otherwise)
  }

  /** Code of an attribute's value in braces. */
  attributeValue(value: MdxJsxAttributeValueExpression & Placed): Expression {
    const expression = expressionOf(value)
    if (!expression) return identifier('undefined')
    const undefinedName = this.#undefinedName(expression, value)
    if (!undefinedName) {
      this.#page.hasCode ||= literalOf(expression) === undefined
      return expression
    }
    const nothing = identifier('undefined')
    const report = () => this.#reportUndefined(undefinedName, value, `{${value.value}}`)
    return this.#later(undefinedName, expression, nothing, report) ?? nothing
  }

  /** Checks `{...props}`, which becomes empty where it uses names that nothing declares. */
  spread(attribute: MdxJsxExpressionAttribute & Placed): void {
    const object = expressionOf(attribute)
    const undefinedName = object && this.#undefinedName(object, attribute)
    this.#page.hasCode = true
    if (!undefinedName) return
    const empty: Expression = { type: 'ObjectExpression', properties: [] }
    const report = () =>
      this.#reportUndefined(undefinedName, attribute, `{${attribute.value}}`)
    const argument = this.#later(undefinedName, object, empty, report) ?? empty
    const spread = { type: 'SpreadElement', argument } as const
    attribute.data = {
      estree: expressionProgram({ type: 'ObjectExpression', properties: [spread] }),
    }
  }

  /**
   * Where code stands, and how it is written, in one text: it is read only where the code fails,
   * and each node of the program costs time.
   */
  #place(node: Placed, written: string): Expression {
    const { file, line, column } = this.#page.placeOf(node)
    return literal(`${line}:${column} ${file}\n${written}`)
  }

  #checkModuleName(use: NameUse, statement: Program['body'][number]): void {
    const { name, tag } = use
    if (!tag || this.#isDefined(name) || GLOBALS.has(name)) return
    this.#reportUnknown(name, name, this.#page.sourceOfCode(statement), use)
    this.#page.unknown.add(name)
  }

  #isDefined(name: string): boolean {
    return (
      this.#declared.has(name) ||
      this.#page.known.has(name) ||
      ambientHooks.has(name) ||
      name === 'frontmatter' ||
      name === 'props' ||
      // What a step of ours has put in place of an import that leads nowhere.
      name === '_unknown'
    )
  }

  #undefinedName(expression: Node, node: Placed): NameUse | undefined {
    const uses = freeNames(expression)
    // `typeof name` asks whether there is such a name.
    const asked = new Set(uses.filter(isAsked).map(({ name }) => name))
    for (const use of uses) {
      if (this.#isDefined(use.name) || asked.has(use.name)) continue
      if (use.tag) {
        this.#reportUnknown(use.name, use.name, this.#page.sourceOf(node), use)
        this.#page.unknown.add(use.name)
        continue
      }
      // `{URL}` in prose is not the platform's class.
      const isWhole = expression.type === 'Identifier' && !VALUES.has(use.name)
      if (isWhole || (!GLOBALS.has(use.name) && !browserGlobals.has(use.name))) return use
    }
    return undefined
  }

  #reportUndefined(use: NameUse, node: Placed, written: string): void {
    const short = written.replace(/\s+/g, ' ').slice(0, 60)
    const near = nearest(use.name, [...this.#declared])
    // `{id}` is meant as a whole, `{foo.bar}` goes wrong at its first name.
    const whole =
      written.slice(1, -1).trim() === use.name ? node.position?.start : undefined
    this.#page.reportAt(this.#page.sourceOf(node), whole ?? use, {
      // In MDX it would throw: as for what throws, the build fails.
      severity: 'error',
      code: 'mdx/undefined-name',
      message: `\`${use.name}\` is not defined, so ${short} is shown as written`,
      hint: `${near ? `Did you mean \`${near}\`? ` : ''}Write \\{${short.slice(1, -1)}\\} or \`${short}\` for text in braces`,
    })
  }

  #reportUnknown(
    root: string,
    name: string,
    source: Source,
    start?: { line: number; column: number },
  ): void {
    const line = findTextImport(source, root)
    if (line !== undefined) {
      this.#page.reportAt(source, start ?? { line: 1, column: 1 }, {
        code: 'mdx/unknown-component',
        message: `<${name}> is not imported: the import on line ${line} is text, because it follows other text`,
        hint: `Leave a line empty above line ${line}`,
      })
      return
    }
    const near = nearest(root, [...this.#page.known, ...this.#declared])
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

/** The line of the file with an import of a name that is a part of a paragraph: no code, in MDX. */
function findTextImport({ text, line }: Source, name: string): number | undefined {
  const rows = text.split('\n')
  const index = rows.findIndex(
    (row, at) =>
      /^import\s.*\sfrom\s/.test(row) &&
      row.split(/[\s{},]+/).includes(name) &&
      rows[at - 1] !== undefined &&
      rows[at - 1]!.trim() !== '',
  )
  return index === -1 ? undefined : index + line
}

function isAsked({ parent }: NameUse): boolean {
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
}

/** Whether an expression waits for something itself, and not in a function of its own. */
function awaits(expression: Expression): boolean {
  let found = false
  walk(expression, {
    enter(node) {
      if (found || isFunction(node)) this.skip()
      else if (node.type === 'AwaitExpression') found = true
    },
  })
  return found
}
