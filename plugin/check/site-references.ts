import { join } from 'node:path'
import { withoutPrefix } from '../../runtime/with-base.ts'
import { isImageIcon } from '../../runtime/kit/is-image-icon.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { PageReference } from '../mdx/compiled-page.ts'
import { urlsInCode } from '../mdx/urls-in-code.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { isExternal } from '../site/nav-page.ts'
import { ownPrefixes } from '../site/own-prefixes.ts'
import type { Project } from '../site/project.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { readSiteModules } from './read-site-modules.ts'

/** All links, images and files of a site's pages, and of its modules. */
export function siteReferences(
  project: Project,
  compilations: readonly PageCompilation[],
): PageReference[] {
  return [
    ...compilations.flatMap(({ facts }) => facts.links),
    ...frontmatterReferences(project, compilations),
    ...moduleReferences(project, compilations),
  ]
}

/**
 * The links that `url` in the frontmatter makes of navigation entries, those of `related`, and the
 * files of icons.
 */
export function frontmatterReferences(
  { root, site, place, publicPath }: Project,
  compilations: readonly PageCompilation[],
): PageReference[] {
  const prefixes = ownPrefixes(site, [place.base, publicPath])
  return compilations.flatMap(({ page: { file, frontmatter } }): PageReference[] => {
    const { url, related = [], icon } = frontmatter
    const links: { key: string; href: string; kind?: PageReference['kind'] }[] = [
      ...(url === undefined ? [] : [{ key: 'url', href: url }]),
      ...related.map(({ href }) => ({ key: 'related', href })),
    ]
    if (icon && isImageIcon(icon.name))
      links.push({ key: 'icon', href: icon.name, kind: 'image' })
    if (links.length === 0) return []
    const text = readTextFile(join(root, file)) ?? ''
    return links.map(({ key, href, kind = 'link' }): PageReference => {
      const [before = ''] = new RegExp(`^[^]*?^${key}:\\s*`, 'm').exec(text) ?? []
      // Paths of icons may be written without the slash.
      const written = text.includes(href, before.length) ? href : href.replace(/^\//, '')
      const at = Math.max(text.indexOf(written, before.length), before.length)
      const rooted = isExternal(href) || href.startsWith('/') ? href : `/${href}`
      const target = withoutPrefix(rooted, prefixes)
      return {
        kind,
        href: kind === 'image' ? written : href,
        target,
        file,
        ...placeAt(text, at),
      }
    })
  })
}

/**
 * Reads the URLs in the JSX of the site's own modules for the link check: of those that pages
 * import, directly or through others, and of overrides.
 */
export function moduleReferences(
  { root, site, overrides, place, publicPath }: Project,
  compilations: readonly PageCompilation[],
): PageReference[] {
  const prefixes = ownPrefixes(site, [place.base, publicPath])
  const ofPages = compilations.flatMap(({ facts }) => facts.imports.map(({ id }) => id))
  const ofTheme = [...overrides.components.values(), ...overrides.layout.values()]
    .filter((file) => file.startsWith(`${root}/`))
    .map((file) => file.slice(root.length))
  const references: PageReference[] = []
  for (const { file, text, program } of readSiteModules(root, [...ofPages, ...ofTheme])) {
    for (const { kind, href, attribute } of urlsInCode(program)) {
      const { start = 0 } = attribute as { start?: number }
      references.push({
        kind,
        href,
        target: withoutPrefix(href, prefixes),
        file,
        ...placeAt(text, start),
      })
    }
  }
  return references
}
