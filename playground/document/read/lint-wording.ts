/** Messages of the linter that name its own types or are hard to read, and what replaces them. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/^The field (`.+`) must be present on this level$/, '$1 is required here'],
  [/^Required property '(.+)' is not defined$/, 'Required property `$1` is not defined'],
  [
    /^(?:Operations|Paths) must have unique `name` \+ `in` parameters\. Repeats of `in:(\w+)` \+ `name:(.+)`$/,
    'The parameter `$2` in `$1` is listed twice',
  ],
  [
    /^Expected type `[A-Z]\w*` \((array|object)\) but got (`\w+`)$/,
    'Expected type `$1` but got $2',
  ],
]

/** The text of a problem that the linter reports, as authors read it. */
export function lintWording(text: string): string {
  const found = WORDINGS.find(([pattern]) => pattern.test(text))
  return found ? text.replace(...found) : text
}
