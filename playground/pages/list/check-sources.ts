import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type {
  ApiSource,
  NavigationEntry,
  SettingPlace,
} from '../../../runtime/types/settings.ts'
import { specLocation } from './api-sources.ts'
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
    source: string,
    place: SettingPlace,
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
  const check = (
    sources: readonly ApiSource[],
    key: 'openapi' | 'asyncapi',
    place: SettingPlace,
  ) => {
    for (const { source, overlays } of sources) {
      if (overlays?.length)
        report(source, place, {
          code: 'api/overlays',
          message: `the overlays of \`${source}\` are not applied`,
          hint: 'Apply them to the description before the build.',
        })
      const api = apis.get(specLocation(source))
      const expected = api?.messaging ? 'asyncapi' : 'openapi'
      if (api && key !== expected)
        report(source, place, {
          code: 'api/wrong-key',
          message: `\`${source}\` is listed under \`${key}\`, but is ${expected === 'asyncapi' ? 'an AsyncAPI' : 'an OpenAPI'} description`,
          hint: `Move it to \`${expected}\`. Its pages are generated anyway.`,
        })
    }
  }
  const visit = (entries: readonly NavigationEntry[]) => {
    for (const entry of entries) {
      if (entry.kind === 'page') continue
      check(entry.openapi ?? [], 'openapi', entry.place)
      check(entry.asyncapi ?? [], 'asyncapi', entry.place)
      visit(entry.children)
      if (entry.kind !== 'group') visit(entry.global ?? [])
    }
  }
  const { api, file, navigation } = settings
  check(api.openapi, 'openapi', { file, keys: ['api', 'openapi'] })
  check(api.asyncapi, 'asyncapi', { file, keys: ['api', 'asyncapi'] })
  visit(navigation.children)
  visit(navigation.global)
  return [...found.values()]
}
