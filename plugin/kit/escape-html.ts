const TEXT = /[&<>]/g
const ATTRIBUTE = /[&<>"]/g
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text between tags. */
export function escapeText(text: string): string {
  return text.replace(TEXT, (character) => entities[character]!)
}

/** Text in a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(ATTRIBUTE, (character) => entities[character]!)
}
