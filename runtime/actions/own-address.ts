/** What stands in an address for the site's own origin, which a build without `site` does not know. */
export const ORIGIN = '{origin}'

/** Fills in the origin in links with `data-own-address`: questions about this page. */
export function fillOwnAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[data-own-address]',
  )) {
    const { origin } = location
    link.href = link.href.replace(encodeURIComponent(ORIGIN), encodeURIComponent(origin))
    link.removeAttribute('data-own-address')
  }
}
