import type { PageField } from '../../../runtime/types/pages.ts'
import { fieldSchema } from './field-schema.ts'

/**
 * Resolves the names of body fields that are paths: `user.name`, `items[].id`. Authors write them
 * inside the field of the object or list, whose name they repeat, or beside it. Either way they
 * become its members. A path that starts with no other field is kept as a name.
 *
 * @param outer Path of the field that the fields are nested in.
 */
export function nestFields(
  fields: readonly PageField[],
  outer: readonly string[] = [],
): PageField[] {
  const own = fields.map((field) => ({ ...field, name: relativeName(field.name, outer) }))
  const owners = own.map((field) => ownerOf(field, own))
  return own
    .filter((_, index) => !owners[index])
    .map((field) => ({
      ...field,
      fields: nestFields(
        [...field.fields, ...own.filter((_, index) => owners[index] === field)],
        [...outer, ...pathOf(field.name)],
      ),
    }))
}

/** `a.b.id` in the field `a.b`, whether it repeats all of that path or only its end. */
function relativeName(name: string, outer: readonly string[]): string {
  const path = pathOf(name)
  for (let start = 0; start < outer.length; start++) {
    const end = outer.slice(start)
    if (isUnder(path, end)) return name.split('.').slice(end.length).join('.')
  }
  return name
}

/** The outermost field beside it that it is a member of. */
function ownerOf(
  { name }: PageField,
  fields: readonly PageField[],
): PageField | undefined {
  const path = pathOf(name)
  return fields
    .filter((other) => isUnder(path, pathOf(other.name)) && canHaveMembers(other))
    .sort((a, b) => a.name.length - b.name.length)[0]
}

function canHaveMembers(field: PageField): boolean {
  const schema = fieldSchema(field)
  return (schema.anyOf ?? [schema]).some(
    ({ types }) => !types || types.includes('object') || types.includes('array'),
  )
}

/** The names of a path, without indexes: `items[0].id`, `items[].id`. */
function pathOf(name: string): string[] {
  return name.split('.').map((each) => each.replace(/\[[^[\]]*\]/g, ''))
}

function isUnder(path: readonly string[], start: readonly string[]): boolean {
  return path.length > start.length && start.every((name, index) => name === path[index])
}
