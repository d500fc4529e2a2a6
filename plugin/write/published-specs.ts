import type { ApiSource } from '../../runtime/types/settings.ts'
import { encodePath } from '../../runtime/kit/page-url.ts'
import type { Page } from '../site/site.ts'
import type { OutputContext } from './output-file.ts'
import { publicUrl } from './public-url.ts'

/** The API descriptions of pages, which the navigation or their frontmatter names. */
export function specsOf(pages: readonly Page[], kinds: readonly string[]): ApiSource[] {
  return pages.flatMap(({ operation }) =>
    operation && kinds.includes(operation.kind) ? [{ source: operation.spec }] : [],
  )
}

/** The URL of an API description. A file of the project is published at its own path. */
export function specUrl(
  { project, site }: Pick<OutputContext, 'project' | 'site'>,
  source: string,
): string {
  return project.site.specs.includes(source)
    ? publicUrl(site, encodePath(`/${source}`))
    : source
}
