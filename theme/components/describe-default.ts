/**
 * Formats a default value for display next to a field's name. Undefined if it is long or
 * nested.
 */
export function describeDefault(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value.length < 50 ? value : undefined
  if (
    typeof value === 'object' &&
    Object.values(value).some((inner) => typeof inner === 'object' && inner !== null)
  ) {
    return undefined
  }
  const json = JSON.stringify(value) as string | undefined
  return json !== undefined && json.length < 50 ? json : undefined
}
