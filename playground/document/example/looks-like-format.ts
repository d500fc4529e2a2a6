/** Patterns are less strict than the standards, because services often accept more. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time':
    /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:?\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  ipv4: /^\d{1,3}(?:\.\d{1,3}){3}$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
}

/**
 * Checks a text that an author or a reader has written against a format, leniently. True for a
 * format that isn't checked.
 */
export function looksLikeFormat(format: string | undefined, text: string): boolean {
  const known = format !== undefined && Object.hasOwn(FORMATS, format)
  return !known || FORMATS[format]!.test(text)
}
