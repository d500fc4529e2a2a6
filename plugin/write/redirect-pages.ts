import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { redirectScript } from '../../runtime/inline-scripts.ts'
import { applySlashRule } from '../../runtime/kit/apply-slash-rule.ts'
import { linkUrl } from '../../runtime/with-base.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'
import {
  canBePage,
  effectiveRedirects,
  folderRedirects,
  homeRedirect,
  isFromFile,
  redirectFromFile,
} from '../site/redirects.ts'
import type { OutputFile } from '../site/extensions.ts'
import type { Project } from '../site/project.ts'
import type { OutputContext } from './output-file.ts'
import { outputPath, publicUrl } from './public-url.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/**
 * Writes redirects as pages, which work on every host: those of the site that can be pages, the
 * home page if no page has its URL, and folders. Where file names ignore case, none differs from
 * a page or from another one by case alone, since it would replace the first.
 */
export function writeRedirects(context: OutputContext): OutputFile[] {
  const { project, site, pages, isWritten } = context
  const { navigation, settings } = project
  reportTaken(context)
  const home = homeRedirect(project.site, navigation)
  const plain = effectiveRedirects(project.site)
    .filter((redirect) => canBePage(redirect) && !isWritten(outputPath(redirect.source)))
    .map(({ source, destination }) => ({ from: source, to: destination }))
  const folders = folderRedirects(project.site, navigation)
  const used = new Set([
    ...[...project.site.pages.values()].map((page) => page.url),
    ...folders.map(({ from }) => from),
  ])
  // `/a.html` comes after `/a`, which has the same file.
  const isFile = ({ from, to }: Moved) => isFreeFile(from, to, used)
  const urls = [
    ...(home ? [home] : []),
    ...plain.filter((each) => !isFile(each) && !isInPage(each, used)),
    ...folders,
  ]
  const isFolder = (from: string) =>
    settings.seo.trailingSlash || folders.some((folder) => folder.from === from)
  const document = (path: string, { to }: Moved): OutputFile => ({
    path,
    content: redirectDocument(linkUrl(site, to), absolute(site, to)),
  })
  const files = [
    ...urls.map((each) => document(redirectFile(each.from, isFolder(each.from)), each)),
    ...plain.filter(isFile).map((each) => document(outputPath(each.from), each)),
  ]
  const nameOf = ignoresCase(project) ? foldCase : (path: string) => path
  const taken = new Set(pages.map(({ output }) => nameOf(output)))
  return files.filter(({ path }) => {
    const name = nameOf(path)
    const isNew = !taken.has(name)
    taken.add(name)
    return isNew
  })
}

/** Reports redirects from files that the build writes, but for those that are reported anyway. */
function reportTaken({ project: { site }, isWritten, report }: OutputContext): void {
  const effective = new Set(effectiveRedirects(site))
  for (const redirect of site.redirects) {
    if (!effective.has(redirect) || !canBePage(redirect)) continue
    if (isWritten(outputPath(redirect.source)) && !isFromFile(redirect, site))
      report(redirectFromFile(redirect, site))
  }
}

/** Whether names that differ by case alone are one file on the disk of the site. */
function ignoresCase({ root, settingsFiles }: Project): boolean {
  return settingsFiles.some((file) => existsSync(join(root, file.toUpperCase())))
}

function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

interface Moved {
  from: string
  to: string
}

/**
 * Whether a redirect's source names an HTML file, and the file may have this name: many hosts
 * also serve it without the extension, so no page, folder or target may have that URL.
 *
 * @param used URLs of pages and folders.
 */
function isFreeFile(from: string, to: string, used: ReadonlySet<string>): boolean {
  const [, url] = /^(\/.+)\.html$/.exec(from) ?? []
  return url !== undefined && !used.has(url) && stripTrailingSlashes(to) !== url
}

/** Whether a redirect from `/a/index` would take readers of `/a/` to another page than `/a`. */
function isInPage({ from, to }: Moved, used: ReadonlySet<string>): boolean {
  const [, url] = /^(\/.+)\/index$/.exec(stripTrailingSlashes(from)) ?? []
  const target = stripTrailingSlashes(cleanUrl(to))
  return url !== undefined && used.has(url) && target !== url
}

/** `/a` becomes `a.html`. For folders, which hosts try first, it becomes `a/index.html`. */
function redirectFile(from: string, isFolder: boolean): string {
  const path = stripTrailingSlashes(outputPath(from))
  if (path === '') return 'index.html'
  return isFolder || from.endsWith('/') ? `${path}/index.html` : `${path}.html`
}

function absolute(site: OutputContext['site'], to: string): string {
  const isOwn = to.startsWith('/') && !to.startsWith('//')
  return isOwn ? publicUrl(site, applySlashRule(to, site.slashes)) : to
}

/**
 * A document that redirects immediately, preserving the fragment if JavaScript is available,
 * and that names the target as canonical for search engines.
 */
function redirectDocument(to: string, canonical: string): string {
  const href = escapeAttribute(to)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeAttribute(canonical)}">
<meta name="robots" content="noindex">
</head>
<body><p>This page has moved: <a href="${href}">${href}</a></p><script>${redirectScript}</script></body>
</html>
`
}
