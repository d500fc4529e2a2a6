import { isUrl } from '../../../runtime/kit/is-url.ts'
import { encodePath, pageUrl } from '../../../runtime/kit/page-url.ts'
import type { Api } from '../../document/api-model.ts'
import type { OperationRef } from '../../document/model/operation-ref.ts'
import type { PageSeries, PageLink } from './api-page-input.ts'
import type { ApiBinding } from './bind-page.ts'
import type { GeneratedPage } from './described-site.ts'
import {
  chunkLinks,
  type LinkedPage,
  overviewGroups,
  overviewPages,
} from './overview-groups.ts'
import { closestOverview } from './closest-overview.ts'
import { plainTitle } from './plain-title.ts'
import { planSchemaPages } from './schema-pages.ts'

/** A generated page and what it shows. */
interface GeneratedApiPage {
  page: GeneratedPage
  binding: ApiBinding
}

/** An overview lists up to this many schemas; otherwise it links to their index. */
const MAX_LISTED_SCHEMAS = 24

interface ReferencePagesInput {
  api: Api
  /** The pages of its operations or channels, in order. */
  pages: readonly LinkedPage[]
  /** Path of the folder for schema pages. */
  schemaFolder: string
  /** Paths of the overviews. Empty if the site lists only some of the operations. */
  overviews: readonly string[]
  /** Keys of the schemas that authored pages show. Search finds those pages instead. */
  authored: ReadonlySet<string>
  maintainOrder: boolean
}

/** Generates the overviews, the schema index and the schema pages of a description. */
export function makeReferencePages(input: ReferencePagesInput): GeneratedApiPage[] {
  const { api, schemaFolder, overviews, maintainOrder } = input
  const schemas = planSchemaPages(api, input.pages, schemaFolder, maintainOrder)
  const links = schemas
    .filter(({ place }) => place.schema === undefined)
    .map(({ place, paths }): PageLink => ({
      title: place.title,
      url: pageUrl(paths[0]!),
    }))
  const pages: GeneratedApiPage[] = []
  for (const [overview, listed] of pagesOfOverviews(overviews, input.pages))
    pages.push(...makeOverview({ ...input, pages: listed }, overview, links))
  const indexPages = chunkLinks(links)
  const indexPaths = numberedPaths(schemaFolder, indexPages.length)
  indexPages.forEach((shown, index) => {
    const series = { paths: indexPaths, index }
    const ref = refOf(api, 'schema', '')
    pages.push({
      page: makePage(api, indexPaths[index]!, 'Schemas', ref),
      binding: { kind: 'schemas', api, ref, links: shown, series, schemaFolder },
    })
  })
  for (const { place, paths, usedBy } of schemas) {
    const ref = refOf(api, 'schema', place.title)
    paths.forEach((path, index) => {
      const isMain =
        place.schema === undefined && index === 0 && !input.authored.has(place.key)
      pages.push({
        page: makePage(api, path, place.title, ref, isMain),
        binding: {
          kind: 'schema',
          api,
          name: place.title,
          ref,
          place,
          schemaFolder,
          usedBy: index === 0 ? usedBy : [],
          ...(paths.length > 1 && { series: { paths, index } }),
        },
      })
    })
  }
  return pages
}

/** Assigns each page to the overview that is nearest to it, so that none lists it twice. */
function pagesOfOverviews(
  overviews: readonly string[],
  pages: readonly LinkedPage[],
): Map<string, LinkedPage[]> {
  const all = new Map<string, LinkedPage[]>(overviews.map((overview) => [overview, []]))
  for (const page of pages)
    all.get(closestOverview(overviews, page.path) ?? '')?.push(page)
  return all
}

function makeOverview(
  { api, pages, schemaFolder }: ReferencePagesInput,
  path: string,
  schemaLinks: PageLink[],
): GeneratedApiPage[] {
  const ref = refOf(api, 'overview', '')
  const shown = overviewPages(overviewGroups(api, pages))
  const paths = numberedPaths(path, shown.length)
  const download = isUrl(api.source) ? api.source : encodePath(`/${api.source}`)
  return shown.map((groups, index): GeneratedApiPage => {
    const series: PageSeries = { paths, index }
    return {
      page: makePage(api, paths[index]!, plainTitle(api.title), ref, index === 0),
      binding: {
        kind: 'overview',
        api,
        ref,
        schemaFolder,
        groups,
        series,
        download,
        ...(schemaLinks.length > 0 && {
          schemas: {
            url: pageUrl(schemaFolder),
            links: schemaLinks.length > MAX_LISTED_SCHEMAS ? [] : schemaLinks,
          },
        }),
      },
    }
  })
}

function numberedPaths(path: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? path : `${path}/${index + 1}`,
  )
}

function refOf(api: Api, kind: OperationRef['kind'], path: string): OperationRef {
  return { spec: api.source, kind, method: '', path }
}

/** Only the main page of a named schema may be searchable; it ranks below authored pages. */
function makePage(
  api: Api,
  path: string,
  title: string,
  operation: OperationRef,
  isMain = false,
): GeneratedPage {
  return {
    path,
    source: api.source,
    title,
    frontmatter: { title, ...(isMain ? { boost: 0.5 } : { searchable: false }) },
    operation,
  }
}
