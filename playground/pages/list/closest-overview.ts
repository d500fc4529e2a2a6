/**
 * The overview with the most leading folders in common with a page; among several, the first of
 * those with the fewest folders of their own.
 *
 * @param overviews Their paths.
 */
export function closestOverview(
  overviews: readonly string[],
  page: string,
): string | undefined {
  const wanted = foldersOf(page)
  const ranked = overviews.map((path) => {
    const folders = foldersOf(path)
    const differs = folders.findIndex((folder, index) => folder !== wanted[index])
    const shared = differs === -1 ? folders.length : differs
    return { path, shared, own: folders.length - shared }
  })
  ranked.sort((a, b) => b.shared - a.shared || a.own - b.own)
  return ranked[0]?.path
}

function foldersOf(path: string): string[] {
  return path.split('/').slice(0, -1)
}
