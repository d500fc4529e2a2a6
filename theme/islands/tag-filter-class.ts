/**
 * Root class of `tag-filter.island.tsx`, which is left out of the page's Markdown
 * (`../components/update.about.ts`).
 */
export const TAG_FILTER = 'tag-filter'
