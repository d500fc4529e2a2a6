/**
 * Deletes properties that are `undefined`, in place, and returns the object. Keeps models small
 * when serialised and comparable with deep equality.
 */
export function compact<T extends object>(value: T): T {
  for (const key of Object.keys(value) as (keyof T)[]) {
    if (value[key] === undefined) delete value[key]
  }
  return value
}
