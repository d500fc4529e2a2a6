/** What a theme decides beside its style sheet. Settings of the same meaning win over it. */
export interface ThemeChoices {
  /** Where logo, search and links stand from 1024 px: in a bar above, or in the sidebar. */
  layout: 'topbar' | 'sidebar'
  /** Where tabs stand from 1024 px. */
  tabs: 'row' | 'sidebar'
  /** Whether the reader may close the sidebar. */
  collapsible: boolean
  /** Above a page's title (`styling.eyebrows`). */
  eyebrows: 'section' | 'breadcrumbs'
  /** Where the page menu stands (`contextual.display`). */
  contextual: 'header' | 'toc'
  /** Whether a click on a group opens its first page (`interaction.drilldown`). */
  drilldown: boolean
  /** Colours of code (`styling.codeblocks`). */
  codeblocks: 'system' | 'dark'
  /** The shipped typeface of its text, where the settings name none (`fonts`). */
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
 * The themes, by the names that `theme` takes. The style sheet of each is the file of its name in
 * this folder; of `mint` it is empty, since the measures of the theme are those of mint.
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

export type ThemeName = keyof typeof themeChoices

/** Names of the older schema, and the themes that come nearest to them. */
export const legacyThemes = {
  venus: 'palm',
  quill: 'willow',
  prism: 'mint',
} as const satisfies Record<string, ThemeName>
