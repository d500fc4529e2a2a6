import { type Api, listedSources, specLocation } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Site } from './site.ts'

const CODE = 'api/no-operations'

/**
 * Warns of descriptions that the settings list although they have nothing to show, where they are
 * listed.
 *
 * @param known Diagnostics of the descriptions; those that say the same are enough.
 */
export function findEmptyApis(
  { settings, locate }: Pick<Site, 'settings' | 'locate'>,
  apis: ReadonlyMap<string, Api>,
  known: readonly Diagnostic[],
): Diagnostic[] {
  const done = new Set(known.flatMap(({ code, file }) => (code === CODE ? file : [])))
  return listedSources(settings).flatMap(({ source, key, place }): Diagnostic[] => {
    const location = specLocation(source)
    const api = apis.get(location)
    if (!api || !isEmpty(api) || done.has(location)) return []
    done.add(location)
    const kind = api.messaging ? 'channels' : 'operations'
    const own = { file: place.file, keys: [...place.keys, key] }
    return [
      {
        severity: 'warning',
        code: CODE,
        message: `\`${source}\` has no ${kind} and no schemas, so there is nothing to list`,
        hint: 'Check that it is the right file, and that tools that write it have run.',
        ...(locate?.(place.keys.at(-1) === key ? place : own) ?? { file: place.file }),
      },
    ]
  })
}

function isEmpty({ operations, webhooks, messaging, components }: Api): boolean {
  const channels = messaging?.channels ?? []
  return [operations, webhooks, channels, components].every((list) => list.length === 0)
}
