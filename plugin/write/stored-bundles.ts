import { hasShape, jsonKind, type Kind } from '../kit/stored-kind.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { MissingModules } from '../render/missing-modules.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import type { BuildState } from './build-state.ts'
import type { BundledFile } from './bundled-file.ts'
import type { BundleInputs } from './bundle-inputs.ts'
import type { ServerModules } from './module-graph.ts'
import { PortablePaths } from './portable-paths.ts'

/** What bundler hooks work with and add to. */
export interface BundledSite {
  project: ProjectHandle
  islands: IslandRegistry
  missing: MissingModules
  build: BuildState
}

/** A bundle, and what hooks collected while it was made. */
export interface StoredBundle {
  files: BundledFile[]
  /** For the server bundle. */
  server?: ServerModules
  /** Modules of the islands found. */
  islands: string[]
}

/** A bundle as stored, without absolute paths. */
interface PackedBundle {
  /** JSON of everything except the content of files. */
  head: string
  contents: (string | Uint8Array)[]
}

/** What a bundle was last made of, by `bundleKey`. */
export const inputsKind = jsonKind<BundleInputs>(
  'inputs',
  hasShape<BundleInputs>({
    generated: 'array',
    files: 'array',
    parts: 'array',
    packages: 'array',
  }),
)

/**
 * A bundle, by its key and the current content of its modules. File contents follow the
 * metadata.
 */
export const bundleKind: Kind<PackedBundle> = {
  name: 'bundle',
  encode({ head, contents }) {
    const parts = [head, ...contents].map((part) => Buffer.from(part as string))
    const sizes = parts.map(({ length }) => length)
    const types = contents.map((content) => typeof content === 'string')
    const table = Buffer.from(JSON.stringify({ sizes, types }))
    const length = Buffer.alloc(4)
    length.writeUInt32LE(table.length)
    return [length, table, ...parts]
  },
  decode(bytes) {
    if (bytes.length < 4) return undefined
    let at = 4 + bytes.readUInt32LE(0)
    const table = parse(bytes.toString('utf8', 4, at))
    if (!isTable(table)) return undefined
    const parts = table.sizes.map((size) => bytes.subarray(at, (at += size)))
    if (at !== bytes.length || parts.length !== table.types.length + 1) return undefined
    const [head, ...contents] = parts
    return {
      head: head!.toString('utf8'),
      contents: contents.map((part, index) =>
        table.types[index] ? part.toString('utf8') : new Uint8Array(part),
      ),
    }
  },
}

/**
 * Prepares a bundle for the store. Returns undefined if its text contains placeholder
 * characters.
 */
export function packBundle(
  { files, ...rest }: StoredBundle,
  paths: PortablePaths,
): PackedBundle | undefined {
  // Sources of assets are only needed right after bundling.
  const named = files.map(({ content: _, ...file }) =>
    file.type === 'asset' ? { ...file, sources: [] } : file,
  )
  const head = JSON.stringify({ ...rest, files: named })
  const contents = files.map(({ content }) => content)
  const texts = [head, ...contents].filter((each) => typeof each === 'string')
  if (!texts.every((text) => PortablePaths.isPlain(text))) return undefined
  return {
    head: paths.hide(head),
    contents: contents.map((content) =>
      typeof content === 'string' ? paths.hide(content) : content,
    ),
  }
}

/** Restores a stored bundle with the current paths. */
export function unpackBundle(
  { head, contents }: PackedBundle,
  paths: PortablePaths,
): StoredBundle {
  const bundle = JSON.parse(paths.show(head)) as StoredBundle
  const files = bundle.files.map((file, index): BundledFile => {
    const content = contents[index]!
    if (file.type === 'asset' && typeof content !== 'string') return { ...file, content }
    return { ...file, content: paths.show(content as string) }
  })
  return { ...bundle, files }
}

const isTable = hasShape<{ sizes: number[]; types: boolean[] }>({
  sizes: 'array',
  types: 'array',
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
