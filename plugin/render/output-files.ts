import { decodePath } from '../../runtime/kit/page-url.ts'

/**
 * The files that a page is written to, relative to the output.
 *
 * `/a/b` is `a/b.html`, which hosts serve without a redirect; pages named `index` keep
 * their folder. A page with pages below it (`/a` beside `/a/b`) also gets `a/index.html`,
 * since hosts look into a folder of that name first. With trailing slashes every page is
 * a folder's index. Names are decoded: hosts look for what an address stands for.
 *
 * @param url Page address without base.
 * @param isIndex The source file is named `index`.
 * @param hasFolder Other pages or files lie below `url/`.
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

/** Every folder address on the way to the given addresses: `/a/b/c` gives `/a/b` and `/a`. */
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
