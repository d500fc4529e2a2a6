import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import type { CodePlace } from '../../runtime/kit/code-places.ts'

const maps = new Map<string, SourceMap | undefined>()

/**
 * The position in a file of the site that a position in the server bundle comes from. Undefined
 * for code of other packages, and for files without a source map.
 *
 * @param file Absolute path of a file of the bundle.
 */
export function mappedPlace(
  file: string,
  line: number,
  column: number,
): CodePlace | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
  // `SourceMap` counts from zero.
  const entry = maps.get(file)?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry) || entry.originalSource === '')
    return undefined
  return {
    file: entry.originalSource,
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  }
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file)
    ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
    : undefined
}
