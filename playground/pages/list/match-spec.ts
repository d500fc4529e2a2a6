import { nearest } from '../../../runtime/kit/nearest.ts'

/** A parsed `[file] METHOD /path` of frontmatter or navigation. */
export interface OperationReference {
  /** Part of the description's location, as written. */
  file?: string
  /** Upper case; `WEBHOOK` for webhooks. */
  method: string
  path: string
}

const METHODS = 'get put post delete options head patch trace query webhook'.split(' ')
const REFERENCE = new RegExp(`^(?:(.+?)\\s+)?(${METHODS.join('|')})\\s+(\\S.*)$`, 'i')
const MISSPELLED = /^(?:(.+?)\s+)?([A-Z]{2,8}|[a-z]{2,8})\s+(\/\S*)$/

/**
 * Parses `[file] METHOD /path`; `undefined` if the text doesn't match. A misspelled method is kept,
 * so that no operation is found and the nearest one is suggested.
 */
export function parseOperationReference(text: string): OperationReference | undefined {
  const misspelled = MISSPELLED.exec(text.trim())
  const isMethod = misspelled !== null && nearestMethod(misspelled[2]!) !== undefined
  const found = REFERENCE.exec(text.trim()) ?? (isMethod ? misspelled : [])
  const [, file, method, path] = found
  if (method === undefined || path === undefined) return undefined
  return { ...(file && { file }), method: method.toUpperCase(), path: path.trim() }
}

/**
 * The same for an entry of `pages`, most of which are paths. `Get Started/intro` is one: the path of
 * an operation starts with `/`, unless its method is in capitals.
 */
export function parseNavigationReference(text: string): OperationReference | undefined {
  const reference = parseOperationReference(text)
  if (!reference) return undefined
  const { method, path } = reference
  const isWebhook = method === 'WEBHOOK' && !path.includes('/')
  const isOperation = path.startsWith('/') || isWebhook || text.includes(`${method} `)
  return isOperation ? reference : undefined
}

/** The method that is meant by a word, in lower case. */
export function nearestMethod(word: string): string | undefined {
  return nearest(word, METHODS)
}

/**
 * The descriptions that a word can refer to, best match first: by location, from the folder of the
 * page if it starts with `./` or `../`; file name, file name without extension, then any part of the
 * location. So `v1` prefers `specs/v1.json` to `specs/v1-beta.json`. Equal matches are sorted as
 * `sortSpecs` does.
 *
 * @param page Path of the page with the word.
 */
export function matchSpecs(
  word: string,
  locations: Iterable<string>,
  page = '',
): string[] {
  const wanted = word.replace(/^(?:\.{0,2}\/)+/, '')
  const fromPage = /^\.\.?\//.test(word) ? resolvePath(page, word) : undefined
  const sorted = sortSpecs(locations, page)
  const fileName = (location: string) => location.split('/').at(-1)!
  const tests: ((location: string) => boolean)[] = [
    (location) => location === fromPage,
    (location) => location === wanted || location === word,
    (location) => location.endsWith(`/${wanted}`),
    (location) => fileName(location).replace(/\.[^.]*$/, '') === wanted,
    (location) => location.includes(wanted),
  ]
  return [...new Set(tests.flatMap((test) => sorted.filter(test)))]
}

function resolvePath(page: string, relative: string): string {
  const path: string[] = []
  for (const part of [...page.split('/').slice(0, -1), ...relative.split('/')]) {
    if (part === '..') path.pop()
    else if (part !== '.') path.push(part)
  }
  return path.join('/')
}

/**
 * Sorts descriptions alphabetically, as Mintlify searches them, but those that share more folders
 * with a page come first: each version or language of a site often has a description of its own.
 */
export function sortSpecs(locations: Iterable<string>, page: string): string[] {
  const folders = page.split('/').slice(0, -1)
  const shared = (location: string) => {
    const own = location.split('/').slice(0, -1)
    const end = folders.findIndex((folder, index) => folder !== own[index])
    return end === -1 ? folders.length : end
  }
  return [...locations].sort().sort((a, b) => shared(b) - shared(a))
}
