import { posix } from 'node:path'
import type { DocsInstance } from './docusaurus-config.ts'
import { DocusaurusDocs } from './docusaurus-docs.ts'
import type { DocusaurusUrl } from './docusaurus-frame.ts'
import { docusaurusPosts } from './docusaurus-posts.ts'
import { versionFolders } from './docusaurus-versions.ts'
import { isOutside, type ForeignProject } from './foreign-project.ts'
import type { ForeignRecord } from './foreign-values.ts'
import { importedUrl, type FolderMove } from './imported-site.ts'
import { pathAfter } from './path-after.ts'

/** The URLs of documents, posts and pages, and the folders of these URLs by file. */
export function docusaurusUrls(
  config: ForeignRecord,
  project: ForeignProject,
  {
    instances,
    content,
    pageFolders,
  }: {
    instances: readonly DocsInstance[]
    content: string
    pageFolders: readonly FolderMove[]
  },
) {
  const urls = new Map<string, DocusaurusUrl>()
  const urlFolders = new Map<string, string>()
  const { trailingSlash } = config
  const isFolder = (page: string) =>
    trailingSlash === true ||
    (trailingSlash !== false && /(?:^|\/)(?:index|readme)\.mdx?$/i.test(page))
  const add = (url: string, page: string, isListed: boolean) => {
    // URLs below the base of a single folder are relative to it.
    const path = posix.relative(content, pathAfter(pageFolders, page))
    if (isOutside(path)) return
    urls.set(url, { to: importedUrl(path), isListed })
    urlFolders.set(page, isFolder(page) ? url : posix.dirname(url))
  }
  for (const post of docusaurusPosts(config, project))
    add(post.url, post.file, post.isListed)
  for (const instance of instances)
    for (const { folder, path } of versionFolders(instance))
      for (const doc of new DocusaurusDocs(project, folder).docs.values()) {
        const url = posix.join('/', instance.route, path, doc.slug)
        add(url.replace(/(?<=.)\/$/, ''), doc.file, doc.isListed)
      }
  return { urls, urlFolders }
}
