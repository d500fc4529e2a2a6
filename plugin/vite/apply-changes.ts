import { join } from 'node:path'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { isFoundOverlay } from '../site/find-overlays.ts'
import { IGNORE_FILE, readIgnoreRules } from '../site/ignore-rules.ts'
import { DATA_FILE, isApiDescription } from '../site/is-api-description.ts'
import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { isShown } from '../site/file-kinds.ts'
import { rereadFileFacts } from '../site/read-project.ts'
import { rereadPage, type ChangedPage } from '../site/reread-page.ts'

/** What happened to a file. */
export type FileEvent = 'create' | 'update' | 'delete'

/** A change of a file. */
export interface FileChange {
  /** Relative to the content folder, with forward slashes. */
  file: string
  event: FileEvent
}

/** What open pages have to update: the pages with these URLs, all pages, or nothing. */
export type AffectedPages = string[] | 'all' | 'nothing'

/** The result of processing changes. */
interface ChangesOutcome {
  /** By file. A change that isn't listed was not applied. */
  affected: ReadonlyMap<string, AffectedPages>
  /** Whether the whole project was read again, including the settings. */
  isWhole: boolean
  /**
   * Why the whole project couldn't be read again, if it had to. Edits of single pages are
   * applied nevertheless.
   */
  failure?: unknown
}

/**
 * Applies changes of files to the project. If any of them requires reading everything again, that
 * happens once for all: switching branches changes hundreds of files.
 *
 * @param lacksFiles Whether files couldn't be read the last time, and may be readable now.
 */
export async function applyChanges(
  project: ProjectHandle,
  changes: readonly FileChange[],
  lacksFiles = false,
): Promise<ChangesOutcome> {
  const edits = await findEdits(project.current, changes)
  if (edits.length === changes.length && !lacksFiles) {
    const { affected, isEnough } = await applyEdits(project, changes)
    if (isEnough) return { affected, isWhole: false }
  }
  try {
    await project.reread()
    const affected = new Map(changes.map(({ file }) => [file, 'all' as const]))
    return { affected, isWhole: true }
  } catch (failure) {
    const { affected } = await applyEdits(project, edits)
    return { affected, isWhole: false, failure }
  }
}

/** The changes for which the project may be updated without reading everything again. */
async function findEdits(
  { root, settingsFiles, apiFiles, folder }: Project,
  changes: readonly FileChange[],
): Promise<FileChange[]> {
  // An empty file, for example, that an API description or an overlay is written to.
  const isNewApi = async (file: string) =>
    DATA_FILE.test(file) &&
    folder.site.assets.includes(file) &&
    ((await isApiDescription(join(root, file)).catch(() => false)) ||
      (await isFoundOverlay(join(root, file))))
  // Added while the server was starting, before its watcher was ready.
  const isNewPage = (file: string) =>
    PAGE_FILE.test(file) &&
    !folder.pageProblems.has(file) &&
    !folder.unread.has(file) &&
    ![...folder.site.snippets, ...folder.site.assets].includes(file) &&
    !readIgnoreRules(root)(file)
  const edits = await Promise.all(
    changes.map(async (change) => {
      const { file, event } = change
      const isRead =
        file === IGNORE_FILE ||
        settingsFiles.includes(file) ||
        apiFiles.includes(file) ||
        isNewPage(file)
      return event === 'update' && !isRead && !(await isNewApi(file)) ? [change] : []
    }),
  )
  return edits.flat()
}

/**
 * Applies edits one by one.
 *
 * @returns What they affect, and whether nothing else has to be read again.
 */
async function applyEdits(project: ProjectHandle, edits: readonly FileChange[]) {
  const affected = new Map<string, AffectedPages>()
  let isEnough = true
  let isOther = false
  for (const { file } of edits) {
    const changed = changePage(project.current, file)
    if (changed === 'gone') continue
    if (typeof changed === 'object') {
      project.replace(changed.project)
      affected.set(file, changed.isText ? [changed.page.url] : 'all')
    } else if (changed || project.current.folder.pageProblems.has(file)) {
      // A page that couldn't be updated alone.
      isEnough = false
    } else {
      isOther ||= !isShown(file)
      // Vite updates stylesheets in place.
      affected.set(file, file.endsWith('.css') ? 'nothing' : 'all')
    }
  }
  // Links of a snippet or stylesheet may have changed, which affects what is published.
  if (isOther) project.replace(await rereadFileFacts(project.current))
  return { affected, isEnough }
}

/**
 * Reads a page again. Returns `gone` if the file no longer exists: a delete event will follow. None
 * follows if a folder has replaced the file (`unreadable`).
 */
function changePage(
  project: Project,
  file: string,
): ChangedPage | 'gone' | 'unreadable' | undefined {
  try {
    return rereadPage(project, file)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : 'unreadable'
  }
}
