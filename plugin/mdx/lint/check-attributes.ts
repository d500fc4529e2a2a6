import type { MdxJsxAttribute } from 'mdast-util-mdx'
import {
  attributes,
  commonAttributes,
  type Attribute,
  type Attributes,
} from '../../../theme/attributes.ts'
import { nearest } from '../../nearest.ts'
import type { Compilation } from '../compilation.ts'
import { findAttribute, readLiteral, type Tag } from '../tag.ts'
import { noteFinding } from './note-finding.ts'

/** Understood on every component, though none documents them. */
const TOLERATED = /^(?:id|key|style|children|aria-.+|data-.+)$/

/** Names of components that the page itself declares or imports: they may take anything. */
export function declaredNames(page: Compilation): ReadonlySet<string> {
  const names = new Set(page.input.options.replaced ?? [])
  for (const { local } of page.bindings) names.add(local)
  for (const { local } of page.aliases) names.add(local)
  for (const { program } of page.modules) {
    for (const statement of program.body) {
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declaration?.type === 'FunctionDeclaration') names.add(declaration.id.name)
      if (declaration?.type !== 'VariableDeclaration') continue
      for (const { id } of declaration.declarations)
        if (id.type === 'Identifier') names.add(id.name)
    }
  }
  return names
}

/**
 * Attributes of a component against the list that documents them: names it does not know, values
 * of another kind, and what it cannot do without. Values that only running the page would tell
 * are taken as right.
 */
export function checkAttributes(
  tag: Tag,
  own: ReadonlySet<string>,
  page: Compilation,
): void {
  const name = tag.name ?? ''
  const known = (attributes as Record<string, Attributes>)[name]
  if (!known || own.has(name.split('.')[0]!)) return
  let spread = false
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') spread = true
    else checkAttribute(tag, attribute, known, page)
  }
  if (spread) return
  for (const [required, { required: isRequired }] of Object.entries(known)) {
    if (!isRequired || findAttribute(tag, required)) continue
    noteFinding(page, tag, {
      code: 'check/missing-attribute',
      message: `<${name}> has no \`${required}\``,
      hint: `${required}: ${known[required]!.description}`,
    })
  }
}

function checkAttribute(
  tag: Tag,
  attribute: MdxJsxAttribute,
  known: Attributes,
  page: Compilation,
): void {
  const { name } = attribute
  const wanted = known[name] ?? commonAttributes[name]
  const place = { position: attribute.position ?? tag.position } as Tag
  if (!wanted) {
    if (TOLERATED.test(name)) return
    const meant = nearest(name, Object.keys(known))
    return noteFinding(page, place, {
      code: 'check/unknown-attribute',
      message: `<${tag.name}> has no attribute \`${name}\``,
      ...((meant ?? Object.keys(known).length > 0) && {
        hint: meant
          ? `Did you mean \`${meant}\`?`
          : `It takes ${Object.keys(known)
              .filter((key) => !known[key]!.tolerated)
              .map((key) => `\`${key}\``)
              .join(', ')}.`,
      }),
    })
  }
  const problem = wrongType(wanted, attribute, readLiteral(tag, name))
  if (problem)
    noteFinding(page, place, {
      code: 'check/attribute-type',
      message: `\`${name}\` of <${tag.name}> ${problem.message}`,
      ...(problem.hint !== undefined && { hint: problem.hint }),
    })
}

interface WrongType {
  message: string
  hint?: string
}

/** What is wrong with a value; undefined where it is right, or cannot be told. */
function wrongType(
  { type }: Attribute,
  { value: written }: MdxJsxAttribute,
  value: unknown,
): WrongType | undefined {
  const bare = written === null || written === undefined
  if (!bare && value === undefined) return undefined
  if (typeof type !== 'string') {
    const words = type as readonly string[]
    if (typeof value === 'string' && words.includes(value)) return undefined
    const meant = typeof value === 'string' ? nearest(value, words) : undefined
    return {
      message: `is ${show(value, bare)}, which is none of its values`,
      hint: meant ? `Did you mean \`${meant}\`?` : `It is one of ${words.join(', ')}.`,
    }
  }
  switch (type) {
    case 'flag':
      return typeof value === 'boolean' ||
        (typeof value === 'string' && /^(?:true|false)?$/i.test(value.trim()))
        ? undefined
        : { message: `is ${show(value, bare)}, not true or false` }
    case 'number':
      return typeof value === 'number' ||
        (typeof value === 'string' && /^\s*\d*\.?\d+\s*(?:px|%|r?em)?\s*$/.test(value))
        ? undefined
        : {
            message: `is ${show(value, bare)}, not a number`,
            hint: 'Write it in braces: `{2}`.',
          }
    case 'list':
      return Array.isArray(value) || typeof value === 'string'
        ? undefined
        : {
            message: `is ${show(value, bare)}, not a list`,
            hint: 'Write `{["a", "b"]}`.',
          }
    case 'object':
      return typeof value === 'object' ? undefined : { message: 'is not an object' }
    case 'any':
    case 'lines':
      return undefined
    default:
      return typeof value === 'string' || typeof value === 'number'
        ? undefined
        : { message: bare ? 'has no value' : `is ${show(value, bare)}, not text` }
  }
}

function show(value: unknown, bare: boolean): string {
  return bare ? 'without a value' : `\`${JSON.stringify(value)}\``
}
