import * as v from 'valibot'
import {
  themeChoices,
  type ThemeChoices,
} from '../../theme/styles/themes/theme-choices.ts'
import type { NavigationSettings } from './navigation-entry.ts'
import { DARK_CODE, DEFAULT_THEME, ThemeSetting } from './look-schema.ts'
import { ModernSettings, type Generation } from './root-keys.ts'
import type { LegacyOnly, WrittenSettings } from './convert-legacy-values.ts'
import type { Settings } from './settings.ts'

/** Legacy layouts that have no top bar, whatever the theme. */
const SIDEBAR_LAYOUTS = new Set(['sidenav', 'solidSidenav'])

/**
 * The settings with all defaults filled in. Later steps need not know which schema the site uses.
 *
 * @param written Valid values, with the keys of the modern schema.
 * @param only Values that only the legacy schema has.
 */
export function buildSettings(
  written: WrittenSettings,
  only: LegacyOnly,
  navigation: NavigationSettings,
  schema: Generation,
  file: string,
): Settings {
  const theme = v.parse(ThemeSetting, written.theme ?? DEFAULT_THEME)
  const choices: ThemeChoices = themeChoices[theme]
  const settings = v.parse(ModernSettings, withThemeDefaults(written, choices))
  return {
    ...settings,
    schema,
    file,
    layout: SIDEBAR_LAYOUTS.has(only.layout ?? '') ? 'sidebar' : choices.layout,
    colors: { ...settings.colors, anchors: only.anchors },
    navigation,
    api: {
      ...settings.api,
      maintainOrder: schema === 'modern' || (only.maintainOrder ?? false),
    },
  }
}

/** The written values, with the theme's defaults for the rest. */
function withThemeDefaults(
  written: WrittenSettings,
  choices: ThemeChoices,
): WrittenSettings {
  const { styling, interaction } = written
  return {
    ...written,
    styling: {
      ...styling,
      eyebrows: styling?.eyebrows ?? choices.eyebrows,
      codeblocks: codeColors(styling?.codeblocks, choices),
    },
    interaction: {
      ...interaction,
      drilldown: interaction?.drilldown ?? choices.drilldown,
    },
  }
}

type WrittenCodeblocks = NonNullable<WrittenSettings['styling']>['codeblocks']

/** Settings with only grammars leave the colours to the theme. */
function codeColors(
  written: WrittenCodeblocks,
  { codeblocks }: ThemeChoices,
): WrittenCodeblocks {
  if (written === undefined) return codeblocks
  if (typeof written === 'string' || written.theme || codeblocks === 'system')
    return written
  return { ...written, theme: { light: DARK_CODE, dark: DARK_CODE } }
}
