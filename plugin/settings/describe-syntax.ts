import { positionAt } from './json-node.ts'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { JsonSource } from './json-node.ts'

interface SyntaxDescription {
  message: string
  hint?: string
  /** The values around the mistake can be trusted. */
  harmless?: boolean
}

/**
 * Describes an error of the JSON parser for authors.
 *
 * @param name The parser's name of the error, such as `CommaExpected`.
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
  if (name === 'CommaExpected' && /^[}\]:]/.test(found)) {
    // The list or object that should have ended before is still open.
    const missing = found === ']' ? '}' : ']'
    const opened = openBracket(text, offset)
    return {
      message: `\`${missing}\` is missing before ${show(found)}`,
      hint: `Close the ${missing === ']' ? 'list' : 'object'} that opens at ${place(source, opened)}.`,
    }
  }
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
    return {
      message: `The file ends too early; ${close ?? 'something'} is missing`,
      hint: `The bracket at ${place(source, unevenBracket(text))} is not closed.`,
    }
  }
  return { ...describeToken(name, found, text[offset] ?? '') }
}

function describeToken(name: string, found: string, first: string): SyntaxDescription {
  if (/[“”„‘’«»]/.test(found)) {
    return {
      message: 'JSON does not allow typographic quotes',
      hint: 'Write straight quotes: `"`.',
    }
  }
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
      return {
        message: 'This string has no closing quote on its line',
        hint: 'Add `"` at its end. Write a line break in a string as \\n.',
      }
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

/** The brackets of a text up to an offset, without those in strings. */
function* bracketsOf(text: string, end: number) {
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{[\]}]/g)) {
    if (index >= end) return
    if (!token.startsWith('"')) yield { token, index }
  }
}

/** The offset of the innermost bracket that is open at an offset. */
function openBracket(text: string, end: number): number {
  const open: number[] = []
  for (const { token, index } of bracketsOf(text, end)) {
    if (/[{[]/.test(token)) open.push(index)
    else open.pop()
  }
  return open.at(-1) ?? 0
}

/**
 * The offset of the bracket that is probably the unclosed one: the first whose closing bracket
 * begins a line with another indentation, or else the innermost open one.
 */
function unevenBracket(text: string): number {
  const open: number[] = []
  for (const { token, index } of bracketsOf(text, text.length)) {
    if (/[{[]/.test(token)) {
      open.push(index)
      continue
    }
    const opened = open.pop() ?? 0
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index)
    if (before.trim() === '' && before !== indentOf(text, opened)) return opened
  }
  return open.at(-1) ?? 0
}

function indentOf(text: string, offset: number): string {
  const row = text.slice(text.lastIndexOf('\n', offset) + 1)
  return /^[ \t]*/.exec(row)![0]
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
  return `\`${shortened(found, 40)}\``
}

/** `'a'` as JSON would have it. */
function toJson(found: string): string {
  return JSON.stringify(found.replace(/^'|'$/g, ''))
}
