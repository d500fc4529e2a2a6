/**
 * Speculation rules that prefetch a page when the reader is about to follow a link. The text is
 * the same on every page of a site, so that a policy can allow it by hash.
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
