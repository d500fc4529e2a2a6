import type { SiteData } from '../../runtime/types/rendering.ts'
import { apiTexts } from '../render/api-part.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { SidebarTable } from '../render/page-data.ts'
import { reactUse } from './react-use.ts'
import type { Setup } from '../render/page-tasks.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { locatePage } from '../site/locate-page.ts'
import type { Project } from '../site/project.ts'
import type { BuildState } from './build-state.ts'
import { openCards } from './open-cards.ts'
import type { CardsInput, SocialCards } from './social-cards.ts'
import {
  authorModules,
  overrideHashes,
  preparePages,
  type PreparedPage,
} from './prepare-pages.ts'

/** What is known about all pages before the first is rendered. */
export interface PreparedSite {
  pages: PreparedPage[]
  sidebars: SidebarTable
  /** Set if pages have social cards. */
  cards: SocialCards | undefined
  /** Hashes of the components that the site overrides. */
  overrides: ReturnType<typeof overrideHashes>
}

/** Collects what rendering needs, once the server modules are bundled. */
export async function prepareSite(
  project: Project,
  compilations: readonly PageCompilation[],
  { modules }: BuildState,
  facts: SiteData,
  cardsInput: Pick<CardsInput, 'bundle' | 'report'>,
): Promise<PreparedSite> {
  const cards = await openCards({ project, modules: modules.value, ...cardsInput })
  const prepared = preparePages(project, compilations, modules.value, facts)
  const pages = cards?.name(prepared) ?? prepared
  return {
    pages,
    sidebars: listSidebars(project, pages),
    cards,
    overrides: overrideHashes(project, modules.value),
  }
}

/** Input of the workers' setup. */
interface SetupInput extends Omit<PreparedSite, 'cards'> {
  project: Project
  build: BuildState
  /** URL of the server bundle. */
  bundle: string
  facts: SiteData
}

/** Sends all current and future workers what rendering needs. */
export function sendSetups(
  pool: WorkerPool,
  { project, build, bundle, facts, sidebars, overrides }: SetupInput,
): void {
  const setups: Setup[] = [
    {
      type: 'site-setup',
      bundle,
      site: facts,
      root: project.root,
      overrides,
      authorModules: authorModules(project, build.pageImports.value, build.modules.value),
      react: reactUse(project, build.pageImports.value, build.modules.value),
    },
    { type: 'sidebars-setup', sidebars: sidebars.list },
    { type: 'apis-setup', apis: apiTexts(project) },
  ]
  for (const setup of setups) pool.broadcast(setup)
}

/** The sidebars of all pages, including `404.html`. */
function listSidebars(project: Project, pages: readonly PreparedPage[]): SidebarTable {
  const navigations = [
    ...pages.map(({ around }) => around),
    locatePage(project.navigation, '404'),
  ]
  return new SidebarTable(navigations.map(({ sidebar }) => sidebar))
}
