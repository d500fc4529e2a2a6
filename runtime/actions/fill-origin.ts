/** Placeholder for the site's origin in a URL, for builds without `site`. */
export const ORIGIN = '{origin}'

/**
 * Replaces the placeholder in links with `data-own-address`, such as those that ask an
 * assistant about the page.
 */
export function fillOrigin(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[data-own-address]',
  )) {
    const { origin } = location
    link.href = link.href.replace(encodeURIComponent(ORIGIN), encodeURIComponent(origin))
    link.removeAttribute('data-own-address')
  }
}
