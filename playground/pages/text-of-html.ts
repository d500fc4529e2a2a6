const HIDDEN =
  /<(script|style|iframe|object|embed|svg|math|template|noscript|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const BREAKS =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|table|tr|section|article|blockquote|pre|hr)\b[^>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * What a piece of HTML says, as paragraphs of plain text. The result is shown as text, so
 * nothing depends on this being complete; it is about readable words, not about safety.
 */
export function textOfHtml(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(HIDDEN, '')
    .replace(BREAKS, '\n\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(\w+);/g, (whole, name: string) =>
      Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : whole,
    )
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
