/** The buttons of `tag-filter.island.tsx`, which the Markdown of a page leaves out (`../components/update.about.ts`). */
export const TAG_FILTER = 'tag-filter'
