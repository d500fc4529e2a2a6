/** The id that a tool gives a heading with a text, unless it is taken. */
export type HeadingSlug = (text: string) => string

/** As Python-Markdown does (`markdown.extensions.toc.slugify`). Empty without Latin letters. */
export function mkdocsSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}

/** As VitePress does (`slugify` of `@mdit-vue/shared`). */
export function vitepressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
}
