import { decodePath } from '../../runtime/kit/page-url.ts'

/**
 * The files that a page is written to, relative to the output.
 *
 * `/a/b` becomes `a/b.html`, which hosts serve without a redirect. Pages named `index` keep
 * their folder. A page with pages below it (`/a` next to `/a/b`) is also written to
 * `a/index.html`, because hosts look into a folder of that name first. With trailing slashes,
 * every page is the index of a folder. Names are decoded, as hosts decode URLs.
 *
 * @param url Page URL without the base.
 * @param isIndex Whether the source file is named `index`.
 * @param hasFolder Whether other pages or files are below `url/`.
 */
export function outputFiles(
  url: string,
  {
    isIndex,
    hasFolder,
    trailingSlash,
  }: { isIndex: boolean; hasFolder: boolean; trailingSlash: boolean },
): string[] {
  const path = decodePath(url.replace(/^\/|\/$/g, ''))
  if (path === '') return ['index.html']
  if (isIndex || trailingSlash) return [`${path}/index.html`]
  return hasFolder ? [`${path}.html`, `${path}/index.html`] : [`${path}.html`]
}

/** All parent folders of the given URLs: `/a/b/c` yields `/a/b` and `/a`. */
export function foldersOf(urls: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const url of urls) {
    for (let end = url.lastIndexOf('/'); end > 0; end = url.lastIndexOf('/', end - 1)) {
      const folder = url.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}
