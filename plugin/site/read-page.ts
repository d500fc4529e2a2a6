import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frontmatter } from '../../runtime/types/pages.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { decodeText } from './decode-text.ts'
import { findFirstHeading, slugTitle } from './page-title.ts'
import { pagePath, pageUrl } from './page-url.ts'
import { readFrontmatter } from './read-frontmatter.ts'
import type { Page } from './types.ts'

/** What reading a page needs of the settings. */
export type PageSettings = Pick<Settings, 'variables'>

/**
 * Reads one page file: its frontmatter, its title and its body as text. What the navigation gives
 * a page (listed, language, …) has its value for a page outside of it until `withNavigation`.
 *
 * @param root Absolute path of the content folder.
 * @param file Relative to it, posix.
 * @throws what the file system throws when the file cannot be read.
 */
export function readPage(
  root: string,
  file: string,
  settings: PageSettings,
): { page: Page; diagnostics: Diagnostic[] } {
  // Synchronous: for files of this size, a promise each costs more than the reading.
  const { text, diagnostics } = decodeText(readFileSync(join(root, file)), file)
  const parsed = parsePage(text, file, settings)
  return { page: parsed.page, diagnostics: [...diagnostics, ...parsed.diagnostics] }
}

/** `readPage` for text that is already in memory. */
export function parsePage(
  text: string,
  file: string,
  { variables }: PageSettings,
): { page: Page; diagnostics: Diagnostic[] } {
  const { body, bodyLine, diagnostics, ...read } = readFrontmatter(text, file)
  const frontmatter = fillVariables(read.frontmatter, variables) as Frontmatter
  const path = pagePath(file)
  const heading = findFirstHeading(body)
  const mode = frontmatter.mode ?? 'default'
  // These modes draw no title: a heading of the body is the only one.
  const untitled = mode === 'custom' || mode === 'frame'
  const given = frontmatter.title || undefined
  const title = given ?? heading?.text ?? slugTitle(path)
  const repeated = !untitled && heading !== undefined && sameText(heading.text, title)
  if (given !== undefined && repeated) {
    diagnostics.push({
      severity: 'warning',
      code: 'site/repeated-title',
      message: `the heading \`# ${heading.text}\` repeats the title and is not shown again`,
      hint: 'Remove the heading, or `title` from the frontmatter.',
      file,
      line: bodyLine + heading.line - 1,
      column: 1,
    })
  }
  return {
    page: {
      path,
      url: pageUrl(file),
      file,
      format: /\.md$/i.test(file) ? 'md' : 'mdx',
      frontmatter,
      title,
      label: frontmatter.sidebarTitle || title,
      mode,
      firstHeading: repeated ? 'drop' : 'keep',
      body,
      bodyLine,
      listed: false,
      hidden: frontmatter.hidden ?? false,
      searchable: false,
      indexable: true,
      boost: frontmatter.boost ?? 1,
      language: 'en',
      ...(frontmatter.version !== undefined && { version: frontmatter.version }),
    },
    diagnostics,
  }
}

/** `{{name}}` in texts of the frontmatter (behaviour 2.1, `variables`); unknown names stay as written. */
function fillVariables(value: unknown, variables: Record<string, string>): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{{')) return value
    return value.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (written, name: string) =>
      Object.hasOwn(variables, name) ? variables[name]! : written,
    )
  }
  if (Array.isArray(value)) return value.map((entry) => fillVariables(entry, variables))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillVariables(entry, variables)]),
  )
}

function sameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase()
}
