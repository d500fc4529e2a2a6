import { positionAt } from './json-node.ts'
import type { JsonSource } from './json-node.ts'

interface SyntaxDescription {
  message: string
  hint?: string
  /** The values around the mistake can be trusted. */
  harmless?: boolean
}

/**
 * Says in an author's words what the JSON parser stumbled over.
 *
 * @param name The parser's name of the mistake, such as `CommaExpected`.
 */
export function describeSyntax(
  name: string,
  { offset, length }: { offset: number; length: number },
  source: JsonSource,
): SyntaxDescription {
  const { text } = source
  const found = text.slice(offset, offset + length)

  if (/^(<{7}|={7}|>{7})/.test(text.slice(offset))) {
    return {
      message: 'This is an unresolved merge conflict',
      hint: 'Keep one side and remove the lines with <<<<<<<, ======= and >>>>>>>.',
    }
  }
  if (name === 'InvalidCommentToken' || name === 'UnexpectedEndOfComment') {
    return {
      message: 'JSON does not allow comments',
      hint: 'Remove the comment.',
      harmless: name === 'InvalidCommentToken',
    }
  }
  if (text.trim() === '') return { message: 'This file is empty', hint: 'Write `{ … }`.' }

  const before = previousOffset(text, offset)
  if (name === 'CommaExpected') {
    return {
      message: `A comma is missing before ${show(found)}`,
      hint: `Add a comma at ${place(source, before + 1)}.`,
      harmless: true,
    }
  }
  if (found === ',' && /[,[{]/.test(text[before] ?? '')) {
    return { message: 'There is an extra comma', hint: 'Remove it.' }
  }
  const closing = found === '}' || found === ']'
  if (closing && text[before] === ',') {
    return {
      message: `A comma before ${show(found)} is not allowed in JSON`,
      hint: `Remove the comma at ${place(source, before)}.`,
      harmless: true,
    }
  }
  if (offset >= text.trimEnd().length) {
    const close = { CloseBraceExpected: '`}`', CloseBracketExpected: '`]`' }[name]
    return { message: `The file ends too early; ${close ?? 'something'} is missing` }
  }
  return { ...describeToken(name, found, text[offset] ?? '') }
}

function describeToken(name: string, found: string, first: string): SyntaxDescription {
  if (first === "'") {
    return {
      message: 'JSON does not allow single quotes',
      hint: `Write ${show(toJson(found))}.`,
    }
  }
  if (name === 'InvalidSymbol' && /^[A-Za-z_$][\w$-]*$/.test(found)) {
    const literal = found.toLowerCase()
    const known = ['true', 'false', 'null'].includes(literal)
    const way = known ? literal : `"${found}"`
    return { message: `${show(found)} is not JSON`, hint: `Write \`${way}\`.` }
  }
  switch (name) {
    case 'UnexpectedEndOfString':
      return { message: 'This string has no closing quote on its line' }
    case 'InvalidCharacter':
      return {
        message: 'This string contains a control character',
        hint: 'Write a line break as \\n and a tab as \\t.',
      }
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return {
        message: 'This string has an invalid escape sequence',
        hint: 'Write a backslash as \\\\.',
      }
    case 'ColonExpected':
      return { message: 'A colon is missing after this key' }
    case 'PropertyNameExpected':
      return { message: `A key in double quotes is expected, not ${show(found)}` }
    case 'EndOfFileExpected':
      return {
        message: `The settings end before ${show(found)}`,
        hint: 'Remove the rest.',
      }
    default:
      return { message: `${show(found)} is not JSON here` }
  }
}

/** The offset of the last character before the given one that is not a space. */
function previousOffset(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1
}

function place(source: JsonSource, offset: number): string {
  const { line, column } = positionAt(source, offset)
  return `${line}:${column}`
}

function show(found: string): string {
  const short = found.length > 40 ? `${found.slice(0, 40)}…` : found
  return `\`${short}\``
}

/** `'a'` as JSON would have it. */
function toJson(found: string): string {
  return JSON.stringify(found.replace(/^'|'$/g, ''))
}
