/** The title of a panel. Only visible without tabs: in print and without JavaScript. */
export const PANEL_TITLE = 'panel-title'

/** Components rendered by `tabs.island.tsx`. */
export type PanelsPart = 'tabs' | 'code-group'

/**
 * Classes of `tabs.island.tsx`, which the conversion to Markdown relies on
 * (`../components/panels.about.ts`).
 */
export const panelsClass = {
  bar: (part: PanelsPart) => `${part}-bar`,
  panel: (part: PanelsPart) => `${part}-panel`,
}
