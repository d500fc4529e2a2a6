import { textHash } from '../../runtime/kit/text-hash.ts'

/** A hash of a text as eight lower-case letters and digits, for use in URLs. */
export function shortHash(text: string): string {
  return textHash(text).padStart(8, '0').slice(-8)
}
