import {
  type Api,
  type ApiBinding,
  idleSources,
  specLocation,
} from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Site } from './site.ts'

/**
 * Warns of descriptions of navigation entries that don't list operations, because other divisions
 * are inside them, if no page shows anything of the description.
 */
export function findIdleApis(
  { settings, locate }: Pick<Site, 'settings' | 'locate'>,
  apis: ReadonlyMap<string, Api>,
  bindings: Iterable<ApiBinding>,
): Diagnostic[] {
  const shown = new Set<string>()
  for (const binding of bindings) if ('api' in binding) shown.add(binding.api.source)
  return idleSources(settings).flatMap(({ source, key, node, inner }): Diagnostic[] => {
    const location = specLocation(source)
    if (!apis.has(location) || shown.has(location)) return []
    shown.add(location)
    const { file, keys } = node.place
    return [
      {
        severity: 'warning',
        code: 'api/no-pages',
        message: `\`${source}\` has no pages: the ${node.kind} \`${node.name}\` contains entries of kind \`${inner}\`, and only the innermost entries list operations`,
        hint: `Move \`${key}\` to the ${inner} that should show them, or list them there: \`GET /users\`.`,
        ...(locate?.({ file, keys: [...keys, key] }) ?? { file }),
      },
    ]
  })
}
