/**
 * The name of the component made of a tag with functions among its attributes. Also part of file
 * names.
 *
 * @param offset Of the tag in its file, so that the name is the same in the page that shows a
 *   snippet and in the snippet's own module.
 */
export function interactiveTagName(offset: number): string {
  return `LivePart_${offset}`
}

/** Whether a name is a result of `interactiveTagName`. */
export function isInteractiveTagName(name: string): boolean {
  return /^LivePart_\d+$/.test(name)
}
