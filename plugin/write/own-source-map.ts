import { dirname, resolve } from 'node:path'
import { toPosix } from '../kit/package-files.ts'
import { pathBelow } from '../kit/path-below.ts'

/** The parts of a source map that locate code. */
interface SourceMapJson {
  version: number
  sources: (string | null)[]
  mappings: string
}

/**
 * A source map that only names the site's own files, relative to the content folder: it is for
 * diagnostics, and is stored with the bundle, which other machines may use.
 *
 * @param map The bundler's map of a file, as JSON.
 * @param file Absolute path of the file.
 * @param root Absolute path of the content folder, with forward slashes.
 */
export function ownSourceMap(map: string, file: string, root: string): string {
  const { version, sources, mappings } = JSON.parse(map) as SourceMapJson
  return JSON.stringify({
    version,
    names: [],
    sources: sources.map((source) => {
      const path = toPosix(resolve(dirname(file), source ?? ''))
      const own = path.includes('/node_modules/') ? undefined : pathBelow(root, path)
      // `?bare` is the author's module beside the one with its islands.
      return own?.replace(/\?bare$/, '') ?? ''
    }),
    mappings,
  })
}
