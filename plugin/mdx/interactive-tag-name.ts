/**
 * The name of a component that a tag with functions among its attributes becomes. It is a part of
 * file names too.
 */
export function interactiveTagName(index: number): string {
  return `LivePart_${index}`
}

/** Whether a name is one that `interactiveTagName` gave. */
export function isInteractiveTagName(name: string): boolean {
  return /^LivePart_\d+$/.test(name)
}
