import { DEVICE_NAME } from '../../runtime/kit/device-name.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { describeCharacter } from '../kit/describe-character.ts'
import { pagePath } from '../../runtime/kit/page-url.ts'
import type { SourcePage } from './site.ts'

/** Invisible and bidirectional characters, which can disguise a URL, and what Windows separates with. */
const ILLEGAL = /[\\\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u
/** What Windows, and with it some hosts, can't store. */
const NOT_ON_WINDOWS = /[<>:"|?*]/
/** Bytes. Leaves room for `.html` and a suffix of the host within the usual limit of 255. */
const MAX_BYTES = 240

/**
 * Why a page with this path can't be published, as the end of a sentence. Undefined if it can.
 *
 * @param path `SourcePage.path`
 */
export function refusePath(path: string): string | undefined {
  for (const segment of path.split('/')) {
    const illegal = ILLEGAL.exec(segment)?.[0]
    if (illegal !== undefined) return hasInName(illegal)
    if (hasLoneSurrogate(segment)) return 'has a name that is not valid Unicode'
    if (Buffer.byteLength(segment) > MAX_BYTES)
      return `has a name longer than ${MAX_BYTES} bytes`
  }
  const { length, [length - 2]: parent } = path.split('/')
  if (parent === 'index' && path.endsWith('/index'))
    return 'is the index of a folder that is named `index`'
  return undefined
}

/**
 * Why a file with this path can't be stored on every system, as the end of a sentence. Undefined if
 * it can.
 */
export function unportablePath(path: string): string | undefined {
  for (const segment of path.split('/')) {
    const illegal = NOT_ON_WINDOWS.exec(segment)?.[0]
    if (illegal !== undefined) return hasInName(illegal)
    if (DEVICE_NAME.test(segment))
      return `is named \`${segment}\`, which Windows keeps for a device`
    if (/[. ]$/.test(segment)) return 'has a name that ends with a space or a dot'
  }
  return undefined
}

function hasInName(character: string): string {
  return `has ${describeCharacter(character)} in its name, which not every system can store`
}

function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text)
}

/**
 * Reports a page whose name can't be published, as an error, or that some systems can't store.
 *
 * @param file The page's file, relative to the content folder.
 */
export function checkPageName(file: string): Diagnostic | undefined {
  const refused = refusePath(pagePath(file))
  const why = refused ?? unportablePath(pagePath(file))
  if (why === undefined) return undefined
  // Control characters would garble the report.
  const shown = JSON.stringify(file)
    .slice(1, -1)
    .replace(/\\(["\\])/g, '$1')
  return {
    message: `the page \`${shown}\` ${why}`,
    file: shown,
    ...(refused === undefined
      ? {
          severity: 'warning',
          code: 'site/unportable-name',
          hint: 'Rename the file if the site is also built or hosted there.',
        }
      : {
          severity: 'error',
          code: 'site/file-name',
          hint: 'Rename the file; it is not published.',
        }),
  }
}

/**
 * Drops pages that conflict with another one, and reports both files: pages with the same URL, and
 * names that only differ in case or Unicode normalization, which are the same file on some systems.
 * The first page wins, but `.mdx` takes precedence over `.md`, and `a` over `a/index`.
 */
export function dropConflictingPages(pages: readonly SourcePage[]): {
  pages: SourcePage[]
  diagnostics: Diagnostic[]
} {
  const kept = new Map<string, SourcePage>()
  const diagnostics: Diagnostic[] = []
  for (const page of pages) {
    const key = decodeURI(page.url).normalize('NFC').toLowerCase()
    const other = kept.get(key)
    if (!other) {
      kept.set(key, page)
      continue
    }
    const [winner, loser] = preferred(page, other) ? [page, other] : [other, page]
    kept.set(key, winner)
    const same = winner.url === loser.url
    diagnostics.push({
      // Mintlify publishes one of two pages with the same URL as well.
      severity: same ? 'warning' : 'error',
      code: same ? 'site/duplicate-route' : 'site/name-clash',
      message: same
        ? `\`${loser.file}\` and \`${winner.file}\` both have the address ${winner.url}`
        : `\`${loser.file}\` and \`${winner.file}\` are one file on systems that ignore case or accents' form`,
      hint: `Rename one of them; only \`${winner.file}\` is published.`,
      file: loser.file,
    })
  }
  const left = new Set(kept.values())
  return { pages: pages.filter((page) => left.has(page)), diagnostics }
}

function preferred(page: SourcePage, other: SourcePage): boolean {
  if (page.url !== other.url) return false
  if (page.path === other.path) return page.format === 'mdx' && other.format === 'md'
  return other.path.endsWith('/index') && !page.path.endsWith('/index')
}
