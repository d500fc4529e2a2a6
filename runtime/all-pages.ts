/**
 * URL of the list of all pages, for readers without JavaScript. A page of the site may take
 * this URL.
 */
export const ALL_PAGES = '/search'
