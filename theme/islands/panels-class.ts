/** The title of a panel, which is seen where no tab is: in print, and without JavaScript. */
export const PANEL_TITLE = 'panel-title'

/** The components that `tabs.island.tsx` renders. */
export type PanelsPart = 'tabs' | 'code-group'

/** Classes of `tabs.island.tsx`, by which the Markdown of a page is read (`../components/panels.about.ts`). */
export const panelsClass = {
  bar: (part: PanelsPart) => `${part}-bar`,
  panel: (part: PanelsPart) => `${part}-panel`,
}
