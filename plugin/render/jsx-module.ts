import type { ElementUrls } from '../../runtime/element-urls.ts'
import { packageFile } from '../kit/package-files.ts'
import { ownPrefixes } from '../site/own-prefixes.ts'
import type { Project } from '../site/project.ts'

const SOURCE = 'virtual:skerry/jsx'

/**
 * The import source for JSX in the site's modules, with which URLs of elements are resolved.
 * Undefined if they can stay as they are: the site is served at the root of its origin, and its
 * public URL has no path.
 */
export function jsxSource({
  place,
  publicPath,
}: Pick<Project, 'place' | 'publicPath'>): string | undefined {
  const hasPrefix = [place.base, publicPath].some((path) => path && path !== '/')
  return hasPrefix ? SOURCE : undefined
}

/** Code of Preact's JSX runtime whose elements have resolved URLs. */
export function jsxModule({ place, publicPath, site }: Project): string {
  const { base = '/' } = place
  const urls: ElementUrls = { base, prefixes: ownPrefixes(site, [base, publicPath]) }
  return `
import { jsx as create } from 'preact/jsx-runtime'
import { resolveProps } from ${JSON.stringify(packageFile('runtime/element-urls'))}
const urls = ${JSON.stringify(urls)}
export { Fragment } from 'preact/jsx-runtime'
export const jsx = (type, props, ...rest) => create(type, resolveProps(type, props, urls), ...rest)
export { jsx as jsxs, jsx as jsxDEV }`
}
