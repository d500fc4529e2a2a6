import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from 'estree'
import type { Root } from 'mdast'
import type {
  MdxFlowExpression,
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxjsEsm,
  MdxTextExpression,
} from 'mdast-util-mdx'
import { ifExists } from '../kit/if-exists.ts'
import { analyseModule } from '../mdx/analyse-module.ts'
import { parseModule } from '../mdx/code-trees.ts'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { interactiveTagName } from '../mdx/interactive-tag-name.ts'
import { declaredNames, isFunction, type NameUse } from '../mdx/names-of-program.ts'
import { elementName, expressionOf, isTag, type Tag } from '../mdx/tag.ts'
import { nodesIn, programsOf } from './code-in-tree.ts'
import { givenAttribute, givenNames, parameterOf, readGiven } from './given-values.ts'
import { holdsFunction, declaredValues } from './holds-function.ts'
import {
  isLookedUpLater,
  LISTENER,
  namesInHandlers,
  reportScriptNames,
  unknownNames,
} from './script-names.ts'
import { importedName } from './snippet-exports.ts'
import { resolveImport } from './snippet-files.ts'

type ExpressionNode = MdxFlowExpression | MdxTextExpression

/** The file that contains the tags. */
interface TagFile {
  tree: Root
  page: Compilation
  source: Source
  /** Names that its code declares. */
  declared: ReadonlySet<string>
  /** Whether other names may be props, as in a snippet. */
  hasProps: boolean
}

/** The name of a component, or of a context's provider or consumer. */
const OWN_NAME = /^([A-Z][\w$]*)(?:\.(Provider|Consumer))?$/

/** Calls of hooks, and event handlers. */
const INTERACTIVE = /\buse[A-Z]\w*[(<]|\bon[A-Z]\w*=\{/

/** The name of a component, as opposed to a constant. */
const COMPONENT = /^[A-Z][\w$]*[a-z]/

/**
 * Extracts what must run in the browser: tags with functions among their attributes
 * (`<button onClick={() => …}>`, `<Chart format={(n) => …} />`), or, if they react to the reader,
 * with components or values that contain functions (`<Filter table={SmallTable} />`,
 * `<Bar buttons={[{ onClick() {} }]} />`), and expressions with such tags.
 * Each becomes an exported component that contains the functions, and is an island. Other
 * attributes and the children stay in the tree, where URLs are resolved. The exports are added to
 * the tree as ESM code.
 *
 * @param source The page, or a snippet whose content becomes part of it. The tag, which stays in the
 *   tree, gives the functions the props that they read.
 */
export function extractInteractiveTags(
  tree: Root,
  page: Compilation,
  source: Source = page.page,
): void {
  const hasProps = source !== page.page || page.input.asComponent === true
  const file: TagFile = { tree, page, source, declared: namesOf(tree), hasProps }
  const exports: string[] = []
  const taken = new Set<number>()
  for (const node of nodesIn(tree)) {
    const element = isTag(node) ? elementName(node) : undefined
    const code = isTag(node)
      ? takeTag(node, file)
      : node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
        ? takeExpression(node, file)
        : undefined
    if (code === undefined) continue
    let offset = page.spanOf(node)?.start ?? 0
    while (taken.has(offset)) offset++
    taken.add(offset)
    const name = interactiveTagName(offset)
    exports.push(`export const ${name} = ${code}`)
    Object.assign(node, { name, ...(element && { data: { ...node.data, element } }) })
  }
  if (exports.length === 0) return
  const value = exports.join('\n')
  const module: MdxjsEsm = {
    type: 'mdxjsEsm',
    value,
    data: { estree: parseModule(value) },
  }
  tree.children.push(module)
}

/** Names that the page's own code declares, but for snippets, whose tags their content replaces. */
function namesOf(tree: Root): Set<string> {
  const names = new Set<string>()
  for (const statement of bodyOf(tree)) {
    const isSnippet =
      statement.type === 'ImportDeclaration' &&
      /\.mdx?$/.test(String(statement.source.value))
    for (const name of declaredNames(statement)) names.add(name)
    if (!isSnippet) continue
    for (const part of statement.specifiers)
      if (part.type === 'ImportDefaultSpecifier') names.delete(part.local.name)
  }
  return names
}

/** The code of a component that renders the tag with its functions, which are removed from it. */
function takeTag(tag: Tag, file: TagFile): string | undefined {
  const { tree, page, declared, hasProps } = file
  const name = tag.name ?? ''
  const isElement = /^[a-z]+\d?$/.test(name)
  const [, own = '', member] = OWN_NAME.exec(name) ?? []
  const isOwn = declared.has(own)
  const part = member ?? (isContext(tag) ? name : undefined)
  if (!isElement && !isOwn) return undefined
  const functions = tag.attributes.filter(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' &&
      (part
        ? typeof attribute.value === 'object' && attribute.value !== null
        : isLive(attribute, isElement) ||
          (isOwn && (isComponent(attribute, declared) || isHolding(attribute, tree)))),
  )
  const content = isOwn ? functionAmong(tag.children) : undefined
  if (functions.length === 0 && !content && !part) return undefined
  const isCertain =
    part !== undefined || functions.some((attribute) => isLive(attribute, isElement))
  if (!isCertain && !isInteractive(name, file)) return undefined
  const written = functions.map(({ name: key, value }) => {
    const expression = typeof value === 'object' ? value : undefined
    return { key, text: expression?.value ?? '', code: expression?.data?.estree }
  })
  const scripts: NameUse[] = []
  const given: NameUse[] = []
  for (const { key, code } of written) {
    const names = code && namesOutside(code, file)
    if (!names?.others.every((use) => LISTENER.test(key) && isLookedUpLater(use)))
      return undefined
    scripts.push(...names.others)
    given.push(...names.given)
  }
  const inside = content?.data?.estree && namesOutside(content.data.estree, file)
  if (content && inside?.others.length !== 0) return undefined
  given.push(...(inside?.given ?? []))
  tag.attributes = tag.attributes.filter(
    (each) => !functions.includes(each as MdxJsxAttribute),
  )
  if (given.length > 0) tag.attributes.push(givenAttribute(given))
  if (!hasProps) reportScriptNames(scripts, page)
  const attributes = written
    .map(({ key, text }) => `${key}={${readGiven(text, given)}}`)
    .join(' ')
  const start = `(${parameterOf(given)}) => <${name} {...props} ${attributes}`
  if (!content) return `${start} />`
  tag.children = []
  return `${start}>{${readGiven(content.value, given)}}</${name}>`
}

/** Names in code that its module doesn't have: those that the tag can give, and others. */
function namesOutside(
  code: Program,
  { declared, page, hasProps }: TagFile,
): { given: NameUse[]; others: NameUse[] } {
  const unknown = unknownNames(code, declared, page)
  const given = givenNames(unknown, code, hasProps)
  return { given, others: unknown.filter((use) => !given.includes(use)) }
}

/** Whether a tag is a context that provides its value, as in React 19. */
function isContext({ name, attributes }: Tag): boolean {
  return (
    /[a-z\d]Context$/.test(name ?? '') &&
    attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'value')
  )
}

/** The function that is all of a tag's children. */
function functionAmong(children: Tag['children']): ExpressionNode | undefined {
  const [child, ...others] = children.filter(
    (each) => each.type !== 'text' || each.value.trim() !== '',
  )
  if (!child || others.length > 0) return undefined
  // On one line, MDX reads the expression as a paragraph.
  if (child.type === 'paragraph') return functionAmong(child.children)
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression')
    return undefined
  const [statement] = child.data?.estree?.body ?? []
  return statement?.type === 'ExpressionStatement' && isFunction(statement.expression)
    ? child
    : undefined
}

/** Whether an attribute is a function or an event handler. */
function isLive({ name, value }: MdxJsxAttribute, isElement: boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  const expression = expressionOf(value)
  if (!expression) return false
  return isElement
    ? LISTENER.test(name) && expression.type !== 'Literal'
    : isFunction(expression)
}

/** Whether an attribute is a component that the page's code declares. */
function isComponent({ value }: MdxJsxAttribute, declared: ReadonlySet<string>): boolean {
  const expression =
    typeof value === 'object' && value !== null ? expressionOf(value) : undefined
  return (
    expression?.type === 'Identifier' &&
    COMPONENT.test(expression.name) &&
    declared.has(expression.name)
  )
}

/** Whether an attribute is a value with functions in it, or the name of one. */
function isHolding({ value }: MdxJsxAttribute, tree: Root): boolean {
  if (typeof value !== 'object' || value === null) return false
  const expression = expressionOf(value)
  return (
    expression !== undefined && holdsFunction(expression, declaredValues(bodyOf(tree)))
  )
}

/** The statements of the page's code. */
function bodyOf(tree: Root): Program['body'] {
  return programsOf(tree.children).flatMap(({ body }) => body)
}

/** Whether a component of the page's code, or of a module that it imports, is interactive. */
function isInteractive(name: string, { tree, page, source }: TagFile): boolean {
  const body = bodyOf(tree)
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue
    const part = statement.specifiers.find(({ local }) => local.name === name)
    if (!part) continue
    const target = resolveImport(String(statement.source.value), source, page)
    const text = target.kind === 'module' ? readModule(target.path, page) : undefined
    return isInteractiveIn(text ?? '', importedName(part))
  }
  return analyseModule({ body }).interactive.includes(name)
}

function readModule(path: string, { input }: Compilation): string | undefined {
  return ifExists(() => readFileSync(join(input.root, path), 'utf8'))
}

/**
 * Whether an export of a module is interactive. In one with syntax that only the bundler reads,
 * such as types, all are if any code in it is.
 */
function isInteractiveIn(text: string, name: string): boolean {
  try {
    return analyseModule(parseModule(text)).interactive.includes(name)
  } catch {
    return INTERACTIVE.test(text)
  }
}

/** The code of a component that renders the expression, which is replaced by its tag. */
function takeExpression(node: ExpressionNode, file: TagFile): string | undefined {
  const code = node.data?.estree
  const later = code && namesInHandlers(code)
  if (!code || !later) return undefined
  const { given, others } = namesOutside(code, file)
  if (!others.every((use) => later.has(use.node))) return undefined
  if (!file.hasProps) reportScriptNames(others, file.page)
  const { value, position } = node
  const isText = node.type === 'mdxTextExpression'
  const tag: Partial<MdxJsxFlowElement> = {
    type: (isText ? 'mdxJsxTextElement' : 'mdxJsxFlowElement') as 'mdxJsxFlowElement',
    attributes: given.length > 0 ? [givenAttribute(given)] : [],
    children: [],
    position,
  }
  delete node.data
  Object.assign(node, tag)
  return `(${given.length > 0 ? parameterOf(given) : ''}) => <>{${readGiven(value, given)}}</>`
}
