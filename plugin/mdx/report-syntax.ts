import type { VFileMessage } from 'vfile-message'
import type { Compilation, UnplacedDiagnostic, Source } from './compilation.ts'
import type { Severity } from '../../runtime/kit/diagnostic.ts'
import { pointAt } from './substitute-variables.ts'
import type { OpenTags } from './jsx-from-markdown.ts'

/** Where parsing failed: at open tags, or at the offset of what became text. */
export interface SyntaxContext {
  /** The parsed text. */
  text: string
  open?: OpenTags
  /** Of the construct that became text. */
  offset?: number
}

/** Translates a syntax error of MDX into a diagnostic with a hint. */
export function reportSyntax(
  page: Compilation,
  source: Source,
  error: VFileMessage,
  severity: Severity,
  { text, open, offset }: SyntaxContext,
): void {
  const problem = describe(error, open, source)
  if (offset !== undefined && problem.code === 'mdx/tag-syntax') {
    const start = text.slice(offset, offset + 40).split(/\s/)[0]!
    page.reportAt(source, pointAt(text, offset), {
      code: 'mdx/less-than',
      message: `\`${start}\` does not start a tag, so it is shown as text`,
      hint: 'Write &lt; or put the text in backticks',
      severity,
    })
  } else page.reportAt(source, pointOf(error, open), { severity, ...problem })
}

function pointOf(error: VFileMessage, open?: OpenTags): { line: number; column: number } {
  // Locate an unclosed tag at its start.
  const unclosed = open?.stack.at(-1)
  if (error.reason.startsWith('Expected a closing tag') && unclosed) return unclosed.start
  return { line: error.line ?? 1, column: error.column ?? 1 }
}

function describe(
  error: VFileMessage,
  open: OpenTags | undefined,
  source: Source,
): UnplacedDiagnostic {
  const { ruleId = '', reason } = error
  if (ruleId === 'html-comment') {
    return {
      code: 'mdx/html-comment',
      message: 'HTML comments are not MDX',
      hint: error.note!,
    }
  }
  if (ruleId === 'text-tag')
    return { code: 'mdx/text-tag', message: reason, hint: error.note! }
  const line = source.text.split(/\r\n|\r|\n/)[(error.line ?? 1) - 1] ?? ''
  const character = line[(error.column ?? 1) - 1] ?? ''
  if (ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash') {
    const name = open?.stack.at(-1)?.name ?? ''
    if (reason.startsWith('Expected a closing tag')) {
      return {
        code: 'mdx/unclosed-tag',
        message: `<${name}> is never closed`,
        hint: `Add </${name}>, on a line of its own if the content has several paragraphs, or write <${name} />`,
      }
    }
    return {
      code: 'mdx/wrong-closing-tag',
      message: reason.replace(/\s*\([\d:-]+\)/g, ''),
      hint: name
        ? `Close <${name}> first`
        : 'Remove the closing tag, or add the opening tag before it',
    }
  }
  if (ruleId === 'acorn') {
    const cause =
      error.cause instanceof Error
        ? error.cause.message.replace(/ \(\d+:\d+\)$/, '')
        : reason
    const isModule = reason.includes('import/exports')
    return {
      code: isModule ? 'mdx/module-syntax' : 'mdx/expression-syntax',
      message: `${isModule ? 'The import or export' : 'The expression in braces'} is not JavaScript: ${lower(cause)}`,
      hint: isModule
        ? 'Fix the code: usually a bracket, brace or quote is not closed'
        : 'Fix the code, or write \\{ for a brace that is text',
    }
  }
  if (ruleId === 'unexpected-eof' && /expression/.test(reason)) {
    return {
      code: 'mdx/unclosed-brace',
      message: 'The brace { is never closed',
      hint: 'Write \\{ for a brace that is text, or close it with }',
    }
  }
  if (/in name|before name|local name|member name/.test(reason)) {
    return {
      code: 'mdx/less-than',
      message: `< before ${character ? `\`${character}\`` : 'the end'} does not start a tag, so it is shown as text`,
      hint: 'Write &lt; or put the text in backticks',
    }
  }
  if (/[“”„‘’«»]/.test(character)) {
    return {
      code: 'mdx/tag-syntax',
      message: `${character} is a typographic quote, which cannot delimit attribute values`,
      hint: 'Write straight quotes: name="value"',
    }
  }
  return {
    code: 'mdx/tag-syntax',
    message: lower(reason)
      .replace(/\(U\+[\dA-F]+\) /, '')
      .replace(/ \(note:.*\)$/, ''),
    hint: tagHint(reason),
  }
}

function tagHint(reason: string): string {
  if (/attribute value/.test(reason))
    return 'Put the value in quotes, or in braces if it is code'
  if (/lazy line/.test(reason))
    return 'Repeat the list or quote marker on every line of the tag'
  return 'Write &lt; for a < that is text'
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
