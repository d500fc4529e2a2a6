/** A copy of an object without the keys whose value is undefined. */
export function withoutUndefined<Value>(
  object: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(object).filter(
      (entry): entry is [string, Value] => entry[1] !== undefined,
    ),
  )
}
