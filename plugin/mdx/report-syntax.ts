import type { VFileMessage } from 'vfile-message'
import type { Compilation, UnplacedDiagnostic, Source } from './compilation.ts'
import type { Severity } from '../../runtime/kit/diagnostic.ts'
import {
  describeAttributes,
  describeMismatch,
  type TextProblem,
} from './describe-tags.ts'
import { areReported, vueValueProblem } from './double-braces.ts'
import type { OpenTags } from './jsx-from-markdown.ts'
import { strictTagOf } from './lenient-mdx.ts'
import { lowerFirst } from '../../runtime/kit/lower-first.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

/** Where parsing failed: at open tags, or at the offset of what became text. */
interface SyntaxContext {
  /** The parsed text. */
  text: string
  open?: OpenTags
  /** Of the construct that became text. */
  offset?: number
}

/**
 * Translates a syntax error of MDX into a diagnostic with a hint. Expressions that became text are
 * added to `refusedExpressions`, which are reported later.
 */
export function reportSyntax(
  page: Compilation,
  source: Source,
  error: VFileMessage,
  severity: Severity,
  { text, open, offset }: SyntaxContext,
): void {
  const conflict = offset === undefined ? undefined : conflictAt(text, offset)
  if (conflict !== undefined) {
    // Each of its signs fails to start a tag.
    if (conflict === offset)
      page.reportAt(source, placeAt(text, conflict), {
        ...MERGE_CONFLICT,
        severity: 'error',
      })
    return
  }
  const found = describe(error, source, { text, open, offset })
  const { problem } = found
  if (offset !== undefined && problem.code === 'mdx/tag-syntax') {
    const start = text.slice(offset, offset + 40).split(/\s/)[0]!
    page.reportAt(source, placeAt(text, offset), {
      code: 'mdx/less-than',
      message: `\`${start}\` does not start a tag, so it is shown as text`,
      hint: 'Write &lt; or put the text in backticks.',
      severity,
    })
    return
  }
  const { line = 1, column = 1 } = error
  const point =
    found.offset === undefined ? { line, column } : placeAt(text, found.offset)
  const report = () => page.reportAt(source, point, { severity, ...problem })
  if (offset !== undefined && problem.code === 'mdx/expression-syntax') {
    const braces = text.slice(offset, offset + 200)
    const vueValue = vueValueProblem(braces)
    if (vueValue) page.reportAt(source, placeAt(text, offset), vueValue)
    if (areReported(braces)) return
    page.refusedExpressions.add({ source, point: placeAt(text, offset), report })
  } else report()
}

const MERGE_CONFLICT: UnplacedDiagnostic = {
  code: 'mdx/merge-conflict',
  message: 'This is an unresolved merge conflict',
  hint: 'Keep one side and remove the lines with <<<<<<<, ======= and >>>>>>>.',
}

/** The start of the line of Git's opening conflict marker that contains the offset. */
function conflictAt(text: string, offset: number): number | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const isMarker =
    offset < start + 7 && /^<{7}(?: |\r?$)/m.test(text.slice(start, start + 9))
  return isMarker ? start : undefined
}

function describe(
  error: VFileMessage,
  source: Source,
  { text, open, offset }: SyntaxContext,
): TextProblem {
  const { ruleId = '', reason } = error
  if (ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash') {
    const lineOf = (at: number) => placeAt(text, at).line + source.line - 1
    return describeMismatch(error, text, open ?? { stack: [] }, lineOf)
  }
  const tag = strictTagOf(error)
  if (ruleId === 'unexpected-eof' && /expression/.test(reason)) {
    const brace = offset ?? (tag === undefined ? undefined : text.indexOf('{', tag))
    return { problem: unclosedBrace(text, brace, tag !== undefined), offset: brace }
  }
  if (
    ruleId !== 'html-comment' &&
    ruleId !== 'included-file' &&
    offset !== undefined &&
    text.startsWith('<!--', offset)
  )
    return { problem: UNCLOSED_COMMENT, offset }
  const stopped = error.place && 'offset' in error.place ? error.place.offset : undefined
  const attributes =
    tag !== undefined && stopped !== undefined
      ? describeAttributes(error, text, tag, stopped)
      : undefined
  return attributes ?? { problem: describeOther(error, source, offset !== undefined) }
}

const TAG_IN_MODULE: UnplacedDiagnostic = {
  code: 'mdx/module-syntax',
  message: 'This line belongs to the import or export above it',
  hint: 'Put an empty line between the imports and the content.',
}

const CODE_IN_MODULE: UnplacedDiagnostic = {
  code: 'mdx/module-syntax',
  message: 'Only imports and exports can stand between other imports and exports',
  hint: 'Write `export` in front of it, or put an empty line above it if it is text.',
}

const UNCLOSED_COMMENT: UnplacedDiagnostic = {
  code: 'mdx/html-comment',
  message: 'The comment <!-- is never closed, so it is shown as text',
  hint: 'Write {/* … */}; MDX has no HTML comments.',
}

const INCLUDED_FILE: UnplacedDiagnostic = {
  code: 'mdx/foreign-syntax',
  message: '`<!-- @include: … -->` includes nothing: it is the syntax of another tool',
  hint: 'Write `<Snippet file="…" />`, with the file in `snippets/`.',
}

function unclosedBrace(
  text: string,
  offset: number | undefined,
  isInTag: boolean,
): UnplacedDiagnostic {
  const code = 'mdx/unclosed-brace'
  if (offset !== undefined && text.startsWith('{/*', offset))
    return {
      code,
      message: 'The comment {/* is never closed',
      hint: 'End it with `*/}`.',
    }
  return {
    code,
    message: 'The brace { is never closed',
    hint: isInTag
      ? 'Add } at the end of the value.'
      : 'Write \\{ for a brace that is text, or close it with }.',
  }
}

function describeOther(
  error: VFileMessage,
  source: Source,
  isText: boolean,
): UnplacedDiagnostic {
  const { ruleId = '', reason } = error
  if (ruleId === 'html-comment') {
    return {
      code: 'mdx/html-comment',
      message: 'HTML comments are not MDX',
      hint: error.note!,
    }
  }
  if (ruleId === 'included-file') return INCLUDED_FILE
  if (ruleId === 'text-tag')
    return { code: 'mdx/text-tag', message: reason, hint: error.note! }
  const line = source.text.split(/\r\n|\r|\n/)[(error.line ?? 1) - 1] ?? ''
  const character = line[(error.column ?? 1) - 1] ?? ''
  const isModule = reason.includes('import/exports')
  if (isModule && line.startsWith('<')) return TAG_IN_MODULE
  if (ruleId === 'non-esm') return CODE_IN_MODULE
  if (ruleId === 'acorn') {
    const cause =
      error.cause instanceof Error
        ? error.cause.message.replace(/ \(\d+:\d+\)$/, '')
        : reason
    return {
      code: isModule ? 'mdx/module-syntax' : 'mdx/expression-syntax',
      message: `${isModule ? 'The import or export' : 'The expression in braces'} is not JavaScript: ${lowerFirst(cause)}`,
      hint: /already been declared/.test(cause)
        ? 'Remove one of them, or give it another name.'
        : isModule
          ? 'Fix the code: usually a bracket, brace or quote is not closed.'
          : /unterminated jsx|jsx closing tag/i.test(cause)
            ? 'Close each tag: `<img />` or `<b></b>`.'
            : 'Fix the code, or write \\{ for a brace that is text.',
    }
  }
  // In `<a :href="…">`, which isn't text if the tag is closed.
  if (!isText && reason.includes('local name'))
    return {
      code: 'mdx/tag-syntax',
      message: "What follows the colon is read as part of the tag's name",
      hint: 'Write attributes as in JSX: `href={…}`, not `:href="…"`.',
    }
  if (/in name|before name|local name|member name/.test(reason)) {
    return {
      code: 'mdx/less-than',
      message: `< before ${character ? `\`${character}\`` : 'the end'} does not start a tag, so it is shown as text`,
      hint: 'Write &lt; or put the text in backticks.',
    }
  }
  if (/[“”„‘’«»]/.test(character)) {
    return {
      code: 'mdx/tag-syntax',
      message: `${character} is a typographic quote, which cannot delimit attribute values`,
      hint: 'Write straight quotes: name="value".',
    }
  }
  return {
    code: 'mdx/tag-syntax',
    message: lowerFirst(reason)
      .replace(/\(U\+[\dA-F]+\) /, '')
      .replace(/ \(note:.*\)$/, '')
      // A list of characters.
      .replace(/(?<=attribute name|after name), expected .*$/, ''),
    hint: tagHint(reason),
  }
}

function tagHint(reason: string): string {
  if (/attribute value/.test(reason))
    return 'Put the value in quotes, or in braces if it is code.'
  if (/lazy line/.test(reason))
    return 'Repeat the list or quote marker on every line of the tag.'
  return 'Fix the tag, or write &lt; for a < that is text.'
}
