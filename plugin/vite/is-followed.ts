import type { ViteDevServer } from 'vite'
import { toPosix } from '../kit/package-files.ts'

/**
 * Whether a change of a file may affect the site: it is in the content folder, or a module of a
 * package that pages have loaded, such as a linked package of the workspace.
 *
 * @param file Relative to the content folder, with forward slashes.
 * @param path Absolute path of the same file.
 */
export function isFollowed(
  { environments }: ViteDevServer,
  file: string,
  path: string,
): boolean {
  if (!file.startsWith('../') && !file.startsWith('node_modules/')) return true
  const { moduleGraph } = environments['ssr']!
  return (moduleGraph.getModulesByFile(toPosix(path))?.size ?? 0) > 0
}
