import { posix } from 'node:path'
import { decodePath } from '../../runtime/kit/page-url.ts'

/** Destinations of Markdown's links and images, and of their definitions. */
const DESTINATION = /\]\(\s*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*))/g
const DEFINITION = /^[ \t>]*\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]+)>|(\S+))/gm
/** Attributes that hold an address, whatever its form. */
const ATTRIBUTE =
  /\b(?:href|src|url|poster|action|srcset|img|image|cta|link)\s*[=:]\s*\{?\s*(["'`])((?:(?!\1)[^\n])+)\1/gi
/** Any text in quotes that is a path by its start: `"/files/a.csv"`, `'./a.csv'`. */
const QUOTED = /(["'`])((?:\/|\.\.?\/)(?:(?!\1)[^\n])+)\1/g
/** What code of a site asks for. */
const FETCHED = /\b(?:fetch|import|URL)\(\s*(["'`])((?:(?!\1)[^\n])+)\1/g
const SHEET = /url\(\s*(["']?)([^"')\n]+)\1\s*\)/gi

/** An address with its host, that ends as files do: it may be one of this site. */
const ABSOLUTE = /\bhttps?:\/\/[^/\s"'`<>()[\]{}?#]+\/([^\s"'`<>()[\]{}?#]*\.\w+)/gi
/** What is imported is bundled. */
const IMPORT = /\b(?:from|import)\s*(["'])[^"'\n]*\1/g

/** Code in Markdown talks of files without linking them. */
const INLINE_CODE = /(?<![`={])(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g

/** A text that may link files of its site. */
export interface MentioningText {
  text: string
  /** Where it stands, relative to the content folder. */
  file: string
  /** The public origin of the site, when it is known: absolute links to it are links, too. */
  origin: string | undefined
}

/**
 * Root-relative files that a page or a snippet links: by Markdown, by an attribute such as `src`,
 * by a path in quotes that starts with `/`, `./` or `../`, or by an address with a host that ends with
 * its path. Names in prose and in code are none.
 */
export function mentionsOfPage({ text, file, origin }: MentioningText): string[] {
  const prose = withoutFences(text).replace(INLINE_CODE, ' ').replace(IMPORT, ' ')
  const found = collect(prose, [DESTINATION, DEFINITION, ATTRIBUTE, QUOTED])
  return [...resolveAll(found, file, origin), ...absolutePaths(text)]
}

/** The same of a script, a component or a style sheet. */
export function mentionsOfCode({ text, file, origin }: MentioningText): string[] {
  const found = collect(text.replace(IMPORT, ' '), [ATTRIBUTE, QUOTED, FETCHED, SHEET])
  return [...resolveAll(found, file, origin), ...absolutePaths(text)]
}

/** Files that texts inside of data are: of frontmatter, and of settings. */
export function mentionsOfData(
  value: unknown,
  { file, origin }: Omit<MentioningText, 'text'>,
): string[] {
  const texts = textsOf(value)
  return [...resolveAll(texts, file, origin), ...texts.flatMap(absolutePaths)]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    // `api/openapi.json GET /berths` names a description.
    const source = /^(\S+)\s+[a-z]+\s+\/\S*$/i.exec(value)?.[1]
    return source === undefined ? [value] : [value, source]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function collect(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const written = match[2] ?? match[1] ?? ''
      // `srcset` has several, with their widths.
      return written.includes(', ')
        ? [written, ...written.split(/,\s+/).map((part) => part.replace(/\s.*$/, ''))]
        : [written]
    }),
  )
}

/** As paths from the root: an address without `/` in front starts at its file, or at the root. */
function resolveAll(
  addresses: readonly string[],
  file: string,
  origin: string | undefined,
): string[] {
  const folder = posix.dirname(file)
  const paths = new Set<string>()
  for (const address of addresses) {
    const trimmed = address.trim().replace(/[?#].*$/s, '')
    const isOwn = origin !== undefined && trimmed.startsWith(`${origin}/`)
    const path = decodePath(isOwn ? trimmed.slice(origin.length) : trimmed)
    if (path === '' || path.length > 1_000 || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path))
      continue
    if (!path.startsWith('/')) paths.add(posix.join(folder, path))
    paths.add(posix.normalize(path.replace(/^\/+/, '')))
  }
  return [...paths]
}

/**
 * Authors link files of their own site with its host, in examples for a terminal, too. Where the
 * site will be is not always known, nor below which path: an address counts for each path, of a
 * folder and a file at least, that it ends with.
 */
function absolutePaths(text: string): string[] {
  return [...text.matchAll(ABSOLUTE)].flatMap(([, path = '']) => {
    const parts = decodePath(path).split('/')
    return parts.slice(0, -1).map((_, index) => parts.slice(index).join('/'))
  })
}

/** A Markdown text without its fenced blocks. */
function withoutFences(text: string): string {
  if (!/```|~~~/.test(text)) return text
  const kept: string[] = []
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const mark = /^[ \t>*+\d.)-]*(`{3,}|~{3,})(.*)$/.exec(line)
    if (fence === undefined) {
      if (mark && !(mark[1]!.startsWith('`') && mark[2]!.includes('`'))) fence = mark[1]!
      else kept.push(line)
    } else if (mark?.[1]!.startsWith(fence) && mark[2]!.trim() === '') fence = undefined
  }
  // A fence that nobody closes ends with its list or tag, which is not known here.
  return fence === undefined ? kept.join('\n') : text
}
