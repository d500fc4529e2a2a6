/** A parsed `[file] METHOD /path` of frontmatter or navigation. */
export interface OperationReference {
  /** Part of the description's location, as written. */
  file?: string
  /** Upper case; `WEBHOOK` for webhooks. */
  method: string
  path: string
}

const REFERENCE =
  /^(?:(.+?)\s+)?(get|put|post|delete|options|head|patch|trace|query|webhook)\s+(\S.*)$/i

/** Parses `[file] METHOD /path`; `undefined` if the text doesn't match. */
export function parseOperationReference(text: string): OperationReference | undefined {
  const [, file, method, path] = REFERENCE.exec(text.trim()) ?? []
  if (method === undefined || path === undefined) return undefined
  return { ...(file && { file }), method: method.toUpperCase(), path: path.trim() }
}

/**
 * The descriptions that a word can refer to, best match first: by location, file name, file name
 * without extension, then any part of the location. So `v1` prefers `specs/v1.json` to
 * `specs/v1-beta.json`. Equal matches are sorted alphabetically.
 */
export function matchSpecs(word: string, locations: Iterable<string>): string[] {
  const wanted = word.replace(/^\.?\/+/, '')
  const sorted = [...locations].sort()
  const fileName = (location: string) => location.split('/').at(-1)!
  const tests: ((location: string) => boolean)[] = [
    (location) => location === wanted || location === word,
    (location) => location.endsWith(`/${wanted}`),
    (location) => fileName(location).replace(/\.[^.]*$/, '') === wanted,
    (location) => location.includes(wanted),
  ]
  return [...new Set(tests.flatMap((test) => sorted.filter(test)))]
}
