import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { isShown } from '../site/file-kinds.ts'
import { rereadEvidence } from '../site/read-project.ts'
import { rereadPage, type ChangedPage } from '../site/reread-page.ts'

/** What happened to a file. */
export type FileEvent = 'create' | 'update' | 'delete'

/** What open pages have to know: the addresses of pages with a new text, that all may be new, or nothing. */
export type News = string[] | 'all' | 'nothing'

/** What following a change gave. */
export interface ChangeOutcome {
  news: News
  /** Everything was read again, the settings too. */
  isWhole: boolean
}

/**
 * Reads again what a change of a file touches.
 *
 * @param file Relative to the content folder, posix.
 * @throws SkerryError when the settings cannot be read any more; the project stays as it was.
 */
export async function followChange(
  project: ProjectHandle,
  file: string,
  event: FileEvent,
): Promise<ChangeOutcome> {
  const { settingsFiles, apiFiles, folder } = project.current
  const isRead = settingsFiles.includes(file) || apiFiles.includes(file)
  if (!isRead && event === 'update') {
    const changed = changePage(project.current, file)
    if (changed === 'gone') return { news: 'nothing', isWhole: false }
    if (changed) {
      project.replace(changed.project)
      return { news: changed.isText ? [changed.page.url] : 'all', isWhole: false }
    }
    // Vite patches sheets in place.
    if (file.endsWith('.css')) return { news: 'nothing', isWhole: false }
    // Of pages, more has to be read than their own file.
    if (!folder.pageProblems.has(file)) {
      // A snippet may link other files now, and a file may be private.
      if (!isShown(file)) project.replace(await rereadEvidence(project.current))
      return { news: 'all', isWhole: false }
    }
  }
  await project.reread()
  return { news: 'all', isWhole: true }
}

/** A page read again; `gone` where the file is no longer there, which is a change of its own. */
function changePage(project: Project, file: string): ChangedPage | 'gone' | undefined {
  try {
    return rereadPage(project, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'gone'
    throw error
  }
}
