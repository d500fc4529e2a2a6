import { compileAll } from '../render/compile-all.ts'
import { renamePage, type Renamed } from './rename-page.ts'
import { openProject } from './open-project.ts'
import { requireSite } from './require-site.ts'
import { UsageError } from './usage-error.ts'

/**
 * Implements `skerry rename <old> <new> [dir]`: moves a page or folder, and prints the changes.
 */
export async function rename(
  [from, to, directory = '.']: string[],
  options: { 'dry-run'?: boolean; 'no-redirect'?: boolean; force?: boolean },
): Promise<void> {
  if (!from || !to)
    throw new UsageError('skerry rename requires the old and the new path')
  requireSite(directory, 'rename')
  const project = await openProject(directory)
  const dryRun = options['dry-run'] ?? false
  const renamed = renamePage(project, await compileAll(project), [from, to], {
    dryRun,
    redirect: !options['no-redirect'],
    force: options.force ?? false,
  })
  console.log(describeRename(renamed, project.settings.file))
  if (dryRun) console.log('\nNothing was changed: this was a dry run.')
}

/** Describes a rename, one change per line. */
export function describeRename(
  { move, links, entries, redirect, dropped }: Renamed,
  settingsFile: string,
): string {
  return [
    `${move.from} → ${move.to}`,
    ...links.map(
      ({ file, line, column, from, to }) =>
        `  ${file}:${line}:${column}  ${from} → ${to}`,
    ),
    ...entries.map(({ file, from, to }) => `  ${file}  ${from} → ${to}`),
    ...dropped.map((source) => `  ${settingsFile}  redirect from ${source} removed`),
    ...(redirect
      ? [`  ${settingsFile}  redirect ${redirect.source} → ${redirect.destination}`]
      : []),
  ].join('\n')
}
