import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseShellWords } from '../../../../playground/samples/imports/shell-words.ts'
import { shellLiteral } from '../../../../playground/samples/languages/shell-literal.ts'

const wordsOf = (text: string) => parseShellWords(text).words

test.each([
  [`a  b\tc`, ['a', 'b', 'c']],
  [`a 'b c' "d e"`, ['a', 'b c', 'd e']],
  [`a'b'"c"d ''`, ['abcd', '']],
  [`'it'\\''s'`, ["it's"]],
  [`"a \\"b\\" \\$c \\n"`, ['a "b" $c \\n']],
  ['a \\\n  b', ['a', 'b']],
  ['a ^\r\n  b', ['a', 'b']],
  ['a \\', ['a']],
  ['a\\', ['a']],
  ['"a\\\nb"', ['ab']],
  [`$'a\\n\\t\\'\\\\\\x41\\u00e9\\101'`, ["a\n\t'\\AéA"]],
  [`$'caf\\303\\251 \\xc3\\xa9 \\xe9'`, ['café é é']],
  ['"a"^\n\n"b" c', ['a\nb', 'c']],
  [`a\\ b`, ['a b']],
  [`"$HOME/x" $TOKEN`, ['$HOME/x', '$TOKEN']],
  [`# a comment\ncurl x # y`, ['curl', 'x']],
  [`http://a/#b`, ['http://a/#b']],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['curl x | jq .', '| jq .'],
  ['curl x && echo', '&& echo'],
  ['curl x; ls', '; ls'],
  ['curl x > out', '> out'],
  ['curl x\ncurl y', 'curl y'],
])('the first command of %j ends where another begins', (text, rest) => {
  expect(parseShellWords(text)).toEqual({ words: ['curl', 'x'], rest, isOpen: false })
})

test.each([`a 'b`, `a "b`, `$'b`])('%j has an open quote', (text) => {
  expect(parseShellWords(text).isOpen).toBe(true)
})

test('words in quotes are read as they were', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 20 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (list) => {
        const texts = list.map((text) => text.replaceAll('\0', ''))
        expect(wordsOf(texts.map(shellLiteral).join(' \\\n  '))).toEqual(texts)
      },
    ),
  )
})

test('bash reads the same words', () => {
  const piece = fc.constantFrom(
    ...`a b \\ ' " $'x\\n' \\" \\' \\\\ "c d" 'e f' é 1`.split(' '),
    ' ',
    '\\\n',
    "''",
  )
  const lines = fc
    .sample(fc.array(piece, { maxLength: 8 }), 120)
    .map((pieces) => pieces.join(''))
    .filter((line) => !parseShellWords(line).isOpen && !line.endsWith('\\'))
    // A line feed after a whole backslash ends the command. Bash would run what follows.
    .filter((line) => !/(?<!\\)(?:\\\\)+\n/.test(line))
  expect(lines.length).toBeGreaterThan(20)
  const script = lines.map((line) => `printf '[%s]' ${line}\necho -n '\x01'`).join('\n')
  const said = execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\x01')
  for (const [index, line] of lines.entries()) {
    const words = wordsOf(line)
    const own = (words.length > 0 ? words : ['']).map((word) => `[${word}]`).join('')
    expect([line, own]).toEqual([line, said[index]])
  }
})
