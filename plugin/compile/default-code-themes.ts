/** The default themes of code blocks, which our styles are designed for. */
export const DEFAULT_THEMES = { light: 'github-light-default', dark: 'dark-plus' }

/** Backgrounds that replace those of the default themes, as in `code-block.css`. */
export const DEFAULT_BACKGROUNDS: ReadonlyMap<string, string> = new Map([
  [DEFAULT_THEMES.light, '#ffffff'],
  [DEFAULT_THEMES.dark, '#0b0c0e'],
])
