import {
  apiSources,
  buildOperationPages,
  generatingSources,
} from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { addOperationPages } from './add-operation-pages.ts'
import type { ArrangedSite, ProjectSources } from './project.ts'
import { buildNavigation } from './build-navigation.ts'
import { resolveApiLinks, resolveHeaders } from './api-links.ts'
import { findEmptyApis } from './find-empty-apis.ts'
import { findIdleApis } from './find-idle-apis.ts'
import { countConsequences, gradeLostApis } from './grade-lost-apis.ts'
import { groupMissingFiles } from './group-missing-files.ts'
import { placeMissingApis } from './place-missing-apis.ts'
import { placePages } from './place-pages.ts'
import { publishFiles } from './publish-files.ts'
import { folderProblems } from './read-folder.ts'
import { checkRedirects } from './redirects.ts'
import type { Site } from './site.ts'

/** Derives navigation, API pages, placed pages and diagnostics from the sources. Reads nothing. */
export function arrangeSite(sources: ProjectSources): ArrangedSite {
  const { folder, apis } = sources
  const operations = buildOperationPages(folder.site, apis)
  const source = addOperationPages(folder.site, operations)
  const navigation = buildNavigation(source, operations)
  const placed = placePages(source, navigation)
  const published = choosePublished(sources, placed)
  const apiLinks = resolveApiLinks(published.site, operations, apis)
  const pages = resolveHeaders(published.site.pages, operations, apiLinks)
  const site = { ...published.site, pages }
  const arranged = { operations, apiLinks, navigation, ...published, site }
  return { ...arranged, diagnostics: allProblems({ ...sources, ...arranged }) }
}

/**
 * Decides which files are published, which also depends on the site's pages.
 *
 * @param site With its current pages.
 */
export function choosePublished(
  { folder, fileFacts, files, origin }: ProjectSources,
  site: Site,
): Pick<ArrangedSite, 'site' | 'unpublished'> {
  const pages = [...site.pages.values()]
  const { assets, scripts, specs, ...unpublished } = publishFiles({
    source: folder.site,
    pages,
    fileFacts,
    origin,
    files,
  })
  return { site: { ...site, assets, scripts, specs }, unpublished }
}

/** All diagnostics of a project, from reading and arranging it. */
export function allProblems({
  problems,
  overrides,
  folder,
  apis,
  fileFacts,
  operations,
  apiLinks,
  navigation,
  site,
  unpublished,
}: ProjectSources & Omit<ArrangedSite, 'diagnostics'>): Diagnostic[] {
  const known = {
    lost: apiSources(folder.site).filter((source) => !apis.has(source)),
    read: [...apis.values()],
  }
  const ofApis = gradeLostApis(problems.apis, {
    ...known,
    generating: generatingSources(site.settings),
    bindings: operations.bindings.values(),
    diagnostics: [...operations.diagnostics, ...navigation.diagnostics],
  })
  const found = [
    ...problems.settings,
    ...overrides.diagnostics,
    ...problems.options,
    ...folderProblems(folder),
    ...fileFacts.diagnostics,
    ...unpublished.diagnostics,
    ...groupMissingFiles(
      placeMissingApis(ofApis, site, [...apis.keys(), ...folder.site.specs]),
      folder.site.assets,
    ),
    ...findEmptyApis(site, apis, ofApis),
    ...findIdleApis(site, apis, operations.bindings.values()),
    ...operations.diagnostics,
    ...apiLinks.diagnostics,
    ...navigation.diagnostics,
    ...checkRedirects(site),
    ...problems.url,
  ]
  return countConsequences(found, known)
}
