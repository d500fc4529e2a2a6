/** Address of the list of all pages, for readers without scripts. A page of the site's own may have it. */
export const ALL_PAGES = '/search'
