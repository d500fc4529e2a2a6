import { splitInlineMarkup } from './inline-markup.ts'

/** The text of inline Markdown, without markup and on one line. */
export function stripInlineMarkdown(markdown: string): string {
  return plainText(markdown.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .replace(/\s+/g, ' ')
    .trim()
}

function plainText(markdown: string): string {
  return splitInlineMarkup(markdown)
    .map((part) => {
      if (typeof part === 'string') return part
      return part.kind === 'code' ? part.text : plainText(part.text)
    })
    .join('')
}
