import { join, posix, resolve } from 'node:path'
import { type Diagnostic, formatDiagnostic } from '../../runtime/kit/diagnostic.ts'
import { FolderError } from '../kit/folder-error.ts'
import { countProblems, listProblems } from '../kit/problem-list.ts'
import { overwriteFiles } from '../kit/overwrite-file.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { ForeignProject } from '../import/foreign-project.ts'
import {
  describePages,
  planPages,
  writePages,
  type PageOptions,
  type PagePlan,
} from '../import/import-pages.ts'
import { cardPages, listedFiles, type ImportedSite } from '../import/imported-site.ts'
import { importers } from '../import/importers.ts'
import { movedHref, movedImport, readAliases } from '../import/moved-href.ts'
import { describeMoves, planMoves, type MovePlan } from '../import/plan-moves.ts'
import { requireFolder, settingsIn } from './require-site.ts'
import { shellWord } from '../kit/shell-word.ts'
import { unloadedFiles } from '../import/unloaded-files.ts'
import { writeImported } from '../import/write-imported.ts'

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
  const site = await importer.read(project, options.pages === true)
  const folder = join(directory, site.content)
  const existing = settingsIn(folder)
  if (existing !== undefined && options.pages)
    // The settings name the pages where they are.
    return convertPages(folder, options, { site: { ...site, pageFolders: [] }, project })
  if (existing !== undefined && !options['dry-run'])
    throw new FolderError(
      `\`${join(folder, existing)}\` exists already\n  To replace it, remove it first. To see what would be written, use --dry-run. To convert the pages, use --pages.`,
    )
  await writeSite(folder, site, { tool: importer.tool, project, directory, options })
}

/** The most files to name in a list. */
const MAX_NAMES = 10

/** The names of files. Of many, those that are the least deep. */
function nameSome(files: Iterable<string>): string {
  const names = [...files].sort()
  if (names.length <= MAX_NAMES) return names.join(', ')
  const depth = (name: string) => name.split('/').length
  const shown = names.toSorted((a, b) => depth(a) - depth(b)).slice(0, MAX_NAMES - 1)
  return `${shown.join(', ')} and ${names.length - shown.length} more`
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
  const moved = options.pages ? planMoves(site, project) : undefined
  const { text, pages, labels, published, created } = writeImported(
    site,
    project,
    moved?.moves,
  )
  if (pages === 0)
    throw new FolderError(
      [
        `the navigation of ${tool} in \`${directory}\` has no pages, so nothing was written`,
        ...uniqueProblems(project.problems).map(formatDiagnostic),
      ].join('\n\n'),
    )
  const plan = moved && (await planFor(folder, options, { site, project, moved, labels }))
  const written = new Set(
    [...labels].flatMap(([file, { problem }]) =>
      plan?.labelled.has(file) ? problem : [],
    ),
  )
  // The navbar and the footer often have the same link.
  const problems = [
    ...uniqueProblems(project.problems.filter((each) => !written.has(each))),
    ...(moved?.problems ?? []),
    ...(plan?.problems ?? []),
  ]
  const isDryRun = options['dry-run'] ?? false
  console.log(`${tool}: read ${nameSome(project.sources)}`)
  if (isDryRun) console.log(`\n${text}`)
  const texts = new Map([[join(resolve(folder), 'docs.json'), text]])
  for (const [file, content] of created) texts.set(join(project.root, file), content)
  const ignoring = join(resolve(folder), '.mintignore')
  const unloaded = unloadedFiles(site, project, moved?.moves)
  const ignored = [...published, ...unloaded]
  if (ignored.length > 0) texts.set(ignoring, withLines(ignoring, ignored))
  if (!isDryRun && plan) writePages(plan, texts)
  else if (!isDryRun) overwriteFiles(texts)
  printProblems(problems)
  const file = join(folder, 'docs.json')
  const listed = `${pages} ${pages === 1 ? 'page' : 'pages'} in the navigation`
  const found = `${listed}, ${countProblems(problems)}.`
  if (plan) printPages(plan, moved!, { site, isDryRun })
  if (created.size > 0) {
    const names = [...created.keys()].map((file) => `\`${file}\``).join(', ')
    console.log(`${isDryRun ? 'Would be written' : 'New'}: ${names}.`)
  }
  if (published.length > 0)
    console.log(
      `${join(folder, '.mintignore')} ${isDryRun ? 'would publish' : 'publishes'} pages that are ignored by their names: ${published.join(', ')}`,
    )
  if (unloaded.length > 0)
    console.log(
      `${join(folder, '.mintignore')} ${isDryRun ? 'would keep' : 'keeps'} scripts and style sheets from being loaded on every page: ${nameSome(unloaded)}`,
    )
  console.log(
    isDryRun
      ? `${found} Nothing was written: this was a dry run.`
      : `${file} was written: ${found}`,
  )
  const steps = plan ? reviewSteps(plan, options) : folderSteps(site, project)
  printSteps(folder, [...steps, ...site.steps], site.base)
}

/** A text file with lines at its end. */
function withLines(file: string, lines: readonly string[]): string {
  const before = readTextFile(file) ?? ''
  const isEnded = before === '' || before.endsWith('\n')
  return `${before}${isEnded ? '' : '\n'}${lines.join('\n')}\n`
}

/** Converts the pages of a site that has its settings already. */
async function convertPages(
  folder: string,
  options: ImportOptions,
  from?: { site: ImportedSite; project: ForeignProject },
): Promise<void> {
  const moved = from && planMoves(from.site, from.project)
  const labels = from && writeImported(from.site, from.project).labels
  const plan = await planFor(
    folder,
    options,
    from && moved && labels && { ...from, moved, labels },
  )
  const isDryRun = options['dry-run'] ?? false
  if (!isDryRun) writePages(plan)
  printProblems([...(moved?.problems ?? []), ...plan.problems])
  printPages(plan, moved, { site: from?.site, isDryRun })
  if (isDryRun) console.log('Nothing was written: this was a dry run.')
  printSteps(folder, reviewSteps(plan, options), from?.site.base)
}

function planFor(
  folder: string,
  options: ImportOptions,
  from?: {
    site: ImportedSite
    project: ForeignProject
    moved: MovePlan
    labels: PageOptions['labels']
  },
): Promise<PagePlan> {
  const isForced = options.force === true || options['dry-run'] === true
  const none = { sources: new Set<string>(), listed: new Set<string>() }
  if (!from)
    return planPages(folder, { content: '', ...none, labels: new Map(), isForced })
  const { content } = from.site
  const { root, sources } = from.project
  const { moves, links, unsafe } = from.moved
  const place = (path: string) => join(root, path)
  const aliases = readAliases(from.project)
  return planPages(folder, {
    content,
    sources: new Set([...sources].map((file) => posix.relative(content, file))),
    listed: listedFiles(from.site),
    withCards: cardPages(from.site),
    labels: from.labels,
    headingIds: from.site.headingIds,
    hasTitlesInText: from.site.hasTitlesInText,
    referencesIn: from.site.referencesIn,
    findSnippet: from.site.findSnippet,
    appended: from.site.appended,
    moved: {
      moves: [...moves, ...links.map((link) => [link, link] as const)].map(
        ([old, path]) => [place(old), place(path)] as const,
      ),
      unsafe,
      pathOf: (file) => moves.get(posix.join(content, file)) ?? file,
      urlsIn: (file) => {
        const page = posix.join(content, file)
        const { files } = from.project
        const { urls, urlFolders } = from.site
        const around = { page, content, moves, files, aliases, urls, urlFolders }
        const folder = posix.dirname(page)
        return {
          isElsewhere: posix.dirname(moves.get(page) ?? page) !== folder,
          href: (url) => movedHref(url, around),
          module: (path) => movedImport(path, around),
        }
      },
    },
    isForced,
  })
}

function printPages(
  plan: PagePlan,
  moved: MovePlan | undefined,
  { site, isDryRun }: { site: ImportedSite | undefined; isDryRun: boolean },
): void {
  console.log(describePages(plan, isDryRun))
  if (site && moved && moved.moves.size > 0)
    console.log(describeMoves(moved, site, isDryRun))
}

function reviewSteps(plan: PagePlan, options: ImportOptions): string[] {
  if (options['dry-run']) return []
  return [
    ...(plan.changed.length > 0 ? ['See what was converted: git diff'] : []),
    ...(plan.moves.length > 0 ? ['See what was moved: git status'] : []),
  ]
}

/** What the author does with files that `--pages` moves. */
function folderSteps(
  { folders, content }: ImportedSite,
  { files }: ForeignProject,
): string[] {
  return folders
    .filter(({ from }) => [...files].some((file) => file.startsWith(`${from}/`)))
    .map(({ from, to }) =>
      to === content
        ? `Move the files of \`${from}/\` next to \`docs.json\`. \`--pages\` does it.`
        : `Move the files of \`${from}/\` to \`${to}/\`, and change the links to them. \`--pages\` does both.`,
    )
}

function printProblems(problems: readonly Diagnostic[]): void {
  const all = listProblems(problems, 'correct these first, and import the site again')
  if (all.length > 0) console.log(`\n${all.join('\n\n')}\n`)
}

function printSteps(folder: string, steps: readonly string[], base?: string): void {
  const words = [
    'skerry check',
    folder !== '.' && shellWord(folder),
    base && `--base ${base}`,
  ]
  const all = [
    ...steps,
    ...(base ? [`To keep the URLs of the pages, build with \`--base ${base}\`.`] : []),
    `See what is left to do: ${words.filter(Boolean).join(' ')}`,
  ]
  console.log(`\nNext:\n${all.map((step) => `  - ${step}`).join('\n')}`)
}

function uniqueProblems(problems: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(problems.map((each) => [formatDiagnostic(each), each])).values()]
}
