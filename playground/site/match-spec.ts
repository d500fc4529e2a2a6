/** What `[file] METHOD /path` names, in frontmatter and navigation (behaviour 5.1). */
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
 * The description that a word names: its exact location, part of it, its file name, or part
 * of that, in this order; so `v1` is `specs/v1.json`. Alphabetical where several fit.
 */
export function matchSpec(word: string, locations: Iterable<string>): string | undefined {
  const wanted = word.replace(/^\.?\/+/, '')
  const sorted = [...locations].sort()
  const fileName = (location: string) => location.split('/').at(-1)!
  const tests: ((location: string) => boolean)[] = [
    (location) => location === wanted || location === word,
    (location) => location.endsWith(`/${wanted}`),
    (location) => location.includes(wanted),
    (location) => fileName(location) === wanted,
    (location) => fileName(location).includes(wanted),
  ]
  for (const test of tests) {
    const found = sorted.find(test)
    if (found !== undefined) return found
  }
  return undefined
}
