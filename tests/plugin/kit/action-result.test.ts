import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeActionResult, readStdout } from '../../../plugin/kit/action-result.ts'

const bytes = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex')

test('is written as protobuf says, field by field', () => {
  const message = encodeActionResult({
    files: [{ path: 'p', hash: 'ab', bytes: 300 }],
    stdout: Buffer.from('out'),
  })
  // output_files { path: "p" digest { hash: "ab" size_bytes: 300 } } stdout_raw: "out"
  expect(message).toEqual(bytes('12 0c 0a 01 70 12 07 0a 02 6162 10 ac02 2a 03 6f7574'))
})

test('its output is found among fields that servers add', () => {
  // exit_code: 0, execution_metadata { worker: "10.0.0.1" }, and unknown fixed64 and
  // fixed32 fields.
  const others = bytes(
    '20 00 4a 0a 0a 08 31302e302e302e31 f901 0000000000000000 fd01 00000000',
  )
  const message = encodeActionResult({ files: [], stdout: Buffer.from('out') })
  for (const mixed of [
    Buffer.concat([message, others]),
    Buffer.concat([others, message]),
  ])
    expect(readStdout(mixed)?.toString()).toBe('out')
  expect(readStdout(others)).toBeUndefined()
})

test('decoding returns what was encoded', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          path: fc.string({ minLength: 1 }),
          hash: fc.string(),
          bytes: fc.nat(),
        }),
      ),
      fc.uint8Array({ maxLength: 300 }),
      (files, stdout) => {
        const found = readStdout(encodeActionResult({ files, stdout }))
        expect(Buffer.from(stdout).equals(found!)).toBe(true)
      },
    ),
  )
})

test('bytes of any kind are read to their end, or given up', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (message) => {
      const found = readStdout(Buffer.from(message))
      expect(found === undefined || found.length <= message.length).toBe(true)
    }),
  )
  for (const cut of ['2a', '2a 05 6f', '2a ffffffffffffffffff01', 'ff', '0b', '12 80'])
    expect(readStdout(bytes(cut)), cut).toBeUndefined()
})
