import { isLongSidebar } from '../../runtime/long-sidebar.ts'
import type { NavItem, PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { RenderWarning, SiteData } from '../../runtime/types/rendering.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import type { SidebarTable } from '../render/page-data.ts'
import type { RowsAnswer, RowsTask } from '../render/page-tasks.ts'

/** A page with its sidebar. */
interface Located {
  page: PageData
  around: Pick<PageNavigation, 'sidebar'>
}

interface RowsInput {
  pool: WorkerPool
  sidebars: SidebarTable
  site: SiteData
  output: StagingWriter
}

/** The written files of sidebar rows, with what their documents have to load. */
export interface SidebarRows {
  /** The URL of the file with a page's sidebar rows, if its sidebar is long. */
  of(located: Located): Pick<PageNavigation, 'sidebarRows'>
  /** Generated classes of the rows. */
  styles: Record<string, string>
  warnings: RenderWarning[]
}

/**
 * Writes the rows that documents with a long sidebar leave out: one file per sidebar and
 * language, named by its content. If they can't be rendered, pages include the whole sidebar,
 * and report what fails in it.
 *
 * @param pages All pages that have a document.
 */
export async function writeSidebarRows(
  pages: readonly Located[],
  { pool, sidebars, site, output }: RowsInput,
): Promise<SidebarRows> {
  /** URLs by sidebar, then by language. */
  const urls = new Map<number | NavItem[], Map<string, string | undefined>>()
  const found: Pick<SidebarRows, 'styles' | 'warnings'> = { styles: {}, warnings: [] }
  const render = async (task: RowsTask): Promise<string | undefined> => {
    const answer = await pool.run<RowsAnswer>(task).catch(() => undefined)
    if (!answer) return undefined
    const file = `assets/sidebar-${contentHash(answer.text).slice(0, 8)}.json`
    output.write(file, answer.text)
    Object.assign(found.styles, answer.styles)
    found.warnings.push(...answer.warnings)
    return site.base + file
  }
  const rendering: Promise<void>[] = []
  for (const { page, around } of pages) {
    const sidebar = sidebars.refOf(around)
    const known = urls.get(sidebar) ?? new Map<string, string | undefined>()
    urls.set(sidebar, known)
    const { language } = page
    if (known.has(language)) continue
    known.set(language, undefined)
    if (!isLongSidebar(around.sidebar)) continue
    const rendered = render({ type: 'rows', page, sidebar })
    rendering.push(rendered.then((url) => void known.set(language, url)))
  }
  await Promise.all(rendering)
  return {
    ...found,
    of({ page, around }) {
      const sidebarRows = urls.get(sidebars.refOf(around))?.get(page.language)
      return sidebarRows === undefined ? {} : { sidebarRows }
    },
  }
}
