import type { Program } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { pageOnlyNames } from '../mdx/ambient-names.ts'
import { parseModule } from '../mdx/code-trees.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { freeNames, type NameUse } from '../mdx/names-of-program.ts'
import { memberName, nodeUses } from './prop-places.ts'
import { unknownNames } from './script-names.ts'

/** The attribute by which a tag gives its extracted functions values that only the page has. */
const ATTRIBUTE = '_given'

/** Globals with names that props have, too. */
export const EVERYDAY_GLOBALS: ReadonlySet<string> = new Set(
  'alert confirm history location performance process prompt screen'.split(' '),
)

/** What decides which names code of an extracted function has. */
interface NamesInReach {
  page: Compilation
  /** Names that the code of its file declares. */
  declared: ReadonlySet<string>
  /** Whether other names may be props, as in a snippet. */
  hasProps: boolean
}

/**
 * Names in code of an extracted function that its module doesn't have: those that it can get from
 * its tag, and others. A tag gives the page's frontmatter and, in a snippet, props. A prop that
 * isn't given is a name that only a script of the site may define.
 */
export function namesOutside(
  code: Program,
  { page, declared, hasProps }: NamesInReach,
): { given: NameUse[]; others: NameUse[] } {
  const unknown = unknownNames(code, declared, page)
  const maybe = hasProps ? everydayNames(code, declared) : []
  if (unknown.length + maybe.length === 0) return { given: [], others: [] }
  const { changed } = nodeUses(code)
  const given = [...unknown, ...maybe].filter((use) => {
    if (use.tag || changed.has(use.node)) return false
    if (use.name === 'frontmatter') return true
    const names = use.name === 'props' ? membersOf(use) : [use.name]
    return hasProps && names !== undefined && !names.includes('children')
  })
  return { given, others: unknown.filter((use) => !given.includes(use)) }
}

/** Uses of globals that may be props instead. Those that are called aren't: no tag gives functions. */
function everydayNames(code: Program, declared: ReadonlySet<string>): NameUse[] {
  return freeNames(code).filter(
    (use) => EVERYDAY_GLOBALS.has(use.name) && !declared.has(use.name) && !isCalled(use),
  )
}

/** The names in `props.name` and `const { name } = props`. Undefined if all may be read. */
function membersOf(use: NameUse): string[] | undefined {
  const { parent, key } = use
  if (parent?.type !== 'VariableDeclarator' || key !== 'init') {
    const name = memberName(use)
    return name === undefined ? undefined : [name]
  }
  if (parent.id.type !== 'ObjectPattern') return undefined
  const names = parent.id.properties.map((part) =>
    part.type === 'Property' && !part.computed && part.key.type === 'Identifier'
      ? part.key.name
      : undefined,
  )
  return names.every((name) => name !== undefined) ? names : undefined
}

/** The attribute with the values that a tag gives. */
export function givenAttribute(uses: readonly NameUse[]): MdxJsxAttribute {
  const parts = new Map<string, Set<string> | undefined>()
  for (const use of uses) {
    if (!pageOnlyNames.has(use.name)) {
      parts.set(use.name, undefined)
      continue
    }
    const read = membersOf(use)
    const known = parts.has(use.name) ? parts.get(use.name) : new Set<string>()
    // Only what the functions read, as the browser gets it.
    parts.set(use.name, read && known && new Set([...known, ...read]))
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
    : isCalled(use) || isReadFrom(use)
      ? `(${given} ?? ${name})`
      : `(${given} ?? (typeof ${name} === "undefined" ? undefined : ${name}))`
  return parent?.type === 'Property' && parent.shorthand ? `${name}: ${value}` : value
}

/** Whether a value is called in any case, so that one which is missing had better be named. */
function isCalled({ parent, key }: NameUse): boolean {
  return parent?.type === 'CallExpression' && key === 'callee' && !parent.optional
}

/** As above, of a value whose members are read. */
function isReadFrom({ parent, key }: NameUse): boolean {
  return parent?.type === 'MemberExpression' && key === 'object' && !parent.optional
}

function rangeOf(node: object): { start: number; end: number } {
  const { start = 0, end = 0 } = node as { start?: number; end?: number }
  return { start, end }
}
