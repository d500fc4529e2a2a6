import type { Frontmatter } from '../../runtime/types/pages.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { credentialProblems } from './credential-problems.ts'
import { callExtension } from './call-extension.ts'
import { findNonData, findShapeProblem, objectShape } from './extension-shapes.ts'
import type { PageSource, SiteExtensions } from './extensions.ts'
import { describeBody } from './page-body.ts'
import { readPageFile } from './read-page-text.ts'
import { findFirstHeading } from './find-first-heading.ts'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { pagePath, pageUrl } from '../../runtime/kit/page-url.ts'
import { checkFrontmatter, readFrontmatter } from './read-frontmatter.ts'
import type { SourcePage } from './site.ts'

/** The settings that affect how a page is read. */
export type PageSettings = Pick<Settings, 'variables'> &
  Pick<SiteExtensions, 'frontmatter'> & {
    /** The site's public origin, if known. */
    origin?: string | undefined
  }

/** A page that was read from its file. */
export interface ReadPage {
  page: SourcePage
  diagnostics: Diagnostic[]
}

/**
 * Reads a page file: frontmatter, title and body.
 *
 * @param root Absolute path of the content folder.
 * @param file POSIX path relative to it.
 * @throws Errors of the file system.
 */
export function readPage(root: string, file: string, settings: PageSettings): ReadPage {
  const { text, diagnostics } = readPageFile(root, file)
  const parsed = parsePage(text, file, settings)
  return { page: parsed.page, diagnostics: [...diagnostics, ...parsed.diagnostics] }
}

/** Like `readPage`, for text in memory. Also reports credentials in it. */
export function parsePage(
  text: string,
  file: string,
  { variables, frontmatter: change, origin }: PageSettings,
): ReadPage {
  const { body, bodyLine, ...read } = readFrontmatter(text, file)
  // The option may convert keys of other tools.
  const diagnostics = change
    ? read.diagnostics.filter(({ code }) => code !== 'site/foreign-frontmatter')
    : read.diagnostics
  const filled = fillVariables(read.frontmatter, variables) as Frontmatter
  const path = pagePath(file)
  const changed =
    change && changeFrontmatter(filled, { path, file, body }, change, diagnostics)
  const frontmatter = changed ?? filled
  const heading = findFirstHeading(body)
  const mode = frontmatter.mode ?? 'default'
  // These modes don't show the title, so the body's heading is needed.
  const untitled = mode === 'custom' || mode === 'frame'
  const given = frontmatter.title || undefined
  const label = frontmatter.sidebarTitle || undefined
  const title =
    given ?? heading?.text ?? (untitled ? label : undefined) ?? slugTitle(path)
  const repeated = !untitled && heading !== undefined && sameText(heading.text, title)
  if (given !== undefined && repeated) {
    diagnostics.push({
      severity: 'info',
      code: 'site/repeated-title',
      message: `the heading \`# ${heading.text}\` repeats the title and is not shown again`,
      hint: 'Remove the heading, or `title` from the frontmatter.',
      file,
      line: bodyLine + heading.line - 1,
      column: 1,
    })
  }
  diagnostics.push(...credentialProblems(text, file))
  return {
    page: {
      path,
      url: pageUrl(file),
      file,
      format: /\.md$/i.test(file) ? 'md' : 'mdx',
      frontmatter,
      title,
      label: label ?? title,
      mode,
      firstHeading: repeated ? 'drop' : 'keep',
      body: describeBody(body, { file, line: bodyLine, origin }),
    },
    diagnostics,
  }
}

/**
 * Applies the option `frontmatter`. Changed values are validated like those in files.
 *
 * @throws SkerryError if the function throws or doesn't return an object of data.
 */
function changeFrontmatter(
  written: Frontmatter,
  page: PageSource,
  change: NonNullable<SiteExtensions['frontmatter']>,
  diagnostics: Diagnostic[],
): Frontmatter {
  const changed = callExtension(
    'frontmatter',
    page.file,
    () => change(written, page),
    (result) =>
      findShapeProblem(objectShape, result) ?? findNonData(result, new WeakSet()),
  )
  const isWritten = ([key, value]: [string, unknown]) => value === written[key]
  const entries = Object.entries(changed)
  const checked = checkFrontmatter(
    Object.fromEntries(entries.filter((entry) => !isWritten(entry))),
  )
  for (const problem of checked.problems) {
    const message = `${problem.message} (from the option \`frontmatter\`)`
    diagnostics.push({ ...problem, message, file: page.file })
  }
  return { ...Object.fromEntries(entries.filter(isWritten)), ...checked.frontmatter }
}

/** Replaces `{{name}}` in strings of the frontmatter with `variables`. Unknown names are kept. */
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
