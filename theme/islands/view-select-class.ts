/** The list of `view-select.island.tsx`, which the Markdown of a page leaves out (`../components/view.about.ts`). */
export const VIEW_SELECT = 'view-select'
