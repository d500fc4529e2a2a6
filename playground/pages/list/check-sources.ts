import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { listedSources, specLocation } from './api-sources.ts'
import type { DescribedSite } from './described-site.ts'
import type { Apis } from './find-in-apis.ts'

/**
 * Warns of descriptions that are listed under the key of the other kind. Each is reported once.
 */
export function checkSources(
  { settings, locate }: DescribedSite,
  apis: Apis,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  for (const { source, key, place } of listedSources(settings)) {
    const api = apis.get(specLocation(source))
    const expected = api?.messaging ? 'asyncapi' : 'openapi'
    if (!api || key === expected || found.has(source)) continue
    found.set(source, {
      severity: 'warning',
      code: 'api/wrong-key',
      message: `\`${source}\` is listed under \`${key}\`, but is ${expected === 'asyncapi' ? 'an AsyncAPI' : 'an OpenAPI'} description`,
      hint: `Move it to \`${expected}\`. Its pages are generated anyway.`,
      ...(locate?.(place) ?? { file: place.file }),
    })
  }
  return [...found.values()]
}
