import { stringsFor } from 'virtual:skerry/strings'
import type { Strings } from '../theme/strings/en.ts'
import { useLanguage } from './page-context.ts'

/** Returns the UI strings in the language of the page. Works in islands too. */
export function useStrings(): Strings {
  return stringsFor(useLanguage())
}
