import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFile } from '../kit/is-file.ts'
import { writeApiCatalog } from './api-catalog.ts'
import { allPagesFile } from './build-all-pages.ts'
import { SEARCH_FOLDER } from './build-search-index.ts'
import { OUTPUT_MARKER } from '../site/output-marker-name.ts'
import { writeFeeds } from './feeds.ts'
import { writeHostRedirects } from './host-redirects.ts'
import { writeLlms } from './llms.ts'
import { writeLogos } from './logo-files.ts'
import { writeNoJekyll } from './nojekyll.ts'
import type { OutputContext, Writer } from './output-file.ts'
import { writePolicies } from './policies.ts'
import type { PolicyNeed } from './policy-needs.ts'
import { writeRedirects } from './redirect-pages.ts'
import { writeRobots } from './robots.ts'
import { writeSiteOutputs } from './site-outputs.ts'
import { writeSkills } from './skills.ts'
import { writeSitemap } from './sitemap.ts'

/** Writers of files besides the pages, in order, apart from the option `outputs`. */
const writers: Writer[] = [
  writeSitemap,
  writeRobots,
  writeLlms,
  writeSkills,
  writeApiCatalog,
  writeFeeds,
  writePolicies,
  writeLogos,
  writeNoJekyll,
  // A file takes precedence over a redirect from its path, but one that redirects doesn't.
  writeHostRedirects,
  writeRedirects,
]

/**
 * Writes the files besides the pages and their Markdown. An author's file at the same path is
 * left alone.
 *
 * @param markdownFiles The pages' Markdown. Only the option `outputs` may replace it.
 * @returns What pages need beyond the base policy.
 */
export async function writeOutputs(
  input: Omit<OutputContext, 'policyNeeds' | 'isWritten'>,
  markdownFiles: ReadonlySet<string>,
): Promise<PolicyNeed[]> {
  const { site } = input.project
  const taken = new Set([...site.assets, ...site.scripts, ...site.specs])
  const isWritten = (path: string) => taken.has(path)
  const context: OutputContext = { ...input, policyNeeds: [], isWritten }
  const { output } = context
  for (const page of context.pages) taken.add(page.output)
  for (const { path, content } of await writeSiteOutputs(context)) {
    if (!markdownFiles.has(path) && isTaken(path, output.folder, taken)) {
      context.report({
        severity: 'warning',
        code: 'output/path-taken',
        message: `the option \`outputs\` writes ${path}, which already exists`,
        hint: 'Pages, files of the project and what they load are never replaced. Choose another path.',
      })
      continue
    }
    taken.add(path)
    output.write(path, content)
  }
  for (const file of markdownFiles) taken.add(file)
  // Written with the pages.
  taken.add('404.html').add(allPagesFile(input.project.settings))
  for (const writer of writers) {
    for await (const { path, content } of await writer(context)) {
      if (taken.has(path)) continue
      taken.add(path)
      output.write(path, content)
    }
  }
  return context.policyNeeds
}

/**
 * Whether a file from `outputs` conflicts with another file, or with a parent that is a file.
 *
 * @param taken Known paths. Pages and bundles have more files than these.
 */
function isTaken(path: string, folder: string, taken: ReadonlySet<string>): boolean {
  // The search index is written concurrently, and the marker at the end.
  if (path === OUTPUT_MARKER || path.split('/')[0] === SEARCH_FOLDER) return true
  if (taken.has(path) || existsSync(join(folder, path))) return true
  const parents = path
    .split('/')
    .map((_, index, parts) => parts.slice(0, index).join('/'))
  return parents.some((parent) => taken.has(parent) || isFile(join(folder, parent)))
}
