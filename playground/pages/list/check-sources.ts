import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type {
  ApiSource,
  NavigationEntry,
  SettingPlace,
} from '../../../runtime/types/settings.ts'
import type { DescribedSite } from './described-site.ts'

/**
 * Warns of what settings say of API descriptions that has no effect: overlays, which are not
 * applied, and AsyncAPI descriptions, of which no pages are made. Each is reported once.
 */
export function checkSources({ settings, locate }: DescribedSite): Diagnostic[] {
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
  const checkOverlays = (sources: readonly ApiSource[], place: SettingPlace) => {
    for (const { source, overlays } of sources) {
      if (overlays?.length)
        report(source, place, {
          code: 'api/overlays',
          message: `the overlays of \`${source}\` are not applied`,
          hint: 'Apply them to the description before the build.',
        })
    }
  }
  const checkAsync = (sources: readonly ApiSource[], place: SettingPlace) => {
    for (const { source } of sources) {
      report(source, place, {
        code: 'api/asyncapi',
        message: `no pages are made of \`${source}\`: it is an AsyncAPI description`,
        hint: 'Describe its channels in pages of your own.',
      })
    }
  }
  const visit = (entries: readonly NavigationEntry[]) => {
    for (const entry of entries) {
      if (entry.kind === 'page') continue
      checkOverlays(entry.openapi ?? [], entry.place)
      checkAsync(entry.asyncapi ?? [], entry.place)
      visit(entry.children)
      if (entry.kind !== 'group') visit(entry.global ?? [])
    }
  }
  const { api, file, navigation } = settings
  checkOverlays(api.openapi, { file, keys: ['api', 'openapi'] })
  checkAsync(api.asyncapi, { file, keys: ['api', 'asyncapi'] })
  visit(navigation.children)
  visit(navigation.global)
  return [...found.values()]
}
