import type { Expression } from 'estree'
import type { Root } from 'mdast'
import { call, identifier, literal, member, thunk } from '../mdx/build-estree.ts'
import { isAmbientName, pageOnlyNames, readerNames } from '../mdx/ambient-names.ts'
import { isGlobalName } from '../mdx/global-names.ts'
import type { Compilation, Positioned } from '../mdx/compilation.ts'
import { freeNames, isTypeofOperand, type NameUse } from '../mdx/names-of-program.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { expressionOf, isTag } from '../mdx/tag.ts'
import { nodesIn } from './code-in-tree.ts'
import { EVERYDAY_GLOBALS } from './given-values.ts'
import { readPropsInMarkdown } from './markdown-with-props.ts'
import { memberName, nodeUses } from './prop-places.ts'
import { replaceNode } from './replace-node.ts'
import { GIVEN_PROPS, READ_PROP, WITH_PROPS } from './runtime-functions.ts'
import { textWithProps } from './text-with-props.ts'

/** Whether a name in code means a prop. */
type IsProp = (use: NameUse, isWhole: boolean) => boolean

/**
 * In a snippet that is a component, `{name}` means `{props.name}`, as in one whose content becomes
 * part of the page. Which props there are is only known when it is rendered: one that isn't given is
 * reported then. `props` are those of its tag, without the components that MDX adds.
 *
 * @param declared Names that the snippet declares.
 */
export function readPropsByName(
  tree: Root,
  declared: ReadonlyMap<string, unknown>,
  page: Compilation,
): void {
  const isProp: IsProp = (use, isWhole) =>
    !use.tag && !declared.has(use.name) && mayBeProp(use, isWhole, page)
  const isGiven = (name: string) =>
    !declared.has(name) && (name === 'props' || mayBeProp({ name }, true, page))
  const read = (code: Expression | undefined) => {
    const first = readProps(code, isProp)
    if (code && !declared.has('props')) readAllProps(code)
    return first
  }
  for (const node of nodesIn(tree)) {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      read(expressionOf(node))
    if (!isTag(node)) continue
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
        attribute.value = textWithProps(attribute.value, isGiven) ?? attribute.value
        continue
      }
      const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute
      if (typeof holder !== 'object' || holder === null) continue
      const value = valueIn(expressionOf(holder))
      const first = read(value)
      if (!value || !first) continue
      const place = page.writtenPlaceOf(first, `{${holder.value}}`)
      replaceNode(value, call(WITH_PROPS, thunk({ ...value }), literal(place)))
    }
  }
  readPropsInMarkdown(tree, isGiven, page)
}

/** The value of an attribute, or of a spread. */
function valueIn(expression: Expression | undefined): Expression | undefined {
  const part = expression?.type === 'ObjectExpression' && expression.properties[0]
  return part && part.type === 'SpreadElement' ? part.argument : expression
}

/** @returns Where the first prop is read. Undefined if none is. */
function readProps(code: Expression | undefined, isProp: IsProp): Positioned | undefined {
  if (!code) return undefined
  const { changed } = nodeUses(code)
  const uses = freeNames(code).filter(
    (use) => !changed.has(use.node) && isProp(use, use.node === code),
  )
  const first = uses[0] && positionOfCode(uses[0].node)
  for (const use of uses) {
    const { parent } = use
    if (parent?.type === 'Property' && parent.shorthand) parent.shorthand = false
    replaceNode(use.node, valueOf(use, use.node === code))
  }
  return first
}

/** MDX passes components as a prop, too, which `<img {...props} />` would write as an attribute. */
function readAllProps(code: Expression): void {
  const { changed } = nodeUses(code)
  const uses = freeNames(code).filter(
    ({ name, node, tag }) => name === 'props' && !tag && !changed.has(node),
  )
  for (const use of uses) {
    if (memberName(use) !== undefined || isTypeofOperand(use)) continue
    const { parent } = use
    if (parent?.type === 'Property' && parent.shorthand) parent.shorthand = false
    replaceNode(use.node, call(GIVEN_PROPS, identifier('props')))
  }
}

function mayBeProp(
  { name }: Pick<NameUse, 'name'>,
  isWhole: boolean,
  page: Compilation,
): boolean {
  if (readerNames.has(name)) return true
  if (page.known.has(name) || isAmbientName(name) || pageOnlyNames.has(name)) return false
  return isWhole || !isGlobalName(name) || EVERYDAY_GLOBALS.has(name)
}

function valueOf(use: NameUse, isWhole: boolean): Expression {
  const { name } = use
  const props = identifier('props')
  const prop = member(props, name)
  if (name === 'children' || isTypeofOperand(use)) return prop
  if (isWhole || !(readerNames.has(name) || EVERYDAY_GLOBALS.has(name)))
    return call(READ_PROP, props, literal(name))
  return {
    type: 'ConditionalExpression',
    test: { type: 'BinaryExpression', operator: 'in', left: literal(name), right: props },
    consequent: prop,
    alternate: identifier(name),
  }
}
