import type { ElementUrls } from '../../runtime/element-urls.ts'
import { packageFile } from '../kit/package-files.ts'
import { ownPrefixes } from '../site/own-prefixes.ts'
import type { Project } from '../site/project.ts'

/** The import source for JSX in the site's modules, if `elementUrls` returns something. */
export const JSX_SOURCE = 'virtual:skerry/jsx'

/**
 * How URLs of elements in the site's modules are resolved. Undefined if they can stay as they
 * are: the site is served at the root of its origin, and its public URL has no path.
 */
export function elementUrls({
  place,
  publicPath,
  site,
}: Project): ElementUrls | undefined {
  const { base = '/' } = place
  const prefixes = ownPrefixes(site, [base, publicPath])
  return base === '/' && prefixes.length === 0 ? undefined : { base, prefixes }
}

/** Code of Preact's JSX runtime whose elements have resolved URLs. */
export function jsxModule(project: Project): string {
  const from = JSON.stringify(packageFile('runtime/element-urls'))
  const urls = JSON.stringify(elementUrls(project) ?? { base: '/', prefixes: [] })
  return `
import { jsx as create } from 'preact/jsx-runtime'
import { resolveProps } from ${from}
const urls = ${urls}
export { Fragment } from 'preact/jsx-runtime'
export const jsx = (type, props, ...rest) => create(type, resolveProps(type, props, urls), ...rest)
export { jsx as jsxs, jsx as jsxDEV }`
}
