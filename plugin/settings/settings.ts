import type { NavigationSettings } from './navigation-entry.ts'
import type { Paint, SettingsOutput } from './setting-types.ts'

/** `docs.json` after reading: one shape for both schema generations, defaults filled in. */
export interface Settings extends SettingsOutput {
  /** Which generation the file was written in. */
  schema: 'legacy' | 'modern'
  /** The settings file, relative to the root: `docs.json` or `mint.json`. */
  file: string
  /** Where logo, search and links are: `sidebar` in themes without top bar and legacy `sidenav`. */
  layout: 'topbar' | 'sidebar'
  /** `anchors`, only in legacy files, is the colour of anchors without their own. */
  colors: SettingsOutput['colors'] & { anchors?: Paint }
  navigation: NavigationSettings
  api: SettingsOutput['api'] & {
    /** Keep the key order of the spec; off only in legacy settings that do not ask for it. */
    maintainOrder: boolean
  }
}

/** The settings that pages, components and layout parts read. Navigation is passed per page. */
export type SiteSettings = Omit<Settings, 'navigation'>

/** How API pages look and behave, and the descriptions that no navigation node lists. */
export type ApiSettings = Settings['api']
