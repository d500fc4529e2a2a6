import { stringsFor } from 'virtual:skerry/strings'
import { useLanguage } from '../runtime/page-context.ts'
import type { Strings } from './strings/en.ts'

export type { Strings } from './strings/en.ts'

/** The words in the language of the page. */
export function useStrings(): Strings {
  return stringsFor(useLanguage())
}

/** Puts values into a phrase: `fillIn('See all {count} lines', { count: 12 })`. */
export function fillIn(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}
