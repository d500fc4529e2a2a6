import type { VFileMessage } from 'vfile-message'
import type { UnplacedDiagnostic } from './compilation.ts'
import type { OpenTags } from './jsx-from-markdown.ts'
import { escapePattern } from '../kit/escape-pattern.ts'
import { nearest } from '../../runtime/kit/nearest.ts'

/** A problem with its offset in the text. Without one, it is where the parser stopped. */
export interface TextProblem {
  problem: UnplacedDiagnostic
  offset?: number | undefined
}

/** Describes tags that don't match: unclosed ones, and closing tags without an opening one. */
export function describeMismatch(
  error: VFileMessage,
  text: string,
  open: OpenTags,
  lineOf: (offset: number) => number,
): TextProblem {
  const top = open.stack.at(-1)
  const name = top?.name ?? ''
  const stopped = open.current?.start.offset ?? text.length
  if (top && error.reason.startsWith('Expected a closing tag')) {
    const lost = findInCode(text, `</${name}>`, top.start.offset, text.length)
    return {
      offset: top.start.offset,
      problem: {
        code: 'mdx/unclosed-tag',
        message: `<${name}> is never closed`,
        hint: lost
          ? inCode(`</${name}>`, lost, lineOf)
          : followsText(text, top.start.offset, name)
            ? `Put <${name}> on a line of its own, as </${name}> is.`
            : `Add </${name}>, on a line of its own if the content has several paragraphs. Without content, end the tag with />.`,
      },
    }
  }
  // The parser stops before it has read the name.
  const [, written = ''] = /^<\/?([\w.:-]*)/.exec(text.slice(stopped, stopped + 80)) ?? []
  const closing = `</${written}>`
  const code = 'mdx/wrong-closing-tag'
  // Its opening tag is no longer among the open ones.
  if (error.reason.startsWith('Expected the closing tag'))
    return { offset: stopped, problem: { code, ...describeOutside(error, closing) } }
  if (top) {
    const lost = findInCode(text, `</${name}>`, top.start.offset, stopped)
    return {
      offset: stopped,
      problem: {
        code,
        message: `\`${closing}\` is here, but <${name}> of line ${lineOf(top.start.offset)} is not closed`,
        hint: lost ? inCode(`</${name}>`, lost, lineOf) : `Add </${name}> before it.`,
      },
    }
  }
  const opening = `<${written}`
  const lost = findInCode(text, opening, 0, stopped)
  const unread = lost ? undefined : findUnread(text, written, stopped)
  const misspelt = lost || unread ? undefined : findMisspelt(text, written, stopped)
  return {
    offset: stopped,
    problem: {
      code,
      message: `\`${closing}\` closes nothing: no ${opening}> is open here`,
      hint: lost
        ? inCode(`${opening}>`, lost, lineOf)
        : unread
          ? `${opening} on line ${lineOf(unread.offset)} is text, because \`${unread.attribute}\` cannot be an attribute: write it as in JSX (\`onClick={…}\`), or remove it.`
          : misspelt
            ? `Did you mean ${opening}> instead of <${misspelt.name}> on line ${lineOf(misspelt.offset)}?`
            : 'Remove the closing tag, or add the opening tag before it.',
    },
  }
}

/**
 * Describes a closing tag in a block that its opening tag is not in. The parser names the block:
 * `listItem`, `blockQuote`, `paragraph`.
 */
function describeOutside(
  { reason }: VFileMessage,
  closing: string,
): Pick<UnplacedDiagnostic, 'message' | 'hint'> {
  const [, block] = /after the start of `(\w+)`/.exec(reason) ?? []
  if (block === 'listItem')
    return {
      message: `\`${closing}\` is part of the list above it, but its opening tag is not`,
      hint: `Indent ${closing} less than the text of the list.`,
    }
  return {
    message: `\`${closing}\` is part of a ${block === 'blockQuote' ? 'quotation' : 'paragraph'}, but its opening tag is not`,
    hint: `Put ${closing} on a line of its own${block === 'blockQuote' ? ', without `>`' : ''}.`,
  }
}

/**
 * Whether a tag and its content share a line, but its closing tag is on a line of its own: the
 * tag is part of a paragraph then, and the closing tag is not.
 */
function followsText(text: string, offset: number, name: string): boolean {
  const rest = text.slice(offset)
  if (!/^.*>[ \t]*\S/.test(rest)) return false
  return new RegExp(`^[ \\t]*</${escapePattern(name)}>[ \\t]*$`, 'm').test(rest)
}

/** A tag that is text because it is in a code block. */
interface LostTag {
  offset: number
  /** Offset of the block. */
  block: number
  fence: string
}

function inCode(
  tag: string,
  { offset, block, fence }: LostTag,
  lineOf: (offset: number) => number,
): string {
  return `${tag} on line ${lineOf(offset)} is in the code block that starts on line ${lineOf(block)}: close the block with ${fence} where the code ends.`
}

/** The last occurrence of a tag in a code block between two offsets. */
function findInCode(
  text: string,
  tag: string,
  from: number,
  to: number,
): LostTag | undefined {
  let lost: LostTag | undefined
  let block: { offset: number; fence: string } | undefined
  let offset = 0
  for (const row of text.split('\n')) {
    if (offset >= to) break
    const [, fence, info] = /^[ \t>]*(`{3,}|~{3,})(.*)$/.exec(row) ?? []
    if (fence !== undefined && !block) block = { offset, fence }
    else if (fence !== undefined && info!.trim() === '' && fence.startsWith(block!.fence))
      block = undefined
    else if (block && offset >= from) {
      const at = row.indexOf(tag)
      if (at >= 0 && !/[\w.-]/.test(row[at + tag.length] ?? ''))
        lost = { offset: offset + at, block: block.offset, fence: block.fence }
    }
    offset += row.length + 1
  }
  return lost
}

/** The last opening tag before an offset whose name is nearly the given one. */
function findMisspelt(text: string, name: string, to: number) {
  const before = [...text.slice(0, to).matchAll(/<([A-Za-z][\w.]*)/g)]
  for (const { 1: written, index } of before.reverse())
    if (written !== name && nearest(name, [written!]))
      return { name: written!, offset: index }
  return undefined
}

/** The last tag with such a name that isn't read as one, as its first attribute is `@click`. */
function findUnread(
  text: string,
  name: string,
  end: number,
): { offset: number; attribute: string } | undefined {
  const opening = new RegExp(`<${escapePattern(name)}\\s+([@#([*][^\\s=<>]*)`, 'g')
  const found = [...text.slice(0, end).matchAll(opening)].at(-1)
  return found && { offset: found.index, attribute: found[1]! }
}

/** A tag that is complete up to an empty line, but for its `>`. */
const UNENDED =
  /^<\/?[\w.:-]*(?:\s+[\w:.-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*[ \t]*\r?\n[ \t]*\r?\n/

/** Describes an error in the attributes of a tag. */
export function describeAttributes(
  { reason }: VFileMessage,
  text: string,
  tag: number,
  stopped: number,
): TextProblem | undefined {
  const code = 'mdx/tag-syntax'
  const character = text[stopped] ?? ''
  const before = text.slice(tag, stopped)
  const quote = openQuote(text.slice(tag, stopped + 1))
  if (
    quote !== undefined &&
    /["']/.test(character + (reason.includes('closing quote') ? '"' : ''))
  )
    return {
      offset: tag + quote,
      problem: {
        code,
        message: 'The quote before this value is never closed',
        hint: `Add ${text[tag + quote]} at the end of the value.`,
      },
    }
  if (reason.startsWith('Unexpected end of file') || UNENDED.test(before))
    return {
      offset: tag,
      problem: {
        code,
        message: `The tag \`${/^<\/?[\w.:-]*/.exec(before)?.[0]}\` does not end: \`>\` is missing`,
        hint: 'Add it after the name or the last attribute.',
      },
    }
  const isTypographic = /[“”„‘’«»]/.test(character)
  if (reason.includes('before attribute value') && !isTypographic) {
    const [, name] = /([\w:.-]+)\s*=\s*$/.exec(before) ?? []
    return {
      problem: {
        code,
        message: name
          ? `The value of \`${name}\` is not in quotes`
          : 'The value is not in quotes',
        hint:
          character === '<'
            ? `Put the tag in braces: \`${name ?? 'name'}={<img src="…" alt="…" />}\`.`
            : 'Put the value in quotes, or in braces if it is code.',
      },
    }
  }
  const value = /([\w:.-]+)=((["'])[^"']*)\3[^\s"'=]*$/.exec(before)
  if (value && character === value[3])
    return {
      offset: tag + value.index + `${value[1]}=${value[2]}`.length,
      problem: {
        code,
        message: `The value of \`${value[1]}\` contains ${character}, which ends it`,
        hint: `Write ${character === '"' ? '&quot;' : '&apos;'} instead, or put the value in ${character === '"' ? "'…'" : '"…"'}.`,
      },
    }
  const [, key] = /\s([\w.-]+):\s*$/.exec(before) ?? []
  if (key !== undefined && /["'{]/.test(character))
    return {
      problem: {
        code,
        message: `\`${key}\` is followed by a colon instead of \`=\``,
        hint: `Write \`${key}="…"\`.`,
      },
    }
  if (character === ',' && /attribute|after/.test(reason))
    return {
      problem: {
        code,
        message: 'Attributes are separated by spaces, not by commas',
        hint: 'Remove the comma.',
      },
    }
  return undefined
}

/** In a tag, the offset of a quote whose value goes on for more than a line. */
function openQuote(tag: string): number | undefined {
  for (const match of tag.matchAll(/=\s*("[^"]*"?|'[^']*'?)/g))
    if (match[1]!.includes('\n')) return match.index + match[0].length - match[1]!.length
  return undefined
}
