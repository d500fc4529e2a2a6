import type { Node, Program } from 'estree'
import type { Root } from 'mdast'
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxjsEsm,
  MdxTextExpression,
} from 'mdast-util-mdx'
import { awaits } from '../mdx/awaits.ts'
import { parseModule } from '../mdx/code-trees.ts'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { interactiveTagName } from '../mdx/interactive-tag-name.ts'
import {
  declaredNames,
  isFunction,
  RUNS_IN_BROWSER,
  type NameUse,
} from '../mdx/names-of-program.ts'
import { elementName, expressionOf, isTag, type Tag } from '../mdx/tag.ts'
import { CodeInReach } from './code-in-reach.ts'
import { nodesIn, programsOf } from './code-in-tree.ts'
import {
  EVERYDAY_GLOBALS,
  givenAttribute,
  namesOutside,
  parameterOf,
  readGiven,
} from './given-values.ts'
import { innerElementIn, isInnerElement, reportInnerElement } from './inner-elements.ts'
import {
  isComponent,
  isHolding,
  isLive,
  isOfBrowser,
  type TagAttribute,
  type TagFile,
} from './live-attributes.ts'
import { isLookedUpLater, namesInHandlers, reportScriptNames } from './script-names.ts'
import { takeBrowserTexts } from './take-browser-texts.ts'

type ExpressionNode = MdxFlowExpression | MdxTextExpression

/** The name of a component, or of a context's provider or consumer. */
const OWN_NAME = /^([A-Z][\w$]*)(?:\.(Provider|Consumer))?$/

/**
 * Extracts what must run in the browser: tags with functions among their attributes
 * (`<button onClick={() => …}>`, `<Chart format={(n) => …} />`), or, if they react to the reader,
 * with components or values that contain functions (`<Filter table={SmallTable} />`,
 * `<Bar buttons={[{ onClick() {} }]} />`), and expressions with such tags.
 * Each becomes an exported component that contains the functions, and is an island. Other
 * attributes and the children stay in the tree, where URLs are resolved, and so does what waits
 * (`await`), as browsers can't. The exports are added to the tree as ESM code.
 *
 * @param source The page, or a snippet whose content becomes part of it. The tag, which stays in the
 *   tree, gives the functions the props that they read.
 * @param maybePage Whether a snippet is a page, too, whose names are no props: what either takes is
 *   taken.
 */
export function extractInteractiveTags(
  tree: Root,
  page: Compilation,
  source: Source = page.page,
  maybePage = false,
): void {
  const hasProps = source !== page.page || page.input.asComponent === true
  const body = programsOf(tree.children).flatMap((program) => program.body)
  const reach = new CodeInReach(body, source, page)
  const declared = namesOf(body)
  const own =
    hasProps && !maybePage ? new Set([...declared, ...EVERYDAY_GLOBALS]) : declared
  const file: TagFile = { page, declared, reach, hasProps, own }
  const exports: string[] = []
  const taken = new Set<number>()
  const nameOf = (node: Parameters<Compilation['spanOf']>[0]) => {
    let offset = page.spanOf(node)?.start ?? 0
    while (taken.has(offset)) offset++
    taken.add(offset)
    return interactiveTagName(offset)
  }
  for (const node of nodesIn(tree)) {
    if (isTag(node)) exports.push(...takeBrowserTexts(node, file, nameOf))
    const element = isTag(node) ? elementName(node) : undefined
    const code = isTag(node)
      ? takeTag(node, file)
      : node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
        ? takeExpression(node, file)
        : undefined
    if (code === undefined) continue
    const name = nameOf(node)
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
function namesOf(body: Program['body']): Set<string> {
  const names = new Set<string>()
  for (const statement of body) {
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
  const { page, declared, reach, hasProps } = file
  const name = tag.name ?? ''
  const isElement = /^[a-z][\w-]*$/.test(name)
  const [, own = '', member] = OWN_NAME.exec(name) ?? []
  const isOwn = declared.has(own)
  const part = member ?? (isContext(tag) ? name : undefined)
  if (!isElement && !isOwn) return undefined
  const taken = tag.attributes.filter((attribute) => {
    const code = codeOfAttribute(attribute)
    if (code && awaits(code)) return false
    return part
      ? typeof attribute.value === 'object' && attribute.value !== null
      : isLive(attribute, isElement, file) ||
          (isOwn && (isComponent(attribute, declared) || isHolding(attribute, reach)))
  })
  const content = isOwn ? functionAmong(tag.children) : undefined
  if (taken.length === 0 && !content && !part) return undefined
  const isCertain =
    part !== undefined || taken.some((each) => isLive(each, isElement, file))
  if (!isCertain && !reach.isInteractive(name)) return undefined
  if (isInnerElement(name)) {
    tag.attributes = tag.attributes.filter((each) => !taken.includes(each))
    reportInnerElement(name, tag, page)
    return undefined
  }
  const scripts: NameUse[] = []
  const given: NameUse[] = []
  for (const attribute of taken) {
    const code = codeOfAttribute(attribute)
    const names = code && namesOutside(code, file)
    const isLater =
      attribute.type === 'mdxJsxAttribute'
        ? RUNS_IN_BROWSER.test(attribute.name)
        : isElement
    if (!names?.others.every((use) => isLater && isLookedUpLater(use))) return undefined
    scripts.push(...names.others)
    given.push(...names.given)
  }
  const inside = content?.data?.estree && namesOutside(content.data.estree, file)
  if (content && inside?.others.length !== 0) return undefined
  given.push(...(inside?.given ?? []))
  const attributes = writeTaken(tag, taken, given)
  tag.attributes = tag.attributes.filter((each) => !taken.includes(each))
  if (given.length > 0) tag.attributes.push(givenAttribute(given))
  if (!hasProps) reportScriptNames(scripts, page)
  const start = `(${parameterOf(given)}) => <${name} ${attributes}`
  if (!content) return `${start} />`
  tag.children = []
  return `${start}>{${readGiven(content.value, given)}}</${name}>`
}

/**
 * The attributes of a tag as code: those that are taken, and `props` for the others. Where a
 * spread may have the same name as another attribute, the later one counts.
 */
function writeTaken(
  tag: Tag,
  taken: readonly TagAttribute[],
  given: readonly NameUse[],
): string {
  const written = ['{...props}']
  let isOverriding = false
  for (const attribute of tag.attributes) {
    if (!taken.includes(attribute)) {
      if (isOverriding) written.push('{...props}')
      isOverriding = false
    } else if (attribute.type === 'mdxJsxAttribute') {
      const text =
        typeof attribute.value === 'object' ? attribute.value?.value : undefined
      written.push(`${attribute.name}={${readGiven(text ?? '', given)}}`)
    } else {
      const [, text = ''] = /^[^]*?\.\.\.([^]*)$/.exec(attribute.value) ?? []
      written.push(`{...${readGiven(text, given)}}`)
      isOverriding = true
    }
  }
  return written.join(' ')
}

function codeOfAttribute(attribute: TagAttribute): Program | undefined {
  const from = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute
  return typeof from === 'object' ? (from?.data?.estree ?? undefined) : undefined
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

const NO_NAMES: ReadonlySet<Node> = new Set()

/** The code of a component that renders the expression, which is replaced by its tag. */
function takeExpression(node: ExpressionNode, file: TagFile): string | undefined {
  const code = node.data?.estree
  if (!code || awaits(code)) return undefined
  const isBrowsers = () => isOfBrowser(expressionOf(node), file)
  const later = namesInHandlers(code, file.reach) ?? (isBrowsers() ? NO_NAMES : undefined)
  if (!later) return undefined
  const inner = innerElementIn(code)
  if (inner !== undefined) {
    reportInnerElement(inner, node, file.page)
    return undefined
  }
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
