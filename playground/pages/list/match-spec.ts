/** What `[file] METHOD /path` names, in frontmatter and navigation. */
export interface OperationReference {
  /** Part of a description's location, as written. */
  file?: string
  /** Upper case; `WEBHOOK` for webhooks. */
  method: string
  path: string
}

const REFERENCE =
  /^(?:(.+?)\s+)?(get|put|post|delete|options|head|patch|trace|query|webhook)\s+(\S.*)$/i

/** Undefined for texts of another shape. */
export function parseOperationReference(text: string): OperationReference | undefined {
  const [, file, method, path] = REFERENCE.exec(text.trim()) ?? []
  if (method === undefined || path === undefined) return undefined
  return { ...(file && { file }), method: method.toUpperCase(), path: path.trim() }
}

/**
 * The descriptions that a word may mean, the likeliest first: its exact location, its file
 * name, the name without ending, part of the location or of the name; so `v1` is `specs/v1.json`
 * before `specs/v1-beta.json`. Alphabetical where several fit alike.
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
