import { join, posix } from 'node:path'
import { isFile } from '../is-file.ts'
import type { Project } from '../project.ts'
import type { Site } from '../site/types.ts'

/** Names that never leave the project, wherever they lie in it. */
const PRIVATE =
  /(^|\/)(\.(?!well-known\/|vite\/)[^/]+|package(-lock)?\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|tsconfig[^/]*\.json|vite\.config\.[cm]?[jt]s)(\/|$)/i

/** What browsers load in dev as modules: sources of islands, snippets and overrides, and styles. */
const MODULE = /\.([cm]?[jt]sx?|css)$/

/**
 * Whether the dev server may answer a path: what a build would not publish is not served
 * either, but for the sources of modules. Vite's own addresses (`/@…`, modules in
 * `node_modules`) are Vite's business, unless they are another way into the content folder.
 *
 * @param path Decoded, without base and query.
 */
export function isPublished(path: string, { root, settings, site }: Project): boolean {
  const inside = `/@fs${root}/`
  const direct = path.startsWith(inside) ? path.slice(inside.length - 1) : path
  const plain = posix.normalize(direct)
  if (/^\/(@|node_modules\/)/.test(plain)) return true
  const file = plain.replace(/^\/+/, '')
  if (PRIVATE.test(plain) || file.toLowerCase() === settings.file) return false
  return publishedFiles(site).has(file) || MODULE.test(file) || !isFile(join(root, file))
}

const published = new WeakMap<Site, Set<string>>()

function publishedFiles(site: Site): Set<string> {
  const known = published.get(site)
  if (known) return known
  const files = new Set([...site.assets, ...site.scripts, ...site.styles, ...site.specs])
  published.set(site, files)
  return files
}
