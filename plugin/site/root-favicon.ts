import type { Settings } from '../../runtime/types/settings.ts'

/** Best first: browsers draw vector images sharply at every size. */
const NAMES = ['favicon.svg', 'favicon.ico', 'favicon.png']

/**
 * Settings without `favicon` get the one at the top of the content folder, which browsers would
 * request anyway (`/favicon.ico`).
 *
 * @param assets Root-relative paths of the files that are copied.
 * @returns The same object if there is nothing to add.
 */
export function withRootFavicon(settings: Settings, assets: readonly string[]): Settings {
  if (settings.favicon) return settings
  const found = NAMES.find((name) => assets.includes(name))
  if (found === undefined) return settings
  return { ...settings, favicon: { light: `/${found}`, dark: `/${found}` } }
}
