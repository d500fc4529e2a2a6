import { posix } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { readJsonText } from './read-json-text.ts'
import { valuePlace } from './json-node.ts'
import type { JsonNode, JsonObject } from './json-node.ts'
import { parseJson } from './parse-json.ts'

/** Maximum length of a chain of references. */
const LONGEST_TRAIL = 16

/** Maximum number of values after resolving references: small files can expand to billions. */
const MOST_VALUES = 1_000_000

/** Returns the bytes or text of a file by its path from the root; undefined if there is none. */
export type ReadRef = (file: string) => string | Uint8Array | undefined

/** All files of one settings tree. */
interface ResolvedRefs {
  root: JsonNode
  /** The root value of each file, references resolved. */
  files: Map<string, JsonNode>
  diagnostics: Diagnostic[]
}

/**
 * Replaces each `{"$ref": "./file.json", …}` by the value of that file. The path is relative to
 * the file around it and must name JSON inside the project; sibling keys of `$ref` override the
 * loaded ones. A reference that cannot be followed is reported and removed.
 *
 * @param root The value of the settings file.
 */
export function resolveRefs(root: JsonNode, readRef: ReadRef): ResolvedRefs {
  const resolver = new RefResolver(readRef)
  const { files, diagnostics } = resolver
  const resolved = resolver.resolve(root, [root.source.file]) ?? root
  files.set(root.source.file, resolved)
  return { root: resolved, files, diagnostics }
}

class RefResolver {
  readonly files = new Map<string, JsonNode>()
  readonly diagnostics: Diagnostic[] = []
  readonly #readRef: ReadRef
  /** Files that cannot be read, or are being read. */
  readonly #broken = new Set<string>()
  /** How many values each file unfolds to. */
  readonly #weights = new Map<string, number>()
  #values = 0

  constructor(readRef: ReadRef) {
    this.#readRef = readRef
  }

  /**
   * The value with its references resolved; undefined if nothing is left of it.
   *
   * @param trail The files that are being read, from the settings file on.
   */
  resolve(node: JsonNode, trail: readonly string[]): JsonNode | undefined {
    this.#values++
    if (node.type === 'primitive') return node
    if (node.type === 'array') {
      const items = node.items.map((item) => this.resolve(item, trail))
      return { ...node, items: items.filter((item) => item !== undefined) }
    }
    const entries = new Map<string, JsonNode>()
    for (const [key, value] of node.entries) {
      const resolved = key === '$ref' ? undefined : this.resolve(value, trail)
      // The key stands in this file, though the value may come from another.
      if (resolved) entries.set(key, resolved)
    }
    const own: JsonObject = { ...node, entries }
    const ref = node.entries.get('$ref')
    return ref ? this.#merge(own, this.#follow(ref, trail)) : own
  }

  #merge(own: JsonObject, loaded: JsonNode | undefined): JsonNode | undefined {
    if (!loaded) return own.entries.size > 0 ? own : undefined
    if (loaded.type !== 'object') {
      if (own.entries.size > 0) {
        const { file } = loaded.source
        this.#report(
          own,
          'settings/ref-not-an-object',
          `\`${file}\` holds no object to add these keys to`,
        )
      }
      return loaded
    }
    return { ...own, entries: new Map([...loaded.entries, ...own.entries]) }
  }

  #follow(ref: JsonNode, trail: readonly string[]): JsonNode | undefined {
    const written = ref.type === 'primitive' ? ref.value : undefined
    if (typeof written !== 'string') {
      this.#report(ref, 'settings/ref-invalid', '`$ref` must be the path of a JSON file')
      return undefined
    }
    const file = refTarget(written, ref.source.file)
    if (file === undefined) {
      const hint =
        'Write a path relative to this file, such as `./config/navigation.json`.'
      this.#report(
        ref,
        'settings/ref-invalid',
        `\`${written}\` does not name a JSON file of the project`,
        hint,
      )
      return undefined
    }
    const at = trail.indexOf(file)
    if (at >= 0) {
      const cycle = [...trail.slice(at), file].map((name) => `\`${name}\``).join(' → ')
      this.#report(
        ref,
        'settings/ref-cycle',
        `These files refer to each other in a circle: ${cycle}`,
      )
      return undefined
    }
    if (trail.length >= LONGEST_TRAIL) {
      this.#report(
        ref,
        'settings/too-deep',
        `More than ${LONGEST_TRAIL} files refer to one another in a row`,
      )
      return undefined
    }
    const loaded = this.#load(file, ref, trail)
    if (this.#values <= MOST_VALUES) return loaded
    this.#report(
      ref,
      'settings/too-deep',
      `These references unfold to more than ${MOST_VALUES} values`,
    )
    return undefined
  }

  #load(file: string, ref: JsonNode, trail: readonly string[]): JsonNode | undefined {
    const known = this.files.get(file)
    if (known || this.#broken.has(file)) {
      this.#values += this.#weights.get(file) ?? 0
      return known
    }
    const before = this.#values
    // Added first: the problems of a file are reported once.
    this.#broken.add(file)
    const content = this.#readRef(file)
    if (content === undefined) {
      this.#report(ref, 'settings/ref-missing', `\`${file}\` does not exist`)
      return undefined
    }
    const decoded =
      typeof content === 'string' ? { text: content } : readJsonText(content, file)
    if ('diagnostic' in decoded) {
      this.diagnostics.push(decoded.diagnostic)
      return undefined
    }
    const parsed = parseJson(decoded.text, file)
    this.diagnostics.push(...parsed.diagnostics)
    const resolved = parsed.root && this.resolve(parsed.root, [...trail, file])
    this.#weights.set(file, this.#values - before)
    if (resolved) this.files.set(file, resolved)
    return resolved
  }

  #report(node: JsonNode, code: string, message: string, hint?: string): void {
    const place = valuePlace(node)
    this.diagnostics.push({ severity: 'error', code, message, hint, ...place })
  }
}

/** The referenced file, from the root; undefined if it is outside, a URL, or not JSON. */
function refTarget(written: string, from: string): string | undefined {
  if (!written.endsWith('.json') || /[\\\0:#?]/.test(written)) return undefined
  const file = posix.normalize(
    written.startsWith('/') ? written.slice(1) : posix.join(posix.dirname(from), written),
  )
  return file.startsWith('../') || file === '..' || file.startsWith('/')
    ? undefined
    : file
}
