import type { OperationRef } from '../../playground/index.ts'
import { linkUrl } from '../../runtime/with-base.ts'
import type { Page } from '../site/site.ts'
import type { OutputContext } from './output-file.ts'

/** The link that a truncated schema has at its end (`playground/pages/schema-fields.tsx`). */
const MORE = /<p class="api-more"><a [^>]*href="([^"#?]+)/g

/**
 * Yields pages, followed by those of the schemas that they truncate. These are not in the
 * navigation, but without them the text of an operation would be incomplete.
 *
 * @param listed Pages without duplicates.
 */
export async function* withLinkedSchemas(
  listed: readonly Page[],
  { project, site, contentOf }: Pick<OutputContext, 'project' | 'site' | 'contentOf'>,
): AsyncGenerator<Page> {
  const given = new Set(listed)
  // The pages of a long schema share the same operation reference.
  const schemas = new Map<OperationRef, Page[]>()
  const urls = new Map<string, OperationRef>()
  for (const page of project.site.pages.values()) {
    const { operation } = page
    if (operation?.kind !== 'schema' || given.has(page)) continue
    const pages = schemas.get(operation) ?? []
    schemas.set(operation, [...pages, page])
    urls.set(linkUrl(site, page.url), operation)
  }
  const pages = [...listed]
  // Grows during iteration: a schema's page may link to further ones.
  for (const page of pages) {
    yield page
    if (schemas.size === 0) continue
    const content = await contentOf(page.path)
    for (const [, url = ''] of (content?.html ?? '').matchAll(MORE)) {
      const schema = urls.get(url)
      if (!schema) continue
      pages.push(...(schemas.get(schema) ?? []))
      schemas.delete(schema)
    }
  }
}
