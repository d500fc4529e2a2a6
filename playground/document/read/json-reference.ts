import type { WrittenDescription, WrittenSchema } from './document-as-written.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import { type Raw, asObject, asRecord, own } from './raw.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

/** A value in a file, by the tokens of its JSON pointer. */
export interface Located {
  file: SpecFile
  pointer: string[]
  value: unknown
}

const LONGEST_CHAIN = 100
/** What `chainProblem` says of references to references to …. */
export const TOO_LONG = `is a chain of more than ${LONGEST_CHAIN} references`

/** Splits `models/pet.yaml#/Pet` into the file (may be empty) and pointer tokens; the fragment as written when it is an anchor. */
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
    // A lone `%` is meant as written.
  }
  return decoded.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** `#/a/b~1c` for tokens. */
export function joinPointer(tokens: readonly string[]): string {
  return `#${tokens.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`
}

/** The reference of an object, where it has one. */
export function referenceOf(value: unknown): string | undefined {
  const reference = asObject<WrittenSchema>(value)?.$ref
  return typeof reference === 'string' ? reference : undefined
}

/**
 * One step: what a reference in a file names, which may be a reference itself.
 * Undefined where the file is not loaded or holds no such place.
 */
export function lookUp(
  files: SpecFiles,
  reference: string,
  from: SpecFile,
): Located | undefined {
  const { uri, tokens, anchor } = splitReference(reference)
  const file =
    uri === '' ? from : (files.get(files.nameOf(from.name, uri)) ?? fileOfId(files, uri))
  if (!file) return undefined
  if (anchor !== undefined) return findAnchor(file, anchor)
  let value: unknown = file.value
  for (const token of tokens) {
    value = Array.isArray(value) ? (value as unknown[])[Number(token)] : own(value, token)
    if (value === undefined) return undefined
  }
  return { file, pointer: tokens, value }
}

/** Follows references until something that is none. Undefined for broken ones, circles and very long chains. */
export function follow(files: SpecFiles, start: Located): Located | undefined {
  let place: Located | undefined = start
  for (let hop = 0; place && hop < LONGEST_CHAIN; hop++) {
    const reference = referenceOf(place.value)
    if (reference === undefined) return place
    place = lookUp(files, reference, place.file)
  }
  return undefined
}

/** The reasons for which following goes on forever or too long. */
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
    if (names.length >= LONGEST_CHAIN)
      return `is a chain of more than ${LONGEST_CHAIN} references`
    seen.add(place.value)
    names.push(place.pointer.at(-1) ?? reference)
    place = lookUp(files, reference, place.file)
  }
}

/** The name that a broken reference most likely meant, among its neighbours. */
export function nearestReference(
  files: SpecFiles,
  reference: string,
  from: SpecFile,
): string | undefined {
  const { uri, tokens } = splitReference(reference)
  const last = tokens.at(-1)
  if (last === undefined) return undefined
  const parent = lookUp(files, `${uri}${joinPointer(tokens.slice(0, -1))}`, from)
  const meant = nearest(last, Object.keys(asRecord(parent?.value) ?? {}))
  return meant === undefined
    ? undefined
    : `${uri}${joinPointer([...tokens.slice(0, -1), meant])}`
}

const anchors = new WeakMap<SpecFile, Map<string, Located>>()

/** `$anchor` and `$dynamicAnchor` (JSON Schema 2020-12), collected once per file. */
function findAnchor(file: SpecFile, anchor: string): Located | undefined {
  let found = anchors.get(file)
  if (!found) {
    found = new Map()
    const stack: Located[] = [{ file, pointer: [], value: file.value }]
    for (let place = stack.pop(); place; place = stack.pop()) {
      for (const key of ['$anchor', '$dynamicAnchor'] as const) {
        const name = asObject<WrittenSchema>(place.value)?.[key]
        if (typeof name === 'string' && !found.has(name)) found.set(name, place)
      }
      if (typeof place.value !== 'object' || place.value === null) continue
      for (const [key, value] of Object.entries(place.value)) {
        if (typeof value === 'object' && value !== null)
          stack.push({ file, pointer: [...place.pointer, key], value })
      }
    }
    anchors.set(file, found)
  }
  return found.get(anchor)
}

/** A file that calls itself by this address (`$self`, `$id`). */
function fileOfId(files: SpecFiles, uri: string): SpecFile | undefined {
  for (const file of files.loaded.values()) {
    if (!('value' in file)) continue
    const raw = asObject<WrittenDescription & WrittenSchema>(file.value)
    if (raw && (raw.$self === uri || raw.$id === uri)) return file
  }
  return undefined
}
