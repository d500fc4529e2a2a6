import { posix } from 'node:path'
import type { Diagnostic } from '../../diagnostic.ts'
import { decodeText } from './decode-text.ts'
import { valuePlace } from './json-node.ts'
import type { JsonNode, JsonObject } from './json-node.ts'
import { parseJson } from './parse-json.ts'

/** Files that may refer to one another in a row. */
const LONGEST_TRAIL = 16

/** Values that all references together may unfold to: few small files can name billions. */
const MOST_VALUES = 1_000_000

/** Gives the bytes or text of a file by its path from the root; undefined where there is none. */
export type ReadRef = (file: string) => string | Uint8Array | undefined

/** All files of one settings tree. */
export interface ResolvedRefs {
  root: JsonNode
  /** The root value of each file, references resolved. */
  files: Map<string, JsonNode>
  diagnostics: Diagnostic[]
}

/**
 * Replaces each `{"$ref": "./file.json", …}` by what that file holds (behaviour 2.0): the
 * path is relative to the file around it, must be JSON inside the project, and keys beside
 * `$ref` override the loaded ones. Files that refer to each other in a circle are an error.
 * A reference that cannot be followed is taken out.
 */
export function resolveRefs(root: JsonNode, readRef: ReadRef): ResolvedRefs {
  const files = new Map<string, JsonNode>()
  const broken = new Set<string>()
  /** How many values each file unfolds to. */
  const weights = new Map<string, number>()
  let values = 0
  const diagnostics: Diagnostic[] = []

  function report(node: JsonNode, code: string, message: string, hint?: string) {
    const place = valuePlace(node)
    diagnostics.push({
      severity: 'error',
      code,
      message,
      hint,
      ...place,
    })
  }

  function resolve(node: JsonNode, trail: readonly string[]): JsonNode | undefined {
    values++
    if (node.type === 'primitive') return node
    if (node.type === 'array') {
      const items = node.items.map((item) => resolve(item, trail))
      return { ...node, items: items.filter((item) => item !== undefined) }
    }
    const entries = new Map<string, JsonNode>()
    for (const [key, value] of node.entries) {
      const resolved = key === '$ref' ? undefined : resolve(value, trail)
      // The key stands in this file, though the value may come from another.
      if (resolved) entries.set(key, resolved)
    }
    const own: JsonObject = { ...node, entries }
    const ref = node.entries.get('$ref')
    return ref ? merge(own, follow(ref, trail)) : own
  }

  function merge(own: JsonObject, loaded: JsonNode | undefined): JsonNode | undefined {
    if (!loaded) return own.entries.size > 0 ? own : undefined
    if (loaded.type !== 'object') {
      if (own.entries.size > 0) {
        const { file } = loaded.source
        report(
          own,
          'settings/ref-not-an-object',
          `\`${file}\` holds no object to add these keys to`,
        )
      }
      return loaded
    }
    return { ...own, entries: new Map([...loaded.entries, ...own.entries]) }
  }

  function follow(ref: JsonNode, trail: readonly string[]): JsonNode | undefined {
    const written = ref.type === 'primitive' ? ref.value : undefined
    if (typeof written !== 'string') {
      report(ref, 'settings/ref-invalid', '`$ref` must be the path of a JSON file')
      return undefined
    }
    const file = refTarget(written, ref.source.file)
    if (file === undefined) {
      const hint =
        'Write a path relative to this file, such as `./config/navigation.json`.'
      report(
        ref,
        'settings/ref-invalid',
        `\`${written}\` does not name a JSON file of the project`,
        hint,
      )
      return undefined
    }
    const at = trail.indexOf(file)
    if (at >= 0) {
      const circle = [...trail.slice(at), file].map((name) => `\`${name}\``).join(' → ')
      report(
        ref,
        'settings/ref-cycle',
        `These files refer to each other in a circle: ${circle}`,
      )
      return undefined
    }
    if (trail.length >= LONGEST_TRAIL) {
      report(
        ref,
        'settings/too-deep',
        `More than ${LONGEST_TRAIL} files refer to one another in a row`,
      )
      return undefined
    }
    const loaded = load(file, ref, trail)
    if (values <= MOST_VALUES) return loaded
    report(
      ref,
      'settings/too-deep',
      `These references unfold to more than ${MOST_VALUES} values`,
    )
    return undefined
  }

  function load(
    file: string,
    ref: JsonNode,
    trail: readonly string[],
  ): JsonNode | undefined {
    const known = files.get(file)
    if (known || broken.has(file)) {
      values += weights.get(file) ?? 0
      return known
    }
    const before = values
    // Marked first: a file that is in trouble is told once.
    broken.add(file)
    const content = readRef(file)
    if (content === undefined) {
      report(ref, 'settings/ref-missing', `\`${file}\` does not exist`)
      return undefined
    }
    const decoded =
      typeof content === 'string' ? { text: content } : decodeText(content, file)
    if ('diagnostic' in decoded) {
      diagnostics.push(decoded.diagnostic)
      return undefined
    }
    const parsed = parseJson(decoded.text, file)
    diagnostics.push(...parsed.diagnostics)
    const resolved = parsed.root && resolve(parsed.root, [...trail, file])
    weights.set(file, values - before)
    if (resolved) files.set(file, resolved)
    return resolved
  }

  const resolved = resolve(root, [root.source.file]) ?? root
  files.set(root.source.file, resolved)
  return { root: resolved, files, diagnostics }
}

/** The file meant, from the root; undefined where it is outside, a URL, or not JSON. */
function refTarget(written: string, from: string): string | undefined {
  if (!written.endsWith('.json') || /[\\\0:#?]/.test(written)) return undefined
  const file = posix.normalize(
    written.startsWith('/') ? written.slice(1) : posix.join(posix.dirname(from), written),
  )
  return file.startsWith('../') || file === '..' || file.startsWith('/')
    ? undefined
    : file
}
