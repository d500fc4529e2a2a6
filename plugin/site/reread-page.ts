import { allProblems, arrangeSite, choosePublished } from './arrange-site.ts'
import { importedFiles } from './find-imported-pages.ts'
import type { Project } from './project.ts'
import type { ContentFolder } from './read-folder.ts'
import { readPage } from './read-page.ts'
import type { SourcePage } from './site.ts'

/** A project after a page was read again. */
export interface ChangedPage {
  project: Project
  page: SourcePage
  /** Only the page's content has changed, and nothing that other pages show of it. */
  isText: boolean
}

/**
 * Reads a page's file again.
 *
 * @param file Relative to the content folder.
 * @returns Undefined if the file isn't a page, or other files must be read again as well.
 * @throws Errors of the file system.
 */
export function rereadPage(project: Project, file: string): ChangedPage | undefined {
  const { folder, site, settings, options, root } = project
  if (!folder.pageProblems.has(file)) return undefined
  const { page, diagnostics } = readPage(root, file, {
    ...settings,
    frontmatter: options.frontmatter,
    origin: project.origin,
  })
  const before = folder.site.pages.get(page.path)
  if (before?.file !== file) return undefined
  // Imported pages become snippets, so a change in imports affects others.
  if (importsOf(before) !== importsOf(page)) return undefined
  const changed: ContentFolder = {
    ...folder,
    site: { ...folder.site, pages: new Map(folder.site.pages).set(page.path, page) },
    pageProblems: new Map(folder.pageProblems).set(file, diagnostics),
  }
  const placed = site.pages.get(page.path)
  if (placed && navigationDataOf(before) === navigationDataOf(page)) {
    const { body, firstHeading } = page
    const pages = new Map(site.pages)
    pages.set(page.path, { ...placed, body, firstHeading })
    const kept = { ...project, folder: changed }
    const next = { ...kept, ...choosePublished(kept, { ...site, pages }) }
    return {
      project: { ...next, diagnostics: allProblems(next) },
      page,
      isText: true,
    }
  }
  const sources = { ...project, folder: changed }
  return { project: { ...sources, ...arrangeSite(sources) }, page, isText: false }
}

/** Everything that affects more than the page's own content. */
function navigationDataOf({ frontmatter, title }: SourcePage): string {
  return JSON.stringify([frontmatter, title])
}

function importsOf({ file, body }: SourcePage): string {
  return importedFiles(file, body.imports).sort().join('\n')
}
