import type { Program } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { pageOnlyNames } from '../mdx/ambient-names.ts'
import { parseModule } from '../mdx/code-trees.ts'
import { freeNames, isTypeofOperand, type NameUse } from '../mdx/names-of-program.ts'
import { memberName, nodeUses } from './prop-places.ts'
import { isLookedUpLater } from './script-names.ts'

/** The attribute by which a tag gives its extracted functions values that only the page has. */
const ATTRIBUTE = '_given'

/**
 * The names that code of an extracted function can get from its tag: the page's frontmatter and,
 * in a snippet, props. A prop that isn't given is a name that only a script of the site may define.
 *
 * @param unknown The names that the function's module doesn't have.
 */
export function givenNames(
  unknown: readonly NameUse[],
  code: Program,
  hasProps: boolean,
): NameUse[] {
  if (unknown.length === 0) return []
  const { changed } = nodeUses(code)
  return unknown.filter((use) => {
    if (use.tag || changed.has(use.node)) return false
    if (use.name === 'frontmatter') return true
    const name = use.name === 'props' ? memberName(use) : use.name
    return hasProps && name !== undefined && name !== 'children'
  })
}

/** The attribute with the values that a tag gives. */
export function givenAttribute(uses: readonly NameUse[]): MdxJsxAttribute {
  const parts = new Map<string, Set<string> | undefined>()
  for (const use of uses) {
    if (!pageOnlyNames.has(use.name)) {
      parts.set(use.name, undefined)
      continue
    }
    const member = memberName(use)
    const members = parts.has(use.name) ? parts.get(use.name) : new Set<string>()
    // Only what the functions read, as the browser gets it.
    parts.set(use.name, member === undefined ? undefined : members?.add(member))
  }
  const values = [...parts].map(([name, members]) => {
    if (!pageOnlyNames.has(name)) return `${name}: props.${name}`
    if (!members) return name
    const keys = [...members].map((member) => JSON.stringify(member))
    return `${name}: { ${keys.map((key) => `[${key}]: ${name}[${key}]`).join(', ')} }`
  })
  const value = `{ ${values.join(', ')} }`
  return {
    type: 'mdxJsxAttribute',
    name: ATTRIBUTE,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: { estree: parseModule(`(${value})`) },
    },
  }
}

/** Code that reads values from its tag: `name` becomes `_given.name`, or the global if not given. */
export function readGiven(code: string, uses: readonly NameUse[]): string {
  const names = new Set(uses.map(({ name }) => name))
  if (names.size === 0) return code
  const tree = parseModule(`(${code}\n)`)
  const { changed } = nodeUses(tree)
  const places = freeNames(tree)
    .filter(({ name, tag, node }) => names.has(name) && !tag && !changed.has(node))
    .map((use) => ({ use, ...rangeOf(use.node) }))
    .toSorted((a, b) => b.start - a.start)
  let text = code
  for (const { use, start, end } of places)
    // The parenthesis comes before the code.
    text = text.slice(0, start - 1) + valueOf(use) + text.slice(end - 1)
  return text
}

/** The parameter of the component that is made of a tag, as code. */
export function parameterOf(uses: readonly NameUse[]): string {
  return uses.length > 0 ? `{ ${ATTRIBUTE}, ...props }` : 'props'
}

function valueOf(use: NameUse): string {
  const { name, parent } = use
  const given = `${ATTRIBUTE}?.${name}`
  const value = pageOnlyNames.has(name)
    ? `${ATTRIBUTE}.${name}`
    : isLookedUpLater(use) && !isTypeofOperand(use)
      ? `(${given} ?? ${name})`
      : `(${given} ?? (typeof ${name} === "undefined" ? undefined : ${name}))`
  return parent?.type === 'Property' && parent.shorthand ? `${name}: ${value}` : value
}

function rangeOf(node: object): { start: number; end: number } {
  const { start = 0, end = 0 } = node as { start?: number; end?: number }
  return { start, end }
}
