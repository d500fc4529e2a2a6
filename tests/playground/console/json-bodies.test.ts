import { expect, test } from 'vitest'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import { initialValues } from '../../../playground/console/state/initial-values.ts'
import { buildRequest } from '../../../playground/request/build-request.ts'
import { sampleRequest } from '../../../playground/samples/sample-request.ts'
import { requestSamples } from '../../../playground/samples/request-samples.ts'
import { apiOf } from '../write-spec.ts'

test.each<[media: object, body: string]>([
  [{ schema: { type: 'string', enum: ['VAL_0', 'VAL_1'] } }, '"VAL_0"'],
  [{ schema: { type: 'string' }, example: '123' }, '"123"'],
  [{ schema: { type: 'string', example: '123' } }, '"123"'],
  [{ schema: { type: 'string' }, example: '{"a":1}' }, '"{\\"a\\":1}"'],
  [{ schema: { oneOf: [{ type: 'string' }, { type: 'integer' }] }, example: '5' }, '"5"'],
  [{ schema: { type: 'object' }, example: '{"a": 1}' }, '{"a": 1}'],
  [{ example: '{"a": 1}' }, '{"a": 1}'],
  [{ example: 'a' }, '"a"'],
  [{ schema: { type: 'integer' }, example: '7' }, '7'],
])(
  'the JSON body of %j starts as %s, on the page and in the playground',
  async (media, body) => {
    const api = await apiOf({
      servers: [{ url: 'https://a.example' }],
      paths: {
        '/a': {
          post: {
            requestBody: { required: true, content: { 'application/json': media } },
            responses: { 204: { description: '' } },
          },
        },
      },
    })
    const [operation] = api.operations
    const expected = { kind: 'text', text: body }
    expect(sampleRequest(api, operation!, { defaults: 'all' }).body).toEqual(expected)
    const options = { defaults: 'all', autogenerate: true, languages: ['curl'] } as const
    const { samples } = requestSamples(api, operation!, options)
    expect(samples[0]?.code).toContain(`--data '${body}'`)
    const props = consoleProps(api, operation!, { base: '/', home: '/' })
    const values = initialValues(props.operation, props, props.settings)
    expect(buildRequest(props.operation, values).body).toEqual(expected)
  },
)

test.each(['application/x-ndjson', 'application/jsonl', 'application/json-seq'])(
  'a body of %s has one value a line',
  async (type) => {
    const media = { schema: { type: 'array' }, example: [{ a: [1, 2] }, { b: 'x' }] }
    const api = await apiOf({
      servers: [{ url: 'https://a.example' }],
      paths: {
        '/a': {
          post: {
            requestBody: { required: true, content: { [type]: media } },
            responses: { 204: { description: '' } },
          },
        },
      },
    })
    const [operation] = api.operations
    const expected = { kind: 'text', text: '{"a":[1,2]}\n{"b":"x"}\n' }
    expect(sampleRequest(api, operation!, { defaults: 'all' }).body).toEqual(expected)
    const props = consoleProps(api, operation!, { base: '/', home: '/' })
    const values = initialValues(props.operation, props, props.settings)
    expect(buildRequest(props.operation, values).body).toEqual(expected)
  },
)
