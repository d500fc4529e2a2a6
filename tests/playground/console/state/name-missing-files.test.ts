import { expect, test } from 'vitest'
import { nameMissingFiles } from '../../../../playground/console/state/name-missing-files.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import { buildRequest } from '../../../../playground/request/build-request.ts'
import type { Value } from '../../../../playground/request/operation.ts'
import { curlSample } from '../../../../playground/samples/languages/curl-sample.ts'
import { operation, values } from '../../request/sample-operation.ts'

const binary: Schema = { types: ['string'], format: 'binary' }
const upload = {
  ...operation({ method: 'POST' }),
  title: 'Upload',
  parameters: [],
  body: {
    required: true,
    content: [
      {
        type: 'multipart/form-data',
        encoding: [],
        examples: [],
        schema: {
          required: ['photo', 'pages'],
          properties: [
            { name: 'photo', schema: binary },
            { name: 'pages', schema: { types: ['array' as const], items: binary } },
            { name: 'thumbnail', schema: binary },
          ],
        },
      },
    ],
  },
}

function partsOf(value: Value): string[] {
  const typed = values([], { body: { content: 0, value } })
  const named = nameMissingFiles(upload, typed, { schemas: {} })
  return (
    curlSample(buildRequest(upload, named)).match(/(?<=--form ').*(?=;filename)/g) ?? []
  )
}

test('a sample has the required files before the reader chooses them', () => {
  expect(partsOf({})).toEqual(['photo=@"example-file"', 'pages=@"example-file"'])
})

test('a body that is a file is one in a sample before the reader chooses it', () => {
  const operationWith = (required: boolean, schema: Schema) => ({
    ...upload,
    body: {
      required,
      content: [{ type: 'text/csv', encoding: [], examples: [], schema }],
    },
  })
  const bodyOf = (...parts: Parameters<typeof operationWith>) =>
    nameMissingFiles(operationWith(...parts), values([], { body: { content: 0 } }), {
      schemas: {},
    }).body?.value
  expect(bodyOf(true, binary)).toBeInstanceOf(File)
  expect(bodyOf(false, binary)).toBeUndefined()
  expect(bodyOf(true, { types: ['string'] })).toBeUndefined()
})

test('a chosen file stays', () => {
  const photo = new File(['x'], 'rex.png')
  expect(partsOf({ photo })).toEqual(['photo=@"rex.png"', 'pages=@"example-file"'])
})

test('values that lack no file are returned as they are', () => {
  const typed = values([], { body: { content: 0, text: 'x' } })
  expect(nameMissingFiles(upload, typed, { schemas: {} })).toBe(typed)
})
