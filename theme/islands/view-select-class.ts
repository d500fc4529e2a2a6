/**
 * Root class of `view-select.island.tsx`, which is left out of the page's Markdown
 * (`../components/view.about.ts`).
 */
export const VIEW_SELECT = 'view-select'
