/**
 * The id that a tool gives a heading with a text.
 *
 * @param repeat How many headings above have the same id: empty if it isn't known what the tool makes
 *   of it.
 */
export type HeadingSlug = (text: string, repeat: number) => string

/** As Python-Markdown does (`markdown.extensions.toc.slugify`). Empty without Latin letters. */
export function mkdocsSlug(text: string, repeat: number): string {
  if (repeat > 0) return ''
  return text
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}

/** As VitePress does (`slugify` of `@mdit-vue/shared`). */
export function vitepressSlug(text: string, repeat: number): string {
  if (repeat > 0) return ''
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
}

/** As `github-slugger` does, which Docusaurus uses. */
export function githubSlug(text: string, repeat: number): string {
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-')
  return repeat === 0 ? slug : `${slug}-${repeat}`
}
