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

/** Values of `data-component-part`, by which styles and scripts of sites select the parts. */
export const panelsPart = {
  list: (part: PanelsPart) => (part === 'tabs' ? 'tabs-list' : 'code-group-tab-bar'),
  tab: (part: PanelsPart) => (part === 'tabs' ? 'tab' : 'code-group-tab'),
  panel: (part: PanelsPart) => `${part === 'tabs' ? '' : 'code-group-'}tab-content`,
}
