import { contentHash } from '../kit/content-hash.ts'
import { findImports } from './find-imports.ts'
import { mentionsOfPage } from './find-mentions.ts'
import { readPageFile } from './read-page-text.ts'
import type { PageBody, SourcePage } from './site.ts'
import { splitFrontmatter } from './split-frontmatter.ts'

/** Of pages without a text. */
export const NO_BODY: PageBody = {
  hash: contentHash(''),
  line: 1,
  imports: [],
  mentions: [],
}

/**
 * Collects what must be known of a page's text before it is compiled.
 *
 * @param file POSIX path relative to the content folder.
 * @param line Line of the file on which the text starts, 1-based.
 * @param origin The site's public origin, if known.
 */
export function describeBody(
  text: string,
  { file, line, origin }: { file: string; line: number; origin: string | undefined },
): PageBody {
  return {
    hash: contentHash(text),
    line,
    imports: findImports(text).map(({ bindings, from, isIndented }) => ({
      bindings,
      from,
      isIndented,
    })),
    mentions: mentionsOfPage({ text, file, origin }),
  }
}

/**
 * Reads the text after a page's frontmatter. It differs from `SourcePage.body` if the file has
 * changed in the meantime.
 *
 * @param root Absolute path of the content folder.
 * @throws Errors of the file system.
 */
export function readPageBody(root: string, { file, format }: SourcePage): string {
  if (format === 'api') return ''
  const { text } = readPageFile(root, file)
  return text.slice(splitFrontmatter(text).bodyStart)
}
