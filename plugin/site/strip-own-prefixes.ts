import type { Settings } from '../../runtime/types/settings.ts'
import { withoutPrefix } from '../../runtime/with-base.ts'

/** Keys of settings whose values are URLs or paths. */
const PATH_KEYS = new Set([
  'href',
  'source',
  'destination',
  'light',
  'dark',
  'background',
])

/**
 * Removes prefixes from the paths in settings, as in links of pages: `/docs/guide` is `/guide`.
 *
 * @param prefixes As `ownPrefixes` returns them.
 * @returns The same object if there are no prefixes.
 */
export function stripOwnPrefixes(
  settings: Settings,
  prefixes: readonly string[],
): Settings {
  return prefixes.length === 0 ? settings : (strip(settings) as Settings)

  function strip(value: unknown, key = ''): unknown {
    if (typeof value === 'string')
      return PATH_KEYS.has(key) ? withoutPrefix(value, prefixes) : value
    if (Array.isArray(value)) return value.map((item: unknown) => strip(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, strip(inner, name)]),
    )
  }
}
