/** Code of a page without content, for pages that fail or are replaced by something else. */
export const EMPTY_PAGE = 'return { Content: () => null }\n'
