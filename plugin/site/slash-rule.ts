import { type SlashRule, looksLikeFile } from '../../runtime/kit/apply-slash-rule.ts'
import { decodePath } from '../../runtime/kit/page-url.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import type { SourceSite } from './site.ts'

/** How links to pages end (`seo.trailingSlash`); undefined where they end as they are written. */
export function slashRule(
  site: Pick<SourceSite, 'pages' | 'assets'>,
  { seo }: Pick<Settings, 'seo'>,
): SlashRule | undefined {
  if (!seo.trailingSlash) return undefined
  const pages = [...site.pages.values()].map(({ url }) => decodePath(url))
  const files = site.assets.map((file) => `/${file}`)
  const exceptions = [
    ...pages.filter(looksLikeFile),
    ...files.filter((file) => !looksLikeFile(file)),
  ]
  return { exceptions: exceptions.sort() }
}
