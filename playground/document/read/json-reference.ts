import type { WrittenDescription, WrittenSchema } from './document-as-written.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import { type Raw, asObject, asRecord, own, valueAt } from './raw.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

/** A value in a file, located by the tokens of its JSON pointer (RFC 6901). */
export interface Located {
  file: SpecFile
  pointer: string[]
  value: unknown
}

const MAX_CHAIN = 100
/** Returned by `chainProblem` for chains of references that are too long. */
export const TOO_LONG = `is a chain of more than ${MAX_CHAIN} references`

/**
 * Splits `models/pet.yaml#/Pet` into the URI of the file (may be empty) and the pointer's tokens.
 * A fragment that isn't a pointer is returned as `anchor`.
 */
export function splitReference(reference: string): {
  uri: string
  tokens: string[]
  anchor?: string
} {
  const hash = reference.indexOf('#')
  const uri = hash < 0 ? reference : reference.slice(0, hash)
  const fragment = hash < 0 ? '' : reference.slice(hash + 1)
  if (fragment && !fragment.startsWith('/')) return { uri, tokens: [], anchor: fragment }
  const tokens = fragment
    .split('/')
    .slice(1)
    .map((token) => unescapeToken(token))
  return { uri, tokens: tokens.length === 1 && tokens[0] === '' ? [] : tokens }
}

function unescapeToken(token: string): string {
  let decoded = token
  try {
    decoded = decodeURIComponent(token)
  } catch {
    // A `%` that isn't an escape is taken literally.
  }
  return decoded.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Joins tokens to a URI fragment: `#/a/b~1c`. */
export function joinPointer(tokens: readonly string[]): string {
  return `#${tokens.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`
}

/** The `$ref` of an object, if it has one. */
export function referenceOf(value: unknown): string | undefined {
  const reference = asObject<WrittenSchema>(value)?.$ref
  return typeof reference === 'string' ? reference : undefined
}

/**
 * Resolves a reference by one step; the result may be another reference. `undefined` if the file
 * isn't loaded or doesn't contain the target.
 *
 * A pointer may lead through references, although they have no members of their own: authors who
 * split a description keep pointers into what they moved.
 */
export function lookUp(
  files: SpecFiles,
  reference: string,
  from: SpecFile,
  budget: Budget = { hops: MAX_CHAIN },
): Located | undefined {
  const { uri, tokens, anchor } = splitReference(reference)
  const name = uri === '' ? from.name : files.nameOf(from.name, uri)
  const named = uri === '' ? from : files.get(name)
  const root = named
    ? { file: named, pointer: [], value: named.value }
    : findResource(files, name)
  if (!root) return undefined
  if (anchor !== undefined) return indexOf(files, root.file).anchors.get(anchor)
  let { file, value } = root
  let pointer: string[] = [...root.pointer]
  for (const token of tokens) {
    let member = memberOf(value, token)
    if (member === undefined && referenceOf(value) !== undefined) {
      const target = follow(files, { file, pointer, value }, budget)
      if (!target) return undefined
      member = memberOf(target.value, token)
      file = target.file
      pointer = [...target.pointer]
    }
    if (member === undefined) return undefined
    pointer.push(token)
    value = member
  }
  return { file, pointer, value }
}

/** How many references may still be resolved, so that those to each other end. */
interface Budget {
  hops: number
}

function memberOf(value: unknown, token: string): unknown {
  return Array.isArray(value) ? (value as unknown[])[Number(token)] : own(value, token)
}

/**
 * Resolves references until the value isn't one. `undefined` for broken references, loops and
 * overlong chains.
 */
export function follow(
  files: SpecFiles,
  start: Located,
  budget: Budget = { hops: MAX_CHAIN },
): Located | undefined {
  let place: Located | undefined = start
  while (place && budget.hops-- > 0) {
    const reference = referenceOf(place.value)
    if (reference === undefined) return place
    place = lookUp(files, reference, place.file, budget)
  }
  return undefined
}

/**
 * Describes why a chain of references can't be resolved, if it is a loop or too long. Otherwise
 * `undefined`.
 */
export function chainProblem(files: SpecFiles, start: Located): string | undefined {
  const names: string[] = []
  const seen = new Set<unknown>()
  let place: Located | undefined = start
  for (;;) {
    if (!place) return undefined
    const reference = referenceOf(place.value)
    if (reference === undefined || Object.keys(place.value as Raw).length > 1)
      return undefined
    if (seen.has(place.value))
      return `is a reference loop: ${[...names, names[0]].join(' -> ')}`
    if (names.length >= MAX_CHAIN)
      return `is a chain of more than ${MAX_CHAIN} references`
    seen.add(place.value)
    names.push(place.pointer.at(-1) ?? reference)
    place = lookUp(files, reference, place.file)
  }
}

/**
 * A suggestion for a broken reference: each key that doesn't exist is replaced by the most similar
 * one that does.
 */
export function nearestReference(
  files: SpecFiles,
  reference: string,
  from: SpecFile,
): string | undefined {
  const { uri, tokens } = splitReference(reference)
  const root = lookUp(files, `${uri}#`, from)?.value
  const meant: string[] = []
  for (const token of tokens) {
    const around = valueAt(root, meant)
    const key =
      valueAt(around, [token]) === undefined
        ? nearest(token, Object.keys(asRecord(around) ?? {}))
        : token
    if (key === undefined) return undefined
    meant.push(key)
  }
  return tokens.length > 0 ? `${uri}${joinPointer(meant)}` : undefined
}

/** Where a file declares names that references can use. */
interface NameIndex {
  anchors: Map<string, Located>
  /** By absolute name, as returned by `SpecFiles.nameOf`. */
  ids: Map<string, Located>
}

const indexes = new WeakMap<SpecFile, NameIndex>()

/**
 * Finds each `$anchor` and `$dynamicAnchor` (JSON Schema 2020-12), and each `$id` and `$self`, of a
 * file. Collected once per file.
 */
function indexOf(files: SpecFiles, file: SpecFile): NameIndex {
  let index = indexes.get(file)
  if (index) return index
  index = { anchors: new Map(), ids: new Map() }
  const stack = [
    { place: { file, pointer: [] as string[], value: file.value }, base: file.name },
  ]
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { place } = step
    let { base } = step
    const raw = asObject<WrittenDescription & WrittenSchema>(place.value)
    for (const name of [raw?.$anchor, raw?.$dynamicAnchor]) {
      if (typeof name === 'string' && !index.anchors.has(name))
        index.anchors.set(name, place)
    }
    for (const id of [raw?.$id, place.pointer.length === 0 ? raw?.$self : undefined]) {
      if (typeof id !== 'string') continue
      // Relative to the one around it by the standard, to the file as many authors mean it.
      const names = [base, file.name].map((from) =>
        files.nameOf(from, id.replace(/#$/, '')),
      )
      for (const name of names) if (!index.ids.has(name)) index.ids.set(name, place)
      base = names[0]!
    }
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [key, value] of Object.entries(place.value)) {
      if (typeof value === 'object' && value !== null)
        stack.push({ place: { file, pointer: [...place.pointer, key], value }, base })
    }
  }
  indexes.set(file, index)
  return index
}

/**
 * The loaded file, or the schema in one, that gives itself this name with `$self` or `$id`.
 * `undefined` if there is none.
 *
 * @param name As returned by `SpecFiles.nameOf`.
 */
export function findResource(files: SpecFiles, name: string): Located | undefined {
  for (const file of files.loaded.values()) {
    const found = 'value' in file ? indexOf(files, file).ids.get(name) : undefined
    if (found) return found
  }
  return undefined
}
