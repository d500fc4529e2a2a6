import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { PageProblem, SiteData } from '../../runtime/types/rendering.ts'
import { contentHash } from '../content-hash.ts'
import type { Live } from '../live.ts'
import type { Compilation } from '../pages/compile-pages.ts'
import { pageData } from '../pages/page-data.ts'
import { apiPart, type ApiPart } from '../apis/api-part.ts'
import type { BuiltServer } from './server-bundle.ts'

/** A compiled page with all that its rendering takes. */
export interface PreparedPage {
  compilation: Compilation
  data: PageData
  around: PageNavigation
  /** Names the page's own HTML: whatever it depends on is in here. */
  contentKey: string
  /** Why it could not be compiled. */
  problem?: PageProblem
  /** What it shows of an API description. */
  api?: ApiPart
}

/** Puts together what each page is rendered from. */
export function preparePages(
  { project }: Live,
  compilations: readonly Compilation[],
  server: BuiltServer,
  site: SiteData,
): PreparedPage[] {
  const { islands: _, settings, ...facts } = site
  const common = contentHash(server.hash, facts, settings)
  return compilations.map((compilation) => {
    const { page, facts, key } = compilation
    const part = apiPart(project, page)
    const data = pageData(page, facts, part, project.lastModified(page.file))
    return {
      compilation,
      data,
      around: project.navigation.locate(page.path),
      contentKey: contentHash(key, common, data, part?.hash),
      ...(facts.failed && {
        problem: facts.diagnostics.find(({ severity }) => severity === 'error'),
      }),
      ...(part && { api: part }),
    }
  })
}
