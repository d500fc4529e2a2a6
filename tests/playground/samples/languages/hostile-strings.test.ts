import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { BuiltRequest } from '../../../../playground/request/built-request.ts'
import { knownLanguages } from '../../../../playground/samples/sample-languages.ts'

const HOSTILE = [
  `it's "q" \\ $HOME \${x} #{x} \`id\` $(id) %s`,
  `'; Remove-Item -Recurse . #`,
  '"; system("id"); //',
  '\u2019; calc \u201d; calc \u201c',
  '\\"\\\'\\u0041 \\(x) ??/ ??=',
  'a\nb\r\n\tc\u0007\u00851\u2028\u202e',
  '"""\n)";\n*/ {}',
  '{"n":12345678901234567890,"f":1.50}',
  'é 😀',
]

function requestWith(text: string): BuiltRequest {
  return {
    method: 'POST',
    url: 'https://a.example/x',
    headers: [{ name: 'Content-Type', value: 'text/plain' }],
    body: { kind: 'text', text },
    problems: [],
  }
}

const written = (id: string, text: string) =>
  knownLanguages.find((language) => language.id === id)!.write(requestWith(text))!

/** The syntax of a language's string literals. */
interface Reading {
  literal: RegExp
  read: (literal: string) => string
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/**
 * Parses escapes of C#, Kotlin, Swift, Rust, Dart and C. `signs` are characters that must
 * be escaped.
 */
function readBackslashes(literal: string, signs = ''): string {
  const inner = literal.slice(1, -1)
  const bare = inner.replace(/\\[^]/g, '')
  for (const sign of signs) expect(bare).not.toContain(sign)
  return inner.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|((?:\d{3})(?:\\\d{3})*)|([^]))/g,
    (_, braces?: string, four?: string, octal?: string, char = '') => {
      if (octal !== undefined) {
        const bytes = octal.split('\\').map((byte) => parseInt(byte, 8))
        return new TextDecoder().decode(new Uint8Array(bytes))
      }
      const code = braces ?? four
      return code === undefined
        ? (ESCAPES[char] ?? char)
        : String.fromCodePoint(parseInt(code, 16))
    },
  )
}

const double = /"(?:[^"\\\n\r]|\\[^])*"/g
const single = /'(?:[^'\\\n\r]|\\[^])*'/g

const readings: Record<string, Reading> = {
  powershell: {
    literal:
      /['\u2018-\u201b](?:[^'\u2018-\u201b]|['\u2018-\u201b]{2})*['\u2018-\u201b]|["\u201c-\u201e](?:[^"\u201c-\u201e`]|`[^])*["\u201c-\u201e]/g,
    read: (literal) =>
      literal.startsWith("'")
        ? literal.slice(1, -1).replace(/(['\u2018-\u201b])['\u2018-\u201b]/g, '$1')
        : literal
            .slice(1, -1)
            .replace(
              /`([^])|\$\(\[char\](\d+)\)|\$/g,
              (_, char?: string, code?: string) => {
                if (char === undefined && code === undefined) throw new Error('a bare $')
                return char ?? String.fromCharCode(Number(code))
              },
            ),
  },
  csharp: { literal: double, read: readBackslashes },
  kotlin: { literal: double, read: (literal) => readBackslashes(literal, '$') },
  swift: {
    literal: /"""\n(?:[^\\"]|\\[^]|"(?!""))*\n"""|"(?:[^"\\\n\r]|\\[^])*"/g,
    read: (literal) =>
      readBackslashes(literal.replace(/^"""\n([^]*)\n"""$/, (_, lines) => `"${lines}"`)),
  },
  rust: { literal: double, read: readBackslashes },
  dart: { literal: single, read: (literal) => readBackslashes(literal, '$') },
  c: { literal: double, read: readBackslashes },
}

describe.each(Object.entries(readings))('%s', (id, { literal, read }) => {
  test.each(HOSTILE)('says exactly %j, and nothing of it is code', (text) => {
    const code = written(id, text)
    const said = (code.match(literal) ?? []).map((each) => read(each)).join('\0')
    expect(said.replace(/(?<=\n)\0/g, '')).toContain(text)
    // Apart from string literals and the content length, the code doesn't depend on the
    // text.
    const frame = (whole: string) =>
      whole
        .replace(literal, '"')
        .replace(/"(?:[\s+,]*")+/g, '"')
        .replace(/\d+L|concat!|[(),]|\s+/g, '')
    expect(frame(code)).toBe(frame(written(id, 'a')))
  })
})

test('a compiler of C reads the same texts', () => {
  const text = HOSTILE.join('\n')
  const code = written('c', text)
  const source = `#include <stdio.h>\n#define CURLOPT_POSTFIELDS 1\nint main(void){fputs(${/CURLOPT_POSTFIELDS, ([^]*?)\);\n\nCURLcode/.exec(code)![1]}, stdout);}`
  let said: string
  try {
    execFileSync('cc', ['-std=c99', '-xc', '-', '-o', '/dev/null'], { input: source })
    said = execFileSync(
      'sh',
      ['-c', 'd=$(mktemp -d) && cc -std=c99 -xc - -o $d/a && $d/a; rm -r $d'],
      { input: source, encoding: 'utf8' },
    )
  } catch {
    return
  }
  expect(said).toBe(text)
})

const file = new File(['x'], `a'b".png`)

test.each<[id: string, what: RegExp | undefined]>([
  ['powershell', /ReadAllBytes\(\(Join-Path \$PWD 'a''b"\.png'\)\)/],
  ['csharp', /ReadAllBytes\("a'b\\"\.png"\)/],
  ['kotlin', /File\("a'b\\"\.png"\)\.readBytes\(\)/],
  ['swift', /fileURLWithPath: "a'b\\"\.png"/],
  ['rust', /std::fs::read\("a'b\\"\.png"\)\?/],
  ['dart', /File\('a\\'b"\.png'\)\.readAsBytesSync\(\)/],
  ['node', /await readFile\('a\\'b"\.png'\)/],
  ['typescript', /await readFile\('a\\'b"\.png'\)/],
  ['c', undefined],
  ['cpp', undefined],
])('%s reads files from the disk, or has no sample', (id, what) => {
  const { write } = knownLanguages.find((language) => language.id === id)!
  const request = requestWith('')
  const alone = write({ ...request, body: { kind: 'file', file } })
  const inForm = write({
    ...request,
    headers: [{ name: 'Content-Type', value: 'multipart/form-data' }],
    body: { kind: 'multipart', parts: [{ name: 'p', value: file, headers: [] }] },
  })
  for (const code of [alone, inForm]) {
    if (what) expect(code).toMatch(what)
    else expect(code).toBeUndefined()
    expect(code ?? '').not.toContain('document.')
  }
})
