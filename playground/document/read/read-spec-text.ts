import { decodeText } from '../../../runtime/kit/decode-text.ts'
import { problem } from './spec-problem.ts'

/** Signatures of things that end up where a spec should be, with the words for them. */
const STRANGERS: readonly [RegExp, string, string][] = [
  [
    /^\s*<(!doctype|html|\?xml|!--)/i,
    'is an HTML or XML page, not an API description',
    'Check the address: it may lead to a documentation page or a login',
  ],
  [
    /^version https:\/\/git-lfs\.github\.com\/spec/,
    'is a Git LFS pointer, not an API description',
    'Run `git lfs pull` before building',
  ],
]

const MERGE_CONFLICT = /^(?:<{7} |={7}$|>{7} )/m

/**
 * Decode the bytes of a spec: UTF-8 (a byte-order mark is dropped) or UTF-16 with a mark.
 * Throws a SpecProblem for bytes that are no text, and for texts that are clearly something else.
 */
export function readSpecText(bytes: Uint8Array): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    throw problem('api/not-a-description', 'holds gzip data', 'Unpack the file', '', 0)
  }
  const text = decode(bytes)
  if (text.includes('\0')) {
    throw problem(
      'api/encoding',
      'holds a NUL character, so it is not text',
      'Save it as UTF-8',
      text,
      text.indexOf('\0'),
    )
  }
  if (!text.trim()) {
    throw problem(
      'api/not-a-description',
      'is an empty document',
      'Write an OpenAPI description in it, or remove it',
      text,
      0,
    )
  }
  for (const [pattern, words, hint] of STRANGERS) {
    if (pattern.test(text)) throw problem('api/not-a-description', words, hint, text, 0)
  }
  const conflict = MERGE_CONFLICT.exec(text)
  if (conflict) {
    throw problem(
      'api/syntax',
      'holds the markers of a merge conflict',
      'Resolve the conflict',
      text,
      conflict.index,
    )
  }
  return text
}

function decode(bytes: Uint8Array): string {
  const { text, invalid } = decodeText(bytes)
  if (!invalid) return text
  throw problem(
    'api/encoding',
    'is not UTF-8 text',
    'Save it as UTF-8',
    text,
    invalid.index,
  )
}
