import { compilePage } from '../../../plugin/compile/compile-page.ts'
import { addFrames } from '../../../plugin/check/add-frames.ts'
import { checkSite, type CheckOptions } from '../../../plugin/check/check-site.ts'
import type { Problem } from '../../../plugin/check/problem.ts'
import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { compileOptions, compileSubject } from '../../../plugin/render/page-compiler.ts'
import type { PageCompilation } from '../../../plugin/render/page-compilation.ts'
import { readPageBody } from '../../../plugin/site/page-body.ts'
import type { Project } from '../../../plugin/site/project.ts'
import { makeFolder } from '../site/make-site.ts'

// From the build: API descriptions are read in worker threads, which can't run the
// sources.
const { readProject } = (await import(
  new URL('../../../dist/plugin/site/read-project.js', import.meta.url).href
)) as typeof import('../../../plugin/site/read-project.ts')
export { readProject }

/**
 * Reads a folder and compiles its pages in this thread, without workers and without a
 * build.
 */
export async function compileFolder(
  root: string,
): Promise<{ project: Project; compilations: PageCompilation[] }> {
  const project = await readProject(root, {}, { lenient: true })
  const options = compileOptions(project, '/')
  const compilations: PageCompilation[] = []
  for (const page of project.site.pages.values()) {
    const input = {
      ...compileSubject(root, page, options),
      body: readPageBody(root, page),
    }
    const facts = await compilePage(input)
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

/** Minimal settings with these pages in the navigation. */
export function settings(pages: string[], more: object = {}): string {
  const all = {
    name: 'Test',
    theme: 'mint',
    colors: { primary: '#1d4ed8', light: '#93c5fd', dark: '#2563eb' },
  }
  return JSON.stringify({ ...all, navigation: { pages }, ...more }, undefined, 2)
}

/** The report of `skerry check` on these files. */
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
