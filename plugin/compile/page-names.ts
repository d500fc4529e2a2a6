import type { Expression, Node } from 'estree'
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxExpressionAttribute,
} from 'mdast-util-mdx'
import { nearest } from '../../runtime/kit/nearest.ts'
import { isAmbientName, pageOnlyNames, readerNames } from '../mdx/ambient-names.ts'
import { awaits } from '../mdx/awaits.ts'
import { isGlobalName, nodeGlobals } from '../mdx/global-names.ts'
import type { Compilation, Positioned } from '../mdx/compilation.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { AUTHOR_PREFIX, THEME_PREFIX } from '../mdx/own-components.ts'
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
  isTypeofOperand,
  type NameUse,
} from '../mdx/names-of-program.ts'
import { elementNames } from '../../runtime/kit/html-names.ts'
import { expressionOf, literalOf, type Tag } from '../mdx/tag.ts'
import { programsOf } from './code-in-tree.ts'
import { foreignComponents } from './foreign-components.ts'
import { importedComponents, importProblem } from './import-problem.ts'
import type { HtmlNode } from './html-node.ts'
import { reportUndefined } from './report-undefined.ts'
import { readsBrowser } from './reads-browser.ts'
import { AT, GIVEN_PROPS, READ_PROP, WITH_PROPS } from './runtime-functions.ts'
import { writtenTag } from './written-tag.ts'

/** Globals that are plain values. An expression of only another one, `{URL}`, is prose. */
const VALUES = new Set(['NaN', 'Infinity'])

/** The component of a tag, as code refers to it. */
interface NamedComponent {
  name: string
  /** A theme component, which accepts static HTML as children. */
  isTheme: boolean
  /** Where to report its runtime errors, as code. */
  place?: Expression
}

/**
 * Checks the names that a page's code uses. Undefined ones are reported, and their code is shown as
 * text.
 */
export class PageNames {
  readonly #page: Compilation
  readonly #declared: ReadonlySet<string>
  readonly #namesFollow: boolean

  /**
   * @param nodes Top-level nodes of the page's tree; plugins may have added ESM code.
   * @param namesFollow Whether recma plugins run later, which may declare more names.
   */
  constructor(page: Compilation, nodes: readonly HtmlNode[], namesFollow: boolean) {
    this.#page = page
    this.#namesFollow = namesFollow
    const programs = programsOf(nodes)
    this.#declared = new Set(programs.flatMap((program) => declaredNames(program)))
    for (const statement of programs.flatMap(({ body }) => body)) {
      if (statement.type === 'ImportDeclaration') continue
      page.hasCode = true
      for (const use of freeNames(statement)) this.#checkModuleName(use)
    }
  }

  /** Resolves a tag's component. If it is unknown, reports it and returns undefined. */
  component(tag: Tag): NamedComponent | undefined {
    const { known, replaced } = this.#page
    const own = tag.name!.startsWith(AUTHOR_PREFIX)
    const name = own ? tag.name!.slice(AUTHOR_PREFIX.length) : tag.name!
    const [root = '', ...members] = name.split('.')
    const place = this.placeOfTag(tag, name)
    if (!own && known.has(root)) {
      // The page's code may declare a component with the name of one that Markdown becomes.
      const code = this.#declared.has(root) ? THEME_PREFIX + name : name
      const isTheme = members.length === 0 && !replaced.has(root)
      return members.length === 0
        ? { name: code, isTheme }
        : { name: code, isTheme, place }
    }
    // `<props.Icon>` refers to props of the page, or of the snippet as a component.
    const isGiven = (root === 'props' || root === 'React') && members.length > 0
    if (isGiven || this.#declared.has(root)) return { name, isTheme: false, place }
    this.#reportUnknown(root, name, tag)
    return undefined
  }

  /** Where to report a tag's runtime errors, as code. */
  placeOfTag(tag: Tag, name: string): Expression {
    return this.#place(tag, writtenTag(tag, name, this.#page))
  }

  /** The code of an expression in braces, or its source text if it uses an undeclared name. */
  expression(
    node: Positioned & { value: string },
    expression: Expression,
  ): Expression | string {
    const undefinedName = this.#undefinedName(expression)
    const written = `{${node.value}}`
    const place = this.#place(node, written)
    const code: Expression = awaits(expression)
      ? {
          type: 'AwaitExpression',
          argument: call('_tryAsync', thunk(expression, true), place),
        }
      : call('_try', thunk(expression), place)
    if (!undefinedName) return code
    const report = () => this.#reportUndefined(undefinedName, node, written)
    return this.#later(undefinedName, code, literal(written), report) ?? written
  }

  /**
   * Defers the decision about an undeclared name to `resolveDeferredNames` if plugins may still
   * declare it. Otherwise reports the problem and returns undefined.
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
    const index = this.#page.deferredNames.push({ name, report }) - 1
    return call('_deferred', literal(index), code, otherwise)
  }

  /** The code of an attribute's value in braces; `undefined` if it uses an undeclared name. */
  attributeValue(
    value: MdxJsxAttributeValueExpression & Positioned,
    name: string,
  ): Expression {
    const expression = expressionOf(value)
    if (!expression) return identifier('undefined')
    const undefinedName = this.#undefinedName(expression)
    if (!undefinedName) {
      if (literalOf(expression) !== undefined) return expression
      this.#page.hasCode = true
      return this.#inBrowser(expression, value)
    }
    const nothing = identifier('undefined')
    const report = () =>
      this.#reportUndefined(undefinedName, value, `{${value.value}}`, name)
    return this.#later(undefinedName, expression, nothing, report) ?? nothing
  }

  /** The code of an attribute, guarded if only a browser can evaluate it. */
  #inBrowser(expression: Expression, node: Positioned & { value: string }): Expression {
    if (!readsBrowser(expression, this.#declared) || awaits(expression)) return expression
    const place = this.#place(positionOfCode(expression), `{${node.value}}`)
    return call('_tryAttribute', thunk(expression), place)
  }

  /** Checks `{...props}`. Makes it empty if it uses an undeclared name. */
  spread(attribute: MdxJsxExpressionAttribute & Positioned): void {
    const object = expressionOf(attribute)
    const undefinedName = object && this.#undefinedName(object)
    this.#page.hasCode = true
    const [part] = object?.type === 'ObjectExpression' ? object.properties : []
    if (part?.type === 'SpreadElement')
      part.argument = this.#inBrowser(part.argument, attribute)
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
   * Location and source text of code, in one string, because every node of the program costs time.
   * It is only parsed if the code throws.
   */
  #place(node: Positioned, written: string): Expression {
    return literal(this.#page.writtenPlaceOf(node, written))
  }

  #checkModuleName({ name, tag, node }: NameUse): void {
    if (tag && !this.#isDefined(name) && !nodeGlobals.has(name))
      this.#unknownTag(name, node)
  }

  #isDefined(name: string): boolean {
    return (
      this.#declared.has(name) ||
      this.#page.known.has(name) ||
      isAmbientName(name) ||
      pageOnlyNames.has(name) ||
      // What replaces an import that couldn't be resolved, and props of a snippet.
      ['_unknown', AT, READ_PROP, WITH_PROPS, GIVEN_PROPS].includes(name)
    )
  }

  #unknownTag(name: string, node: Node): void {
    this.#reportUnknown(name, name, positionOfCode(node))
    this.#page.unknown.add(name)
  }

  #undefinedName(expression: Node): NameUse | undefined {
    const uses = freeNames(expression)
    // `typeof name` is valid for undeclared names.
    const typeofOperands = new Set(uses.filter(isTypeofOperand).map(({ name }) => name))
    for (const use of uses) {
      // `{URL}` in prose doesn't mean the global class, nor `{user}` the reader.
      const isWhole = expression.type === 'Identifier' && !VALUES.has(use.name)
      if (isWhole && readerNames.has(use.name) && !this.#declared.has(use.name))
        return use
      if (this.#isDefined(use.name) || typeofOperands.has(use.name)) continue
      if (use.tag) {
        this.#unknownTag(use.name, use.node)
        continue
      }
      if (isWhole || !isGlobalName(use.name)) return use
    }
    return undefined
  }

  #reportUndefined(
    use: NameUse,
    node: Positioned,
    written: string,
    attribute?: string,
  ): void {
    reportUndefined(use, node, written, this.#declared, this.#page, attribute)
  }

  #reportUnknown(root: string, name: string, node: Positioned): void {
    const source = this.#page.sourceOf(node)
    const problem =
      importProblem(source, root, 'only what is inside is shown') ??
      (root === 'Snippet' ? SNIPPET_WITHOUT_FILE : undefined) ??
      (root === 'Markdown' ? MARKDOWN_OF_FERN : undefined)
    if (problem) {
      this.#page.report(node, { code: 'mdx/unknown-component', ...problem })
      return
    }
    const names = [
      ...this.#page.known,
      ...this.#declared,
      ...importedComponents(source.text),
    ].filter((known) => known !== root)
    const near = foreignComponents.get(root) ?? nearest(root, names)
    const hint = near
      ? `Did you mean <${near}>?`
      : elementNames.has(root.toLowerCase())
        ? `Did you mean <${root.toLowerCase()}>?`
        : 'Import it, or write its name in backticks.'
    this.#page.report(node, {
      code: 'mdx/unknown-component',
      message: `<${name}> is not a component, so only what is inside is shown`,
      hint,
    })
  }
}

const MARKDOWN_OF_FERN = {
  message: '<Markdown> is the syntax of another tool, so only what is inside is shown',
  hint: 'Write `<Snippet file="…" />`, with the file in `snippets/`.',
}

const SNIPPET_WITHOUT_FILE = {
  message: '<Snippet> has no `file` in quotes, so only what is inside is shown',
  hint: 'Write <Snippet file="name.mdx" />, with a file of the folder `snippets`.',
}
