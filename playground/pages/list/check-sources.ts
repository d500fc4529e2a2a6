import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { listedSources, specLocation, type ListedSource } from './api-sources.ts'
import type { DescribedSite } from './described-site.ts'
import type { Apis } from './find-in-apis.ts'

/**
 * Warns of settings that don't have the intended effect: overlays, which are not supported, and
 * descriptions listed under the key of the other kind. Each is reported once.
 */
export function checkSources(
  { settings, locate }: DescribedSite,
  apis: Apis,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  const report = (
    { source, place }: ListedSource,
    problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
  ) => {
    const key = `${problem.code} ${source}`
    if (found.has(key)) return
    found.set(key, {
      severity: 'warning',
      ...problem,
      ...(locate?.(place) ?? { file: place.file }),
    })
  }
  for (const listed of listedSources(settings)) {
    const { source, overlays, key } = listed
    if (overlays?.length)
      report(listed, {
        code: 'api/overlays',
        message: `the overlays of \`${source}\` are not applied`,
        hint: 'Apply them to the description before the build.',
      })
    const api = apis.get(specLocation(source))
    const expected = api?.messaging ? 'asyncapi' : 'openapi'
    if (api && key !== expected)
      report(listed, {
        code: 'api/wrong-key',
        message: `\`${source}\` is listed under \`${key}\`, but is ${expected === 'asyncapi' ? 'an AsyncAPI' : 'an OpenAPI'} description`,
        hint: `Move it to \`${expected}\`. Its pages are generated anyway.`,
      })
  }
  return [...found.values()]
}
