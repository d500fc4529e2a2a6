import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Diagnostic, formatDiagnostic } from '../../runtime/kit/diagnostic.ts'
import { countProblems, listProblems } from '../kit/problem-list.ts'
import { writeFile } from '../kit/write-file.ts'
import { settingsFiles } from '../settings/read-settings.ts'
import { ForeignProject } from './foreign-project.ts'
import { importers } from './importers.ts'
import { FolderError, requireFolder } from './require-site.ts'
import { shellWord } from './shell-word.ts'
import { writeImported } from './write-imported.ts'

/**
 * Implements `skerry import [dir]`: writes `docs.json` from the navigation of another tool, next
 * to the pages, which are neither moved nor changed.
 *
 * @throws FolderError if no tool is known by its files, there is a settings file already, or no
 *   page is found.
 */
export async function importSite(
  directory: string,
  options: { 'dry-run'?: boolean },
): Promise<void> {
  requireFolder(directory, 'import')
  const project = await ForeignProject.open(resolve(directory))
  const importer = importers.find(({ detect }) => detect(project))
  if (!importer) {
    const known = importers.map(({ tool, file }) => `${tool} (${file})`).join(', ')
    throw new FolderError(
      `\`${directory}\` has no site of a tool that can be imported\n  Known by their files in this folder: ${known}.`,
    )
  }
  const site = await importer.read(project)
  const folder = join(directory, site.content)
  const existing = settingsFiles.find((name) => existsSync(join(folder, name)))
  if (existing !== undefined && !options['dry-run'])
    throw new FolderError(
      `\`${join(folder, existing)}\` exists already\n  To replace it, remove it first. To see what would be written, use --dry-run.`,
    )
  const { text, pages } = writeImported(site, project)
  const { sources } = project
  // The navbar and the footer often have the same link.
  const problems = uniqueProblems(project.problems)
  if (pages === 0)
    throw new FolderError(
      [
        `the navigation of ${importer.tool} in \`${directory}\` has no pages, so nothing was written`,
        ...problems.map(formatDiagnostic),
      ].join('\n\n'),
    )
  console.log(`${importer.tool}: read ${[...sources].sort().join(', ')}`)
  if (options['dry-run']) console.log(`\n${text}`)
  else writeFile(join(resolve(folder), 'docs.json'), text)
  const all = listProblems(problems, 'correct these first, and import the site again')
  if (all.length > 0) console.log(`\n${all.join('\n\n')}\n`)
  const file = join(folder, 'docs.json')
  const listed = `${pages} ${pages === 1 ? 'page' : 'pages'} in the navigation`
  console.log(
    options['dry-run']
      ? `${listed}, ${countProblems(problems)}. Nothing was written: this was a dry run.`
      : `${file} was written: ${listed}, ${countProblems(problems)}.`,
  )
  const check = folder === '.' ? 'skerry check' : `skerry check ${shellWord(folder)}`
  const steps = [...site.steps, `See what is left to do: ${check}`]
  console.log(`\nNext:\n${steps.map((step) => `  - ${step}`).join('\n')}`)
}

function uniqueProblems(problems: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(problems.map((each) => [formatDiagnostic(each), each])).values()]
}
