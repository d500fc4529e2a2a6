import { compilePage } from '../../../plugin/mdx/compile-page.ts'
import { addFrames } from '../../../plugin/check/add-frames.ts'
import { checkSite, type CheckOptions } from '../../../plugin/check/check-site.ts'
import type { Problem } from '../../../plugin/check/problem.ts'
import { formatDiagnostic } from '../../../plugin/diagnostic.ts'
import {
  compileInput,
  compileOptions,
  type Compilation,
} from '../../../plugin/pages/compile-pages.ts'
import type { Project } from '../../../plugin/project.ts'
import { makeFolder } from '../site/make-site.ts'

// Built: API descriptions are read in threads, which cannot run the sources.
const { readProject } = (await import(
  new URL('../../../dist/plugin/project.js', import.meta.url).href
)) as typeof import('../../../plugin/project.ts')
export { readProject }

/** Reads a folder and compiles its pages in this thread: what the pool does, without a build. */
export async function compileFolder(
  root: string,
): Promise<{ project: Project; compilations: Compilation[] }> {
  const project = await readProject(root, {})
  const options = compileOptions(project, '/')
  const compilations: Compilation[] = []
  for (const page of project.site.pages.values()) {
    const facts = await compilePage(compileInput(root, page, options))
    compilations.push({ page, key: page.path, facts, ms: 0, cached: false })
  }
  return { project, compilations }
}

export async function checkFolder(
  root: string,
  options?: CheckOptions,
): Promise<Problem[]> {
  const { project, compilations } = await compileFolder(root)
  return checkSite(project, compilations, options)
}

/** Settings that give a site for some pages. */
export function settings(pages: string[], more: object = {}): string {
  const all = {
    name: 'Test',
    theme: 'mint',
    colors: { primary: '#1d4ed8', light: '#93c5fd', dark: '#2563eb' },
  }
  return JSON.stringify({ ...all, navigation: { pages }, ...more }, undefined, 2)
}

/** The report on files as authors read it. */
export async function report(
  files: Record<string, string>,
  options?: CheckOptions,
): Promise<string> {
  const root = makeFolder(files)
  const problems = addFrames(root, await checkFolder(root, options))
  return problems
    .map((problem) => `${problem.severity}: ${formatDiagnostic(problem)}`)
    .join('\n\n')
}
