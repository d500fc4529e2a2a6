/**
 * The name of the component made of a tag with functions among its attributes. Also part of file
 * names.
 */
export function interactiveTagName(index: number): string {
  return `LivePart_${index}`
}

/** Whether a name is a result of `interactiveTagName`. */
export function isInteractiveTagName(name: string): boolean {
  return /^LivePart_\d+$/.test(name)
}
