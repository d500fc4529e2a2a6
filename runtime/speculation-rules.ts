/**
 * Asks the browser to fetch a page when the reader is about to follow a link to it. One text
 * for a whole site, so that a policy can allow it by its hash.
 */
export function speculationRules(base: string): string {
  const rule = {
    where: {
      and: [
        { href_matches: `${base}*` },
        { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' } },
      ],
    },
    eagerness: 'moderate',
  }
  return JSON.stringify({ prefetch: [rule] })
}
