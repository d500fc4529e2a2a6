import { sharedDepth } from './shared-depth.ts'

/**
 * The overview with the most leading folders in common with a page; among several, the first of
 * those in the fewest folders.
 *
 * @param overviews Their paths.
 */
export function closestOverview(
  overviews: readonly string[],
  page: string,
): string | undefined {
  const ranked = overviews.map((path) => ({
    path,
    shared: sharedDepth(folderOf(path), folderOf(page)),
    depth: path.split('/').length,
  }))
  ranked.sort((a, b) => b.shared - a.shared || a.depth - b.depth)
  return ranked[0]?.path
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
