import { join, resolve } from 'node:path'
import { type Diagnostic, formatDiagnostic } from '../../runtime/kit/diagnostic.ts'
import { countProblems, listProblems } from '../kit/problem-list.ts'
import { writeFile } from '../kit/write-file.ts'
import { ForeignProject } from './foreign-project.ts'
import {
  describePages,
  planPages,
  writePages,
  type PageOptions,
  type PagePlan,
} from './import-pages.ts'
import { readmesOf, type ImportedSite } from './imported-site.ts'
import { importers } from './importers.ts'
import { FolderError, requireFolder, settingsIn } from './require-site.ts'
import { shellWord } from './shell-word.ts'
import { writeImported } from './write-imported.ts'

interface ImportOptions {
  'dry-run'?: boolean
  pages?: boolean
  force?: boolean
}

/**
 * Implements `skerry import [dir]`: writes `docs.json` from the navigation of another tool, next
 * to the pages, which are not moved. With `--pages`, their syntax is converted in place, also if
 * there is a `docs.json` already.
 *
 * @throws FolderError if no tool is known by its files, there is a settings file already, no page
 *   is found, or pages would change that git can't restore.
 */
export async function importSite(
  directory: string,
  options: ImportOptions,
): Promise<void> {
  requireFolder(directory, 'import')
  const project = await ForeignProject.open(resolve(directory))
  const importer = importers.find(({ detect }) => detect(project))
  if (!importer) {
    if (options.pages && settingsIn(directory) !== undefined)
      return convertPages(directory, options)
    const known = importers.map(({ tool, file }) => `${tool} (${file})`).join(', ')
    throw new FolderError(
      `\`${directory}\` has no site of a tool that can be imported\n  Known by their files in this folder: ${known}.`,
    )
  }
  const site = await importer.read(project)
  const folder = join(directory, site.content)
  const existing = settingsIn(folder)
  if (existing !== undefined && options.pages)
    return convertPages(folder, options, { site, project })
  if (existing !== undefined && !options['dry-run'])
    throw new FolderError(
      `\`${join(folder, existing)}\` exists already\n  To replace it, remove it first. To see what would be written, use --dry-run. To convert the pages, use --pages.`,
    )
  await writeSite(folder, site, { tool: importer.tool, project, directory, options })
}

interface Import {
  tool: string
  project: ForeignProject
  directory: string
  options: ImportOptions
}

async function writeSite(
  folder: string,
  site: ImportedSite,
  { tool, project, directory, options }: Import,
): Promise<void> {
  const { text, pages, labels } = writeImported(site, project)
  if (pages === 0)
    throw new FolderError(
      [
        `the navigation of ${tool} in \`${directory}\` has no pages, so nothing was written`,
        ...uniqueProblems(project.problems).map(formatDiagnostic),
      ].join('\n\n'),
    )
  const plan = options.pages
    ? await planFor(folder, options, readmesOf(site), labels)
    : undefined
  const written = new Set(
    [...labels].flatMap(([file, { problem }]) =>
      plan?.labelled.has(file) ? problem : [],
    ),
  )
  // The navbar and the footer often have the same link.
  const problems = uniqueProblems(project.problems.filter((each) => !written.has(each)))
  console.log(`${tool}: read ${[...project.sources].sort().join(', ')}`)
  if (options['dry-run']) console.log(`\n${text}`)
  else {
    writeFile(join(resolve(folder), 'docs.json'), text)
    if (plan) writePages(plan)
  }
  printProblems([...problems, ...(plan?.problems ?? [])])
  const file = join(folder, 'docs.json')
  const listed = `${pages} ${pages === 1 ? 'page' : 'pages'} in the navigation`
  const found = `${listed}, ${countProblems(problems)}.`
  if (plan) console.log(describePages(plan, options['dry-run'] ?? false))
  console.log(
    options['dry-run']
      ? `${found} Nothing was written: this was a dry run.`
      : `${file} was written: ${found}`,
  )
  printSteps(folder, [...reviewSteps(plan, options), ...site.steps])
}

/** Converts the pages of a site that has its settings already. */
async function convertPages(
  folder: string,
  options: ImportOptions,
  from?: { site: ImportedSite; project: ForeignProject },
): Promise<void> {
  const labels = from && writeImported(from.site, from.project).labels
  const plan = await planFor(folder, options, from && readmesOf(from.site), labels)
  if (!options['dry-run']) writePages(plan)
  printProblems(plan.problems)
  console.log(describePages(plan, options['dry-run'] ?? false))
  if (options['dry-run']) console.log('Nothing was written: this was a dry run.')
  printSteps(folder, reviewSteps(plan, options))
}

function planFor(
  folder: string,
  options: ImportOptions,
  readmes: PageOptions['readmes'] = new Set(),
  labels: PageOptions['labels'] = new Map(),
): Promise<PagePlan> {
  const isForced = options.force === true || options['dry-run'] === true
  return planPages(folder, { readmes, labels, isForced })
}

function reviewSteps(plan: PagePlan | undefined, options: ImportOptions): string[] {
  const isChanged = plan && plan.changed.length > 0 && !options['dry-run']
  return isChanged ? ['See what was converted: git diff'] : []
}

function printProblems(problems: readonly Diagnostic[]): void {
  const all = listProblems(problems, 'correct these first, and import the site again')
  if (all.length > 0) console.log(`\n${all.join('\n\n')}\n`)
}

function printSteps(folder: string, steps: readonly string[]): void {
  const check = folder === '.' ? 'skerry check' : `skerry check ${shellWord(folder)}`
  const all = [...steps, `See what is left to do: ${check}`]
  console.log(`\nNext:\n${all.map((step) => `  - ${step}`).join('\n')}`)
}

function uniqueProblems(problems: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(problems.map((each) => [formatDiagnostic(each), each])).values()]
}
