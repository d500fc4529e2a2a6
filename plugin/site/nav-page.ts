import type { NavPage } from '../../runtime/types/navigation.ts'
import { operationMethod } from './page-ref.ts'
import type { SourcePage } from './site.ts'

/** Whether a URL has a scheme or host: `https://…`, `//host`, `mailto:…`. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/** A page as a navigation entry: label, icon, tag, method badge. */
export function navPage(page: SourcePage): NavPage {
  const { frontmatter, operation } = page
  const method = operation
    ? operation.method
    : operationMethod(frontmatter.openapi ?? frontmatter.api ?? '')
  const leadsTo = frontmatter.url
  return {
    kind: 'page',
    path: page.path,
    title: page.label,
    url: leadsTo ?? page.url,
    ...(leadsTo !== undefined && isExternal(leadsTo) && { external: true }),
    ...(frontmatter.icon && { icon: frontmatter.icon }),
    ...(frontmatter.tag && { tag: frontmatter.tag }),
    ...(frontmatter.deprecated && { deprecated: true }),
    ...(method && !frontmatter.hideApiMarker && { method }),
  }
}
