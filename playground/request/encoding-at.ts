/**
 * The encoding of a part without a name: that of its index, else that of all others (OpenAPI 3.2,
 * "Encoding By Position").
 */
export function encodingAt<Item extends { position?: number | 'rest' }>(
  encodings: readonly Item[],
  index: number,
): Item | undefined {
  return (
    encodings.find(({ position }) => position === index) ??
    encodings.find(({ position }) => position === 'rest')
  )
}
