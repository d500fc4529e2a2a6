import { createCssVariablesTheme, type ThemeRegistrationAny } from 'shiki/core'
import { bundledThemes } from 'shiki/themes'
import { parseHex, readable, toHex } from '../../runtime/kit/rgb.ts'
import { DEFAULT_BACKGROUNDS } from './default-code-themes.ts'

/** Loads a theme by name, or the fallback if it is unknown, with readable colours. */
export async function readTheme(
  name: string,
  fallback: string,
): Promise<ThemeRegistrationAny> {
  if (name === 'css-variables') {
    const theme = createCssVariablesTheme({
      name,
      variablePrefix: '--mint-',
      fontStyle: true,
    })
    return {
      ...theme,
      colors: {
        'editor.foreground': 'var(--mint-color-text)',
        'editor.background': 'var(--mint-color-background)',
      },
    }
  }
  const load =
    bundledThemes[name as keyof typeof bundledThemes] ??
    bundledThemes[fallback as keyof typeof bundledThemes]
  return legible((await load()).default)
}

/** Opaque colours only: the contrast of others isn't known. */
const OPAQUE = /^#([\da-f]{3}|[\da-f]{6})$/i

/**
 * Adjusts colours with too little contrast to the background of code blocks, mostly those of
 * comments, by as much as is needed.
 */
function legible(theme: ThemeRegistrationAny): ThemeRegistrationAny {
  const { name = '', tokenColors, colors } = theme
  const ground =
    DEFAULT_BACKGROUNDS.get(name) ?? colors?.['editor.background'] ?? theme.bg
  if (!tokenColors || !ground || !OPAQUE.test(ground)) return theme
  const shift = (color: string) =>
    OPAQUE.test(color) ? toHex(readable(parseHex(color), [parseHex(ground)])) : color
  return {
    ...theme,
    tokenColors: tokenColors.map((rule) => {
      const { foreground } = rule.settings
      if (!foreground) return rule
      return { ...rule, settings: { ...rule.settings, foreground: shift(foreground) } }
    }),
  }
}
