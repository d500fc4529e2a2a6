import { asList, asRecord, valueAt } from './raw.ts'

/** The location of a scheme in an operation's own `security`, else in that of the root. */
export function requirementAt(
  root: unknown,
  operation: string[],
  name: string,
): string[] {
  const own = [...operation, 'security']
  const list = valueAt(root, own) === undefined ? ['security'] : own
  const index = asList(valueAt(root, list)).findIndex(
    (item) => asRecord(item)?.[name] !== undefined,
  )
  return index < 0 ? list : [...list, String(index), name]
}
