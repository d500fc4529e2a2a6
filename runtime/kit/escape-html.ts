const TEXT = /[&<>]/g
const ATTRIBUTE = /[&<>"]/g
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text content for HTML. */
export function escapeText(text: string): string {
  return text.replace(TEXT, (character) => entities[character]!)
}

/** Escapes the value of a double-quoted attribute for HTML. */
export function escapeAttribute(text: string): string {
  return text.replace(ATTRIBUTE, (character) => entities[character]!)
}
