import { convertPage } from './convert-page.ts'
import { parseForeignPage } from './foreign-page.ts'

/** Statements that start a line: other text may start with these words. */
const STATEMENT =
  /^(?:import\s(?:[^'"\n;]*|\s*\{[^}]*\}\s*from\s*)["'][^"'\n]+["']|export\s+(?:const|let|default|function|class)\s)/gm

/**
 * Whether a Markdown page of a tool that compiles such pages as MDX has imports or exports besides
 * those that are converted: they only run in MDX. False if it can't be read as MDX.
 */
export function needsMdx(text: string): boolean {
  if (text.search(STATEMENT) < 0) return false
  const page = parseForeignPage(convertPage(text, 'md').text, 'md')
  const isCode = (at: number) => at < page!.bodyStart || page!.codeAt(at) !== undefined
  if (!page || [...page.text.matchAll(STATEMENT)].every(({ index }) => isCode(index)))
    return false
  return !convertPage(text, 'mdx').isUnreadable
}
