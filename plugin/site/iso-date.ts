/**
 * A date written by an author, in ISO 8601: the day, or the moment in UTC if a time is given.
 * Dates without a time zone are in UTC, so that every machine builds the same page.
 *
 * @returns Undefined if it isn't a date that JavaScript can parse.
 */
export function isoDate(written: string): string | undefined {
  const text = written.trim()
  const hasZone = /[a-z]$|:\d\d ?[+-]\d\d:?\d\d$/i.test(text)
  const moment = new Date(hasZone ? text : `${text}Z`)
  if (Number.isNaN(moment.getTime())) return undefined
  const iso = moment.toISOString()
  return text.includes(':') ? iso : iso.slice(0, 'yyyy-mm-dd'.length)
}
