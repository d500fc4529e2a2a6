import { decodeText } from '../../../runtime/kit/decode-text.ts'
import { problem } from './spec-problem.ts'

/** Files that are often mistaken for an API description: pattern, message, hint. */
const OTHER_FORMATS: readonly [RegExp, string, string][] = [
  [
    /^\s*<(!doctype|html|\?xml|!--)/i,
    'is an HTML or XML page, not an API description',
    'Check the URL: it may lead to a documentation page or a login.',
  ],
  [
    /^version https:\/\/git-lfs\.github\.com\/spec/,
    'is a Git LFS pointer, not an API description',
    'Run `git lfs pull` before building.',
  ],
]

/** Without `=======`, which underlines a heading in a Markdown file. */
const MERGE_CONFLICT = /^(?:<{7}|>{7}) /m

/**
 * Decodes the bytes of a description: UTF-8 (a byte order mark is dropped) or UTF-16 with a byte
 * order mark.
 *
 * @param isMarkdown A referenced Markdown file, which may begin with HTML.
 * @throws SpecProblem if they aren't text, or clearly some other kind of document.
 */
export function readSpecText(bytes: Uint8Array, isMarkdown = false): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    throw problem(
      'api/not-a-description',
      'is gzip-compressed',
      'Decompress the file.',
      '',
      0,
    )
  }
  const text = decode(bytes)
  if (text.includes('\0')) {
    throw problem(
      'api/encoding',
      'contains a NUL character, so it is not text',
      'Save it as UTF-8',
      text,
      text.indexOf('\0'),
    )
  }
  if (!text.trim()) {
    throw problem(
      'api/not-a-description',
      'is empty',
      'Write an OpenAPI description in it, or remove it.',
      text,
      0,
    )
  }
  for (const [pattern, message, hint] of isMarkdown ? [] : OTHER_FORMATS) {
    if (pattern.test(text)) throw problem('api/not-a-description', message, hint, text, 0)
  }
  const conflict = MERGE_CONFLICT.exec(text)
  if (conflict) {
    throw problem(
      'api/syntax',
      'contains merge conflict markers',
      'Resolve the conflict.',
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
