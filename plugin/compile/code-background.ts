import type { LightDark } from '../../runtime/types/settings.ts'
import { DEFAULT_BACKGROUNDS, DEFAULT_THEMES } from './default-code-themes.ts'

/**
 * CSS for background and text colour of code blocks with custom themes: a dark theme in light mode
 * gives dark blocks (`styling.codeblocks`). Empty for the default pair.
 */
export async function codeBackground(themes: LightDark): Promise<string> {
  const { light, dark } = DEFAULT_THEMES
  if (themes.light === light && themes.dark === dark) return ''
  const [inLight, inDark] = await Promise.all([
    colorsOf(themes.light, light),
    colorsOf(themes.dark, dark),
  ])
  const pair = (part: 'ground' | 'text') =>
    `light-dark(${inLight[part]}, ${inDark[part]})`
  return `@layer skerry.base {
:root {
  --skerry-code-background: ${pair('ground')};
  --skerry-code-foreground: ${pair('text')};
}
}
`
}

async function colorsOf(name: string, fallback: string) {
  // Loaded on demand: sites with the default pair don't need Shiki here.
  const { readTheme } = await import('./read-theme.ts')
  const { colors = {}, bg, fg } = await readTheme(name, fallback)
  return {
    ground:
      DEFAULT_BACKGROUNDS.get(name) ?? colors['editor.background'] ?? bg ?? 'transparent',
    text: colors['editor.foreground'] ?? fg ?? 'currentcolor',
  }
}
