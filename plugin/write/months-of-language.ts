const known = new Map<string, ReadonlyMap<string, number>>()

/**
 * The names of the months in a language, in lower case and without final points: number of the
 * month (from 1) by name, long and short, in every form that a date may need (`август`,
 * `августа`). Empty if the language isn't known.
 *
 * @param language A BCP 47 tag.
 */
export function monthsOfLanguage(language: string): ReadonlyMap<string, number> {
  const found = known.get(language) ?? readMonths(language)
  known.set(language, found)
  return found
}

function readMonths(language: string): ReadonlyMap<string, number> {
  const months = new Map<string, number>()
  const formats = formatsOf(language)
  for (let month = 1; month <= 12; month++)
    for (const format of formats)
      for (const name of namesIn(format.formatToParts(Date.UTC(2000, month - 1, 20))))
        months.set(name.toLocaleLowerCase(language).replace(/\.$/, ''), month)
  return months
}

function formatsOf(language: string): Intl.DateTimeFormat[] {
  const part = { year: 'numeric', timeZone: 'UTC' } as const
  try {
    return (['long', 'short'] as const).flatMap((month) => [
      new Intl.DateTimeFormat(language, { ...part, month }),
      new Intl.DateTimeFormat(language, { ...part, month, day: 'numeric' }),
    ])
  } catch {
    return []
  }
}

/** The month of a formatted date, also with the preposition that is written with it. */
function namesIn(parts: readonly Intl.DateTimeFormatPart[]): string[] {
  const at = parts.findIndex(({ type }) => type === 'month')
  const name = parts[at]?.value ?? ''
  // Numbers are read in any language.
  if (!/^\p{L}/u.test(name)) return []
  const before = /\p{L}+$/u.exec(parts[at - 1]?.value ?? '')
  return before ? [name, before[0] + name] : [name]
}
