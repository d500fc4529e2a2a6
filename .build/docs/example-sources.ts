const EXAMPLE = /^<Example>\n([\s\S]*?)\n<\/Example>$/gm

/** Longer than any fence that an example holds. */
const FENCE = '`````'

/**
 * Writes the source of each `<Example>` of a page into the fence at its end, so that what
 * readers see and what they copy are the same text.
 */
export function fillExamples(text: string): string {
  return text.replace(EXAMPLE, (_, inside: string) => {
    const [shown = ''] = inside.split(`\n${FENCE}mdx`)
    const source = shown.trim()
    return `<Example>\n\n${source}\n\n${FENCE}mdx wrap\n${source}\n${FENCE}\n\n</Example>`
  })
}
