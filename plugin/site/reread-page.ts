import { allProblems, arrangeSite, choosePublished } from './arrange-site.ts'
import type { Project } from './project.ts'
import { importedFiles, type ContentFolder } from './read-folder.ts'
import { readPage } from './read-page.ts'
import type { SourcePage } from './site.ts'

/** A project with a page read again. */
export interface ChangedPage {
  project: Project
  page: SourcePage
  /** Only the page's text is new: nothing that other pages show of it. */
  isText: boolean
}

/**
 * Reads the file of a page again.
 *
 * @param file Relative to the content folder.
 * @returns Undefined where the file is no page, or where other files have to be read with it.
 * @throws what the file system throws when the file cannot be read.
 */
export function rereadPage(project: Project, file: string): ChangedPage | undefined {
  const { folder, site, settings, options, root } = project
  if (!folder.pageProblems.has(file)) return undefined
  const { page, diagnostics } = readPage(root, file, {
    ...settings,
    frontmatter: options.frontmatter,
  })
  const before = folder.site.pages.get(page.path)
  if (before?.file !== file) return undefined
  // Pages that others import are snippets.
  if (importsOf(before) !== importsOf(page)) return undefined
  const changed: ContentFolder = {
    ...folder,
    site: { ...folder.site, pages: new Map(folder.site.pages).set(page.path, page) },
    pageProblems: new Map(folder.pageProblems).set(file, diagnostics),
  }
  const placed = site.pages.get(page.path)
  if (placed && faceOf(before) === faceOf(page)) {
    const { body, bodyLine, firstHeading } = page
    const pages = new Map(site.pages)
    pages.set(page.path, { ...placed, body, bodyLine, firstHeading })
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

/** What other pages show of a page, and what is made of it beside its text. */
function faceOf({ frontmatter, title }: SourcePage): string {
  return JSON.stringify([frontmatter, title])
}

function importsOf({ file, body }: SourcePage): string {
  return importedFiles(file, body).sort().join('\n')
}
