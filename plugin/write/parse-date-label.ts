import { escapePattern } from '../kit/escape-pattern.ts'
import { monthsOfLanguage } from './months-of-language.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/**
 * Parses the label of an Update as a date at midnight UTC: `2025-03-04`, `March 4th, 2025`, `4
 * Mar 2025`, `2025年3月4日`, and with the months of the page's language: `4 de marzo de 2025`. A
 * month alone is its first day, a range (`June 8-12, 2026`) its last. Returns undefined if the
 * label has no date, or one that doesn't exist.
 *
 * @param language BCP 47 tag of the page.
 */
export function parseDateLabel(label: string, language = 'en'): Date | undefined {
  const text = label.toLowerCase()
  const numeric =
    /\b(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?\b/.exec(text) ??
    /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?/.exec(text)
  if (numeric) return day(numeric[1], Number(numeric[2]), numeric[3])
  const name = `(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)}|t)?`).join('|')})\\.?`
  const dayFirst = new RegExp(
    `\\b(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${name},?\\s+(\\d{4})\\b`,
  ).exec(text)
  if (dayFirst) return day(dayFirst[3], monthOf(dayFirst[2]!), dayFirst[1])
  const range = '(?:\\d{1,2}(?:st|nd|rd|th)?\\s*(?:[-–—]|to)\\s*)?'
  const monthFirst = new RegExp(
    `\\b${name}(?:\\s+${range}(\\d{1,2})(?:st|nd|rd|th)?)?,?\\s+(\\d{4})\\b`,
  ).exec(text)
  return monthFirst
    ? day(monthFirst[3], monthOf(monthFirst[1]!), monthFirst[2])
    : parseTranslated(label, language)
}

/** `4 de marzo de 2025`, `2025. március 4.`: the year may be on either side of the month. */
function parseTranslated(label: string, language: string): Date | undefined {
  const months = monthsOfLanguage(language)
  if (months.size === 0) return undefined
  const names = [...months.keys()].toSorted((a, b) => b.length - a.length)
  const month = `(?<!\\p{L})(${names.map((name) => escapePattern(name)).join('|')})\\.?(?![\\p{L}\\d])`
  // `de`, `del`, `d’`, `năm`, `gada`
  const word = `(?:\\p{L}{1,4}\\.?[\\s’']+)?`
  const text = label.toLocaleLowerCase(language)
  const before = new RegExp(
    `(?:(?<!\\d)(\\d{1,2})(?:er|[.º])?(?:\\s+|-)${word})?${month}[\\s,]+${word}(\\d{4})(?!\\d)`,
    'u',
  ).exec(text)
  if (before) return day(before[3], months.get(before[2]!)!, before[1])
  const after = new RegExp(
    `(?<!\\d)(\\d{4})[\\s.]+${word}(?:(\\d{1,2})\\.?\\s+)?${month}(?:\\s+(\\d{1,2})(?!\\d))?`,
    'u',
  ).exec(text)
  return after ? day(after[1], months.get(after[3]!)!, after[2] ?? after[4]) : undefined
}

function monthOf(written: string): number {
  return MONTHS.findIndex((month) => month.startsWith(written.slice(0, 3))) + 1
}

function day(year = '', month: number, date = '1'): Date | undefined {
  const found = new Date(Date.UTC(Number(year), month - 1, Number(date)))
  const exists = found.getUTCMonth() === month - 1 && found.getUTCDate() === Number(date)
  return exists ? found : undefined
}
