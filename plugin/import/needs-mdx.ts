import { convertPage } from './convert-page.ts'
import { parseForeignPage } from './foreign-page.ts'

/** Statements that start a line, where other text may start with these words, and frontmatter. */
const CODE =
  /^(?:import\s(?:[^'"\n;]*|\s*\{[^}]*\}\s*from\s*)["'][^"'\n]+["']|export\s+(?:const|let|default|function|class)\s)|\{frontMatter\./gm

/**
 * Whether a Markdown page of a tool that compiles such pages as MDX has code besides what is
 * converted: it only runs in MDX. False if it can't be read as MDX.
 */
export function needsMdx(text: string): boolean {
  if (text.search(CODE) < 0) return false
  const page = parseForeignPage(convertPage(text, 'md').text, 'md')
  const isCode = (at: number) => at < page!.bodyStart || page!.codeAt(at) !== undefined
  if (!page || [...page.text.matchAll(CODE)].every(({ index }) => isCode(index)))
    return false
  return !convertPage(text, 'mdx').isUnreadable
}
