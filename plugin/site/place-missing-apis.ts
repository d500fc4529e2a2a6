import { posix } from 'node:path'
import { listedSources, specLocation } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { isUrl } from '../../runtime/kit/is-url.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import type { Site } from './site.ts'

/**
 * Moves the diagnostics about API descriptions that don't exist or can't be read or fetched to
 * where the settings list them, and suggests the nearest description of the site.
 *
 * @param known Locations of descriptions that exist, also of those that no setting lists.
 */
export function placeMissingApis(
  diagnostics: readonly Diagnostic[],
  { settings, locate }: Pick<Site, 'settings' | 'locate'>,
  known: Iterable<string>,
): Diagnostic[] {
  const candidates = [...new Set(known)]
  return diagnostics.map((diagnostic) => {
    const { code, message, file = '', line, hint } = diagnostic
    // Problems inside a remote description don't name it.
    const isOfSettings = isUrl(file)
      ? message.includes(`\`${file}\``)
      : code.startsWith('api/')
    if (!isOfSettings || line !== undefined) return diagnostic
    const isNamedBy = (source: string) => {
      const location = specLocation(source)
      return isUrl(location)
        ? location === file
        : posix.normalize(location).replace(/\/$/, '') === file
    }
    const listed = listedSources(settings).find(
      ({ source, overlays = [] }) => isNamedBy(source) || overlays.some(isNamedBy),
    )
    if (!listed) return diagnostic
    const { source, key, place } = listed
    const own = { file: place.file, keys: [...place.keys, key] }
    const isMissing = code === 'api/file-not-found'
    return {
      ...diagnostic,
      ...(isMissing
        ? { hint: hintFor(source, isNamedBy(source) ? candidates : []) }
        : hint && { hint }),
      ...(locate?.(place.keys.at(-1) === key ? place : own) ?? { file: place.file }),
    }
  })
}

function hintFor(source: string, candidates: readonly string[]): string {
  const [, scheme, rest] = /^(https?)[:/]*(?=[\w-]+\.)(.*)$/.exec(source) ?? []
  const location = specLocation(source)
  const stem = withoutExtension(location)
  const sameName = candidates.filter(
    (candidate) => posix.basename(candidate) === posix.basename(location),
  )
  const meant = scheme
    ? `${scheme}://${rest}`
    : (nearest(location, candidates) ??
      candidates.find((candidate) => withoutExtension(candidate) === stem) ??
      (sameName.length === 1 ? sameName[0] : undefined))
  return meant
    ? `Did you mean \`${meant}\`?`
    : 'Paths are relative to the content folder.'
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - posix.extname(path).length)
}
