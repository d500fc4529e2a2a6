import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BuiltRequest } from '../../../../playground/request/built-request.ts'
import { sampleLanguages } from '../../../../playground/samples/languages/live-languages.ts'
import { writeSample } from '../../../../playground/samples/languages/write-sample.ts'
import { packRequest } from '../../../../playground/samples/lazy/request-data.ts'
import { tokensOf } from '../../../../playground/samples/lazy/token-kinds.ts'
import { writeTokens } from '../../../../playground/samples/lazy/write-tokens.ts'

const request = (text: string): BuiltRequest => ({
  method: 'POST',
  url: 'https://api.example.com/pets',
  headers: [{ name: 'Content-Type', value: 'application/json' }],
  body: { kind: 'text', text },
  problems: [],
})

const codeOf = (
  built: BuiltRequest,
  language: (typeof sampleLanguages)[number]['id'],
) => {
  const first = writeSample('curl', built)
  const data = JSON.parse(JSON.stringify(packRequest(built, first))) as ReturnType<
    typeof packRequest
  >
  return writeTokens(language, data, first)
    .map(({ text }) => text)
    .join('')
}

test('a sample that is written late is the one that the server would have written', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...sampleLanguages), (text, { id }) => {
      const built = request(text)
      expect(codeOf(built, id)).toBe(writeSample(id, built))
    }),
  )
})

test('a body stands once in a page: it is read from the first sample', () => {
  const built = request(`{"name": "it's"}`)
  const first = writeSample('curl', built)
  expect(packRequest(built, first).body).toMatchObject({ kind: 'quoted' })
  expect(packRequest(built, 'something else').body).toMatchObject({ kind: 'text' })
})

test('files keep their names', () => {
  const built: BuiltRequest = {
    ...request(''),
    body: {
      kind: 'multipart',
      parts: [
        { name: 'note', value: 'a', headers: [] },
        { name: 'photo', value: new File([], 'cat.png'), headers: [] },
      ],
    },
  }
  expect(codeOf(built, 'python')).toBe(writeSample('python', built))
  expect(codeOf(built, 'python')).toContain('cat.png')
})

test('strings, numbers, comments, keywords and calls are distinguished', () => {
  const code = `const a = send("it's", 12) // to https://x`
  expect(tokensOf(code).filter(({ kind }) => kind)).toEqual([
    { text: 'const', kind: 'keyword' },
    { text: 'a', kind: 'name' },
    { text: 'send', kind: 'call' },
    { text: `"it's"`, kind: 'string' },
    { text: '12', kind: 'number' },
    { text: '// to https://x', kind: 'comment' },
  ])
})
