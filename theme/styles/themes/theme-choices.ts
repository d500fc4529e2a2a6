/** Options of a theme that are not CSS. The corresponding settings take precedence. */
export interface ThemeChoices {
  /** Where logo, search and links are from 1024 px. */
  layout: 'topbar' | 'sidebar'
  /** Where tabs are from 1024 px. */
  tabs: 'row' | 'sidebar'
  /** Whether the reader can collapse the sidebar. */
  collapsible: boolean
  /** What is shown above the page's title (`styling.eyebrows`). */
  eyebrows: 'section' | 'breadcrumbs'
  /** Position of the page menu (`contextual.display`). */
  contextual: 'header' | 'toc'
  /** Whether clicking a group opens its first page (`interaction.drilldown`). */
  drilldown: boolean
  /** Colours of code blocks (`styling.codeblocks`). */
  codeblocks: 'system' | 'dark'
  /** The shipped typeface of its text, unless overridden by `fonts`. */
  typeface: 'inter' | 'geist-mono'
}

const classic: ThemeChoices = {
  layout: 'topbar',
  tabs: 'row',
  collapsible: false,
  eyebrows: 'section',
  contextual: 'header',
  drilldown: false,
  codeblocks: 'system',
  typeface: 'inter',
}

/**
 * Themes by their name in the setting `theme`. Each has a stylesheet of its name in this
 * folder. That of `mint` is empty, as mint is the default look.
 */
export const themeChoices = {
  mint: classic,
  maple: { ...classic, layout: 'sidebar' },
  palm: { ...classic, collapsible: true },
  willow: { ...classic, layout: 'sidebar', tabs: 'sidebar' },
  linden: { ...classic, codeblocks: 'dark', typeface: 'geist-mono' },
  almond: classic,
  aspen: { ...classic, eyebrows: 'breadcrumbs', drilldown: true },
  luma: { ...classic, eyebrows: 'breadcrumbs', drilldown: true },
  sequoia: { ...classic, contextual: 'toc', drilldown: true },
  skerry: { ...classic, eyebrows: 'breadcrumbs' },
} satisfies Record<string, ThemeChoices>

type ThemeName = keyof typeof themeChoices

/** Theme names of the older schema, mapped to the most similar theme. */
export const legacyThemes = {
  venus: 'palm',
  quill: 'willow',
  prism: 'mint',
} as const satisfies Record<string, ThemeName>
