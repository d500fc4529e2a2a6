const EXAMPLE = /^<Example>\n([\s\S]*?)\n<\/Example>$/gm

/** Longer than any fence in an example. */
const FENCE = '`````'

/**
 * Copies the source of each `<Example>` into the code fence at its end, so that the rendered
 * example and its source are always the same.
 */
export function fillExamples(text: string): string {
  return text.replace(EXAMPLE, (_, inside: string) => {
    const [shown = ''] = inside.split(`\n${FENCE}mdx`)
    const source = shown.trim()
    return `<Example>\n\n${source}\n\n${FENCE}mdx wrap\n${source}\n${FENCE}\n\n</Example>`
  })
}
