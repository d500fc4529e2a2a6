/**
 * The name of a component that a tag with functions among its attributes becomes. It is a part of
 * file names too.
 */
export function liveName(index: number): string {
  return `LivePart_${index}`
}

/** Whether a name is one that `liveName` gave. */
export function isLiveName(name: string): boolean {
  return /^LivePart_\d+$/.test(name)
}
