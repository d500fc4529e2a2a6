import * as v from 'valibot'
import type { NavigationSettings } from './navigation-entry.ts'
import { ModernSettings, type Generation } from './root-keys.ts'
import type { LegacyOnly, WrittenSettings } from './convert-legacy-values.ts'
import type { Settings } from './settings.ts'

/** Themes and legacy layouts that have no top bar. */
const SIDEBAR_LAYOUTS = new Set(['maple', 'willow', 'sidenav', 'solidSidenav'])

/**
 * The settings with every default, so that nothing after this asks which file a site was written in.
 *
 * @param written Valid values, in the words of the modern schema.
 * @param only What the legacy schema says beside.
 */
export function buildSettings(
  written: WrittenSettings,
  only: LegacyOnly,
  navigation: NavigationSettings,
  schema: Generation,
  file: string,
): Settings {
  const settings = v.parse(ModernSettings, written)
  const layouts = [settings.theme, only.layout ?? '']
  return {
    ...settings,
    schema,
    file,
    layout: layouts.some((name) => SIDEBAR_LAYOUTS.has(name)) ? 'sidebar' : 'topbar',
    colors: { ...settings.colors, anchors: only.anchors },
    navigation,
    api: {
      ...settings.api,
      maintainOrder: schema === 'modern' || (only.maintainOrder ?? false),
    },
  }
}
