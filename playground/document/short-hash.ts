import { textHash } from '../../runtime/kit/text-hash.ts'

/** Eight letters and digits that stand for a text in an address. */
export function shortHash(text: string): string {
  return textHash(text).padStart(8, '0').slice(-8)
}
