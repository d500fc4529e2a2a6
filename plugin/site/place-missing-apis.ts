import { listedSources, specLocation } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import type { Site } from './site.ts'

/**
 * Moves the diagnostics about API descriptions that don't exist to where the settings list them,
 * and suggests the nearest description of the site.
 *
 * @param known Locations of the descriptions that exist.
 */
export function placeMissingApis(
  diagnostics: readonly Diagnostic[],
  { settings, locate }: Pick<Site, 'settings' | 'locate'>,
  known: Iterable<string>,
): Diagnostic[] {
  const candidates = [...known]
  return diagnostics.map((diagnostic) => {
    const { code, file, line } = diagnostic
    if (code !== 'api/file-not-found' || line !== undefined) return diagnostic
    const listed = listedSources(settings).find(
      ({ source }) => specLocation(source) === file,
    )
    if (!listed) return diagnostic
    const { source, key, place } = listed
    const own = { file: place.file, keys: [...place.keys, key] }
    const meant = nearest(specLocation(source), candidates)
    return {
      ...diagnostic,
      hint: meant
        ? `Did you mean \`${meant}\`?`
        : 'Paths are relative to the content folder.',
      ...(locate?.(place.keys.at(-1) === key ? place : own) ?? { file: place.file }),
    }
  })
}
