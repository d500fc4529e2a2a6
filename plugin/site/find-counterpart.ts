import { isSameLanguage } from './language-tag.ts'
import type { SourcePage } from './site.ts'

/** A page, by its path and by the operation that it describes. */
type Described = Pick<SourcePage, 'path' | 'operation'>

/** Index of the pages of one version or language, to find the counterpart of another one's page. */
export interface CounterpartIndex {
  name: string
  // By pattern: `v1/guides/start` is in `*/guides/start` and `v1/*/start`.
  patterns: Map<string, string[]>
  paths: Set<string>
  // Segments of folders that name the version or language.
  folders: string[]
  // Pages by operation. Undefined if several describe it.
  operations: Map<string, string | undefined>
}

/**
 * @param pages In the order of the navigation.
 * @param name Name of the version or language.
 */
export function buildCounterpartIndex(
  pages: Iterable<Described>,
  name: string,
): CounterpartIndex {
  const folders = new Set<string>()
  const index: CounterpartIndex = {
    name,
    patterns: new Map(),
    paths: new Set(),
    folders: [],
    operations: new Map(),
  }
  for (const { path, operation } of pages) {
    index.paths.add(path)
    if (operation) {
      const identity = identityOf(operation)
      index.operations.set(identity, index.operations.has(identity) ? undefined : path)
    }
    for (const { pattern, segment } of patternsOf(path)) {
      folders.add(segment)
      const known = index.patterns.get(pattern)
      if (known) known.push(path)
      else index.patterns.set(pattern, [path])
    }
  }
  index.folders.push(...[...folders].filter((segment) => names(segment, name)))
  return index
}

/** What an operation is called in each version of a description. */
function identityOf({ kind, method, path }: NonNullable<Described['operation']>): string {
  return `${kind} ${method} ${path}`
}

/**
 * The counterpart of a page in another version or language: the only page of the same operation,
 * because generated paths may end with a hash. Otherwise, its path differs in exactly one segment,
 * or only one of the two has a segment that names the version or language: `v1/start` and
 * `v1/fr/start`. Segments that name them take precedence, and a last segment only counts if it
 * does: `guides/start` is no counterpart of `guides/install`. `zh-CN` also names the language
 * `zh-Hans`.
 *
 * @param from Name of the version or language of the page.
 */
export function findCounterpart(
  { path, operation }: Described,
  from: string,
  index: CounterpartIndex,
): string | undefined {
  const same = operation && index.operations.get(identityOf(operation))
  if (same !== undefined) return same
  let best: { path: string; score: number } | undefined
  for (const { pattern, at, segment } of patternsOf(path)) {
    for (const candidate of index.patterns.get(pattern) ?? []) {
      const other = candidate.split('/')[at]!
      const score = Number(names(segment, from)) + Number(names(other, index.name))
      if (other !== segment && (!best || score > best.score))
        best = { path: candidate, score }
    }
  }
  if (best?.score === 2) return best.path
  return namedCounterpart(path, from, index) ?? best?.path
}

/** For paths in which the name is the last segment, or only one side has it as a folder. */
function namedCounterpart(
  path: string,
  from: string,
  index: CounterpartIndex,
): string | undefined {
  const segments = path.split('/')
  const candidates = segments.flatMap((_, at) =>
    index.folders.map((folder) => segments.toSpliced(at, 0, folder).join('/')),
  )
  if (names(segments.at(-1)!, from)) {
    candidates.push(...forms(index.name).map((form) => segments.with(-1, form).join('/')))
  }
  for (const [at, segment] of segments.slice(0, -1).entries())
    if (names(segment, from)) candidates.push(segments.toSpliced(at, 1).join('/'))
  return candidates.find((candidate) => index.paths.has(candidate))
}

interface PathPattern {
  pattern: string
  /** Index of the segment that it leaves open. */
  at: number
  segment: string
}

let latest: { path: string; patterns: PathPattern[] } = { path: '', patterns: [] }

/**
 * Patterns of a path. The last segment is kept, since all pages of a folder would match. Those of
 * the latest path are kept, as the counterparts of a page are looked up one after another.
 */
function patternsOf(path: string): PathPattern[] {
  if (path === latest.path) return latest.patterns
  const patterns: PathPattern[] = []
  let start = 0
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', start)) {
    patterns.push({
      pattern: `${path.slice(0, start)}*${path.slice(end)}`,
      at: patterns.length,
      segment: path.slice(start, end),
    })
    start = end + 1
  }
  latest = { path, patterns }
  return patterns
}

/** Whether a segment is named after a version or language: `v3` for "v3 (Developer Preview)". */
function names(segment: string, name: string): boolean {
  return (
    forms(name).some((form) => form.toLowerCase() === segment.toLowerCase()) ||
    isSameLanguage(segment, name)
  )
}

const knownForms = new Map<string, readonly string[]>()

/** How folders may spell a name. Known by name, since every page asks for those of all versions. */
function forms(name: string): readonly string[] {
  const known = knownForms.get(name)
  if (known) return known
  const slug = name.trim().toLowerCase().replace(/\s+/g, '-')
  const word = name.trim().split(/[\s(]/)[0]!
  const plain = word.split('-')[0]!
  const found = [
    ...new Set([name, slug, word, word.toLowerCase(), plain, plain.toLowerCase()]),
  ]
  knownForms.set(name, found)
  return found
}
