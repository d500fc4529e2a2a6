import { posix } from 'node:path'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'
import { withoutFences } from './without-fences.ts'

/** Destinations of Markdown links, images and definitions. */
const DESTINATION = /\]\(\s*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*))/g
const DEFINITION = /^[ \t>]*\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]+)>|(\S+))/gm
/** Attributes that usually hold a URL. */
const ATTRIBUTE =
  /\b(?:href|src|url|poster|action|srcset|img|image|cta|link)\s*[=:]\s*(?:\{\s*)?(["'`])((?:(?!\1)[^\n])+)\1/gi
/** Quoted text that starts like a path: `"/files/a.csv"`, `'./a.csv'`. */
const QUOTED = /(["'`])((?:\/|\.\.?\/)(?:(?!\1)[^\n])+)\1/g
/** URLs that code fetches or imports. */
const FETCHED = /\b(?:fetch|import|URL)\(\s*(["'`])((?:(?!\1)[^\n])+)\1/g
const SHEET = /url\(\s*(["']?)([^"')\n]+)\1\s*\)/gi

/** A URL with host and file extension, which may belong to this site. */
const ABSOLUTE =
  /\bhttps?:\/\/[^/\s"'`<>()[\]{}?#]+\/((?:(?!https?:\/\/)[^\s"'`<>()[\]{}?#])*\.\w+)/gi
/** Static imports, which are bundled rather than published. */
const IMPORT = /\b(?:from|import)\s*(["'])[^"'\n]*\1/g

/** Inline code mentions files without linking them. */
const INLINE_CODE = /(?<![`={])(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g

/** A text that may refer to files of its site. */
interface MentioningText {
  text: string
  /** Its file, relative to the content folder. */
  file: string
  /** The site's public origin, if known, so that absolute URLs count too. */
  origin: string | undefined
}

/**
 * The files, as root-relative paths, that a page or snippet refers to: in Markdown links,
 * attributes such as `src`, quoted paths that start with `/`, `./` or `../`, or absolute URLs that
 * end with the path. Names in prose and code don't count.
 */
export function mentionsOfPage({ text, file, origin }: MentioningText): string[] {
  const prose = withoutFences(text).replace(INLINE_CODE, ' ').replace(IMPORT, ' ')
  const found = collect(prose, [DESTINATION, DEFINITION, ATTRIBUTE, QUOTED])
  return [...resolveAll(found, file, origin), ...absolutePaths(text)]
}

/** The files, as root-relative paths, that a script, component or stylesheet refers to. */
export function mentionsOfCode({ text, file, origin }: MentioningText): string[] {
  const found = collect(text.replace(IMPORT, ' '), [ATTRIBUTE, QUOTED, FETCHED, SHEET])
  return [...resolveAll(found, file, origin), ...absolutePaths(text)]
}

/** The files, as root-relative paths, that the strings in frontmatter or settings refer to. */
export function mentionsOfData(
  value: unknown,
  { file, origin }: Omit<MentioningText, 'text'>,
): string[] {
  const texts: string[] = []
  collectTexts(value, texts)
  return [...resolveAll(texts, file, origin), ...texts.flatMap(absolutePaths)]
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') {
    texts.push(value)
    // `api/openapi.json GET /berths` refers to an API description.
    const source = /^(\S+)\s+[a-z]+\s+\/\S*$/i.exec(value)?.[1]
    if (source !== undefined) texts.push(source)
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTexts(part, texts)
}

function collect(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const written = match[2] ?? match[1] ?? ''
      // `srcset` is a list of URLs with widths.
      return written.includes(', ')
        ? [written, ...written.split(/,\s+/).map((part) => part.replace(/\s.*$/, ''))]
        : [written]
    }),
  )
}

/** Resolves to root-relative paths. Relative URLs are tried from both the file and the root. */
function resolveAll(
  urls: readonly string[],
  file: string,
  origin: string | undefined,
): string[] {
  const folder = posix.dirname(file)
  const paths = new Set<string>()
  for (const url of urls) {
    const trimmed = cleanUrl(url.trim())
    const isOwn = origin !== undefined && trimmed.startsWith(`${origin}/`)
    const path = decodePath(isOwn ? trimmed.slice(origin.length) : trimmed)
    if (path === '' || path.length > 1_000 || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path))
      continue
    if (folder !== '.' && !path.startsWith('/')) paths.add(posix.join(folder, path))
    paths.add(posix.normalize(path.replace(/^\/+/, '')))
  }
  return [...paths]
}

/**
 * Authors link files of their own site with its host, also in terminal examples. Origin and base
 * path aren't always known, so a URL counts for each path it ends with that has at least a folder
 * and a file.
 */
function absolutePaths(text: string): string[] {
  if (!text.includes('://')) return []
  return [...text.matchAll(ABSOLUTE)].flatMap(([, path = '']) => {
    const parts = decodePath(path).split('/')
    return parts.slice(0, -1).map((_, index) => parts.slice(index).join('/'))
  })
}
