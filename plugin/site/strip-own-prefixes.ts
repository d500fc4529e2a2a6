import type { Settings } from '../../runtime/types/settings.ts'

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
    if (typeof value === 'string') return PATH_KEYS.has(key) ? stripPath(value) : value
    if (Array.isArray(value)) return value.map((item: unknown) => strip(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, strip(inner, name)]),
    )
  }

  function stripPath(path: string): string {
    const own = prefixes.find((prefix) => `${path}/`.startsWith(prefix))
    return own === undefined ? path : `/${path.slice(own.length)}`
  }
}
