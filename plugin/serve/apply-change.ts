import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { isShown } from '../site/file-kinds.ts'
import { rereadFileFacts } from '../site/read-project.ts'
import { rereadPage, type ChangedPage } from '../site/reread-page.ts'

/** What happened to a file. */
export type FileEvent = 'create' | 'update' | 'delete'

/** What open pages have to update: the pages with these URLs, all pages, or nothing. */
export type AffectedPages = string[] | 'all' | 'nothing'

/** The result of processing a change. */
interface ChangeOutcome {
  affected: AffectedPages
  /** Whether the whole project was read again, including the settings. */
  isWhole: boolean
}

/**
 * Applies a change of a file to the project.
 *
 * @param file Relative to the content folder, with forward slashes.
 * @throws SkerryError if the settings are invalid. The project is then unchanged.
 */
export async function applyChange(
  project: ProjectHandle,
  file: string,
  event: FileEvent,
): Promise<ChangeOutcome> {
  const { settingsFiles, apiFiles, folder } = project.current
  const isRead = settingsFiles.includes(file) || apiFiles.includes(file)
  if (!isRead && event === 'update') {
    const changed = changePage(project.current, file)
    if (changed === 'gone') return { affected: 'nothing', isWhole: false }
    if (changed === 'folder') {
      await project.reread()
      return { affected: 'all', isWhole: true }
    }
    if (changed) {
      project.replace(changed.project)
      return { affected: changed.isText ? [changed.page.url] : 'all', isWhole: false }
    }
    // A page that couldn't be updated alone requires reading everything.
    if (!folder.pageProblems.has(file)) {
      // Links of a snippet or stylesheet may have changed, which affects what is published.
      if (!isShown(file)) project.replace(await rereadFileFacts(project.current))
      // Vite updates stylesheets in place.
      return { affected: file.endsWith('.css') ? 'nothing' : 'all', isWhole: false }
    }
  }
  await project.reread()
  return { affected: 'all', isWhole: true }
}

/**
 * Reads a page again. Returns `gone` if the file no longer exists: a delete event will follow, which
 * it doesn't if a folder has replaced it.
 */
function changePage(
  project: Project,
  file: string,
): ChangedPage | 'gone' | 'folder' | undefined {
  try {
    return rereadPage(project, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return 'gone'
    if (code === 'EISDIR') return 'folder'
    throw error
  }
}
