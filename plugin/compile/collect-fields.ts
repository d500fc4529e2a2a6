import type { Parents, Root, RootContent } from 'mdast'
import type { FieldPlace, PageField } from '../../runtime/types/pages.ts'
import { isTag, readFlagAttribute, readLiteral, readText, type Tag } from '../mdx/tag.ts'

const PLACES: readonly FieldPlace[] = ['path', 'query', 'header', 'cookie', 'body']

/**
 * The page's ParamFields, which describe its request if it has `api: METHOD /path`. Nested fields
 * are members of the outer one, so those in a ResponseField describe the response. Values that
 * aren't literals are omitted.
 */
export function collectFields(tree: Root): PageField[] {
  const fields: PageField[] = []
  visit(tree, fields, undefined)
  return fields
}

function visit(
  parent: Parents,
  fields: PageField[],
  outer: FieldPlace | undefined,
): void {
  for (const child of parent.children as RootContent[]) {
    if (!('children' in child)) continue
    const field = isTag(child) ? readField(child, outer) : undefined
    if (field) fields.push(field)
    else if (isTag(child) && child.name === 'ResponseField') continue
    visit(child as Parents, field?.fields ?? fields, field?.place ?? outer)
  }
}

function readField(tag: Tag, outer: FieldPlace | undefined): PageField | undefined {
  const isMember = tag.name === 'ResponseField' && outer !== undefined
  if (tag.name !== 'ParamField' && !isMember) return undefined
  const own = PLACES.find((place) => readText(tag, place) !== undefined)
  const name = isMember ? readText(tag, 'name') : own && readText(tag, own)
  const place = outer ?? own
  if (!name || place === undefined) return undefined
  const type = readText(tag, 'type')
  const fallback = readLiteral(tag, 'default')
  const placeholder = readText(tag, 'placeholder')
  const initial = readLiteral(tag, 'initialValue')
  return {
    place,
    name,
    ...(type !== undefined && { type }),
    required: place === 'path' || readFlagAttribute(tag, 'required') === true,
    ...(readFlagAttribute(tag, 'deprecated') && { deprecated: true }),
    ...(fallback !== undefined && { default: { value: fallback } }),
    ...(placeholder !== undefined && { placeholder }),
    ...(initial !== undefined && { initial: { value: initial } }),
    fields: [],
  }
}
