import { mayHaveRow, outerRows } from '../../playground/index.ts'
import type { PageReference } from '../mdx/compiled-page.ts'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { slashHint } from '../kit/slash-hint.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { isExternal } from '../site/nav-page.ts'
import { suggestion, type Problem } from './problem.ts'
import { hostedHint } from '../site/hosted-hint.ts'
import { schemeHint } from '../site/scheme-hint.ts'
import type { SiteUrls } from './site-urls.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/**
 * Checks links, anchors, images and files (like `mint broken-links`). Queries and URLs such as
 * `mailto:` are ignored. Links to anchors are not reported if the ids of the page are unknown: it
 * couldn't be compiled, or code computes ids.
 */
export function checkLinks(links: readonly PageReference[], urls: SiteUrls): Problem[] {
  return links.flatMap((link) => checkLink(link, urls) ?? [])
}

function checkLink(link: PageReference, urls: SiteUrls): Problem | undefined {
  const { kind, target } = link
  if (kind === 'image' && GITHUB_PAGE.test(target)) return imageOnGitHub(link)
  if (!target.startsWith('/') || isExternal(target)) return undefined
  if (kind === 'link') return checkPageLink(link, urls)
  if (kind === 'image' && urls.isEmptyFile(target)) return emptyImage(link)
  if (urls.hasFile(target) || urls.find(target)?.kind === 'redirect') return
  const subject = `${kind === 'image' ? 'The image' : 'The file'} \`${link.href}\``
  const why = urls.explainUnpublished(target, `${subject} is not published:`)
  if (why) return problemAt(link, 'check/broken-file', why)
  const meant = urls.suggestFile(target)
  return problemAt(link, 'check/broken-file', {
    message: `${subject} does not exist`,
    ...(meant !== undefined && suggestion(link.href, meant)),
  })
}

/** The page of a file on GitHub. With `?raw=true`, GitHub redirects to the file itself. */
const GITHUB_PAGE = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\/([^?#]+)$/

/** In a README, GitHub shows the file instead. */
function imageOnGitHub(link: PageReference): Problem {
  const [, repository, path] = GITHUB_PAGE.exec(link.target)!
  const file = `https://raw.githubusercontent.com/${repository}/${path}`
  return problemAt(link, 'check/broken-file', {
    message: `The image \`${link.href}\` is a page of GitHub about the file`,
    ...suggestion(link.href, file),
  })
}

function emptyImage(link: PageReference): Problem {
  return problemAt(link, 'check/broken-file', {
    message: `The image \`${link.href}\` is an empty file`,
    hint: 'Save the image again, or remove it from the page.',
  })
}

function checkPageLink(link: PageReference, urls: SiteUrls): Problem | undefined {
  const { target, href } = link
  const found = urls.find(target)
  if (!found) {
    const why = urls.explainUnpublished(target, `\`${href}\` leads to no page:`)
    if (why) return problemAt(link, 'check/broken-link', why)
    const hosted = hostedHint(target)
    const meant = hosted
      ? undefined
      : (pageFromAbove(link, urls) ?? urls.suggestPage(target, link.file))
    const hint = hosted ?? slashHint(href) ?? schemeHint(href)
    return problemAt(link, 'check/broken-link', {
      message: `\`${href}\` does not lead to a page of the site`,
      ...(meant === undefined ? { hint } : suggestion(href, meant)),
    })
  }
  return found.kind === 'page' ? checkAnchor(link, found.compilation, urls) : undefined
}

/**
 * The page that a relative link means if it is relative to an outer folder or to the root:
 * `guide/start` in `guide/a.mdx`. The innermost is best: pages of a language have a folder.
 */
function pageFromAbove(
  { href, target }: PageReference,
  urls: SiteUrls,
): string | undefined {
  if (/^[./?#]/.test(href)) return undefined
  const path = cleanUrl(href)
  const folders = cleanUrl(target).slice(1, -path.length).split('/').filter(Boolean)
  for (let depth = folders.length; depth >= 0; depth--) {
    const url = ['', ...folders.slice(0, depth), path].join('/')
    if (urls.find(url)?.kind === 'page') return url
  }
  return undefined
}

function checkAnchor(
  link: PageReference,
  { page, facts }: PageCompilation,
  urls: SiteUrls,
): Problem | undefined {
  const hash = link.target.slice(link.target.indexOf('#') + 1)
  if (!link.target.includes('#') || hash === '' || hash === 'top') return undefined
  // Text fragments (`#:~:text=`) are handled by the browser.
  if (hash.startsWith(':~:') || facts.failed) return undefined
  const id = decodePath(hash)
  if (facts.ids.includes(id) || facts.ids.includes(hash)) return undefined
  if (urls.renderedIds.mayHave(facts, id)) return undefined
  const described = urls.operationOf(page)
  // Of API pages, only the ids of fields are known before rendering.
  if (
    page.operation &&
    (!described || mayHaveRow(described.api, described.operation, id))
  )
    return undefined
  const ids = described ? outerRows(described.api, described.operation) : mainIds(facts)
  // The anchor of a field is its name after `param-`.
  const field = `param-${id}`
  const meant = ids.includes(field) ? field : (nearest(id, ids) ?? onlyLonger(id, ids))
  const where = link.href.startsWith('#')
    ? 'this page'
    : `\`${page.operation ? page.url : page.file}\``
  return problemAt(link, 'check/broken-anchor', {
    message:
      link.href === `#${id}`
        ? `there is no \`#${id}\` on this page`
        : `\`${link.href}\` links to \`#${id}\`, which ${where} does not have`,
    ...(meant !== undefined && {
      hint: `Did you mean \`#${meant}\`?`,
      fix: { from: link.href, to: link.href.replace(/#.*$/s, `#${meant}`) },
    }),
  })
}

/** The ids of a page without other forms of headings' ids. */
function mainIds({ ids, headings }: PageCompilation['facts']): string[] {
  const aliases = new Set(headings.flatMap((heading) => heading.aliases ?? []))
  return ids.filter((id) => !aliases.has(id))
}

/** The only id that continues: `items-required` for `items`, of the heading `items` (required). */
function onlyLonger(id: string, ids: readonly string[]): string | undefined {
  const longer = ids.filter((other) => other.startsWith(`${id}-`))
  return longer.length === 1 ? longer[0] : undefined
}

function problemAt(
  { file, line, column }: PageReference,
  code: string,
  words: Pick<Problem, 'message' | 'hint' | 'fix'>,
): Problem {
  return { severity: 'error', code, ...words, file, line, column }
}
