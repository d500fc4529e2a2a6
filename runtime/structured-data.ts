import { canonicalUrl, type HeadInput, publicRoot } from './head.ts'
import { applySlashRule } from './kit/apply-slash-rule.ts'
import { fileUrl } from './with-base.ts'

/**
 * The page's JSON-LD graph: organization, site, page, breadcrumbs and article. Undefined while
 * the site's origin is unknown, because the graph identifies everything by URL.
 */
export function structuredData({
  page,
  navigation,
  site,
}: HeadInput): object | undefined {
  const { settings } = site
  const root = publicRoot(site)
  const url = canonicalUrl(page, site)
  if (root === undefined || !url) return undefined

  const home = `${root}/`
  const { id, '@id': identity = id, ...described } = settings.seo.organization ?? {}
  const organization = { '@id': identity ?? `${home}#organization` }
  const absolute = (href: string) =>
    href.startsWith('/') ? root + applySlashRule(href, site.slashes) : href
  // Breadcrumbs without a page are omitted: consumers of `BreadcrumbList` require a URL for
  // each item.
  const trail = [
    ...navigation.breadcrumbs.flatMap(({ title, url }) =>
      url ? [{ title, url: absolute(url) }] : [],
    ),
    { title: page.title, url },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: settings.name,
        url: home,
        ...(settings.logo && {
          logo: new URL(fileUrl(home, settings.logo.light), home).href,
        }),
        ...described,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: settings.name,
        url: home,
        description: settings.description,
        publisher: organization,
      },
      {
        '@type': 'WebPage',
        '@id': url,
        url,
        name: page.title,
        description: page.description,
        inLanguage: page.language,
        isPartOf: { '@id': `${home}#website` },
        datePublished: page.published,
        dateModified: page.lastModified,
        breadcrumb: { '@id': `${url}#breadcrumb` },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': `${url}#breadcrumb`,
        itemListElement: trail.map(({ title, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: url,
        })),
      },
      {
        '@type': page.operation ? 'APIReference' : 'TechArticle',
        '@id': `${url}#article`,
        headline: page.title,
        description: page.description,
        inLanguage: page.language,
        datePublished: page.published,
        dateModified: page.lastModified,
        mainEntityOfPage: { '@id': url },
        author: organization,
      },
    ],
  }
}
