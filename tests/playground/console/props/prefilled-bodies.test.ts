import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from '@redocly/ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { allowsValue } from '../../../../playground/document/example/allows-value.ts'
import { consoleProps } from '../../../../playground/console/props/console-props.ts'
import { initialBody } from '../../../../playground/console/state/initial-values.ts'
import type { Api, MediaType } from '../../../../playground/document/api-model.ts'
import {
  parseExactJson,
  withPlainNumbers,
} from '../../../../playground/document/exact-number.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import { mediaKind } from '../../../../playground/document/media-kind.ts'
import { readApi } from '../../../../playground/document/read/read-api.ts'
import { flattenSchema } from '../../../../playground/document/schema/flatten-schema.ts'
import { isFileSchema } from '../../../../playground/document/schema/schema-type.ts'
import { writeSchema } from '../../../../playground/document/schema/write-schema.ts'
import { buildRequest } from '../../../../playground/request/build-request.ts'
import type { BodyValue, Value } from '../../../../playground/request/operation.ts'
import { writePrimitive } from '../../../../playground/request/write-parameter.ts'
import { sharedMaterial } from '../../../shared-material.ts'

const settings = { base: 'https://docs.example/', home: '/', prefill: true }
const project = fileURLToPath(new URL('../../../..', import.meta.url))
const shared = sharedMaterial('openapi', 'bodies of real operations are prefilled')
const all = sharedMaterial('openapi', 'bodies of all descriptions are prefilled', true)

/** Skips large descriptions: a thousand operations take half a minute. */
function isQuick([, file]: readonly [root: string, file: string]): boolean {
  return !/stripe|kubernetes/.test(file)
}

/**
 * Descriptions in a folder. Files that are only parts of others are skipped, because they
 * can't be read as descriptions.
 */
function descriptionsIn(root: string, folder: string): [root: string, file: string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|ya?ml)$/.test(file))
    .map((file) => [root, join(folder, file)])
}

const files = [
  ...descriptionsIn(project, 'demo/openapi'),
  ...descriptionsIn(project, 'plugin/cli/template/api-reference'),
  ...(shared.missing ? [] : descriptionsIn(shared.path, 'real').filter(isQuick)),
  ...(shared.missing ? [] : descriptionsIn(shared.path, 'edge/rapidoc')),
  ...(all.missing
    ? []
    : ['real', 'multi', 'edge', 'learn', 'conformance'].flatMap((folder) =>
        descriptionsIn(all.path, folder),
      )),
]

/** A validator independent of the code that generates bodies. */
function judgeOf(api: Api) {
  const ids = Object.keys(api.schemas)
  // It can't handle more schemas that refer to each other (Stripe's).
  if (ids.length > 1000)
    return (media: MediaType, value: unknown) =>
      allowsValue(api, media.schema!, value as Value) ? [] : ['is not allowed']
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    unicodeRegExp: false,
    logger: false,
    allErrors: true,
  })
  const places = new Map(ids.map((id, index) => [id, `api#/$defs/${index}`]))
  const idOf = new Map([...places].map(([id, place]) => [place, id]))
  const isRequestless = (schema: Schema) =>
    schema.readOnly ?? isFileSchema(flattenSchema(api, schema))
  const excusedIds = new Set(ids.filter((id) => isRequestless(api.schemas[id]!)))
  const excused = new Set(excusedNames(api))
  const written = (schema: object | boolean): unknown =>
    JSON.parse(JSON.stringify(withPlainNumbers(schema)), (key, value: unknown) => {
      if (key === '$ref' && typeof value === 'string') return places.get(value) ?? value
      if (isDiscriminated(value))
        return { ...value, oneOf: undefined, anyOf: value.oneOf }
      if (!isSchemaWithNames(value)) return value
      // Requests omit read-only properties, even required ones, and files.
      const own = value.properties ?? {}
      const isAsked = (name: string) =>
        Object.hasOwn(own, name) ? !isOmittedIn(own[name]) : !excused.has(name)
      return { ...value, required: value.required.filter(isAsked) }
    })
  const isOmittedIn = (property: unknown): boolean => {
    const { readOnly, format, $ref } = property as Record<string, unknown>
    if (readOnly === true || format === 'binary') return true
    const id = typeof $ref === 'string' ? idOf.get($ref) : undefined
    return id !== undefined && excusedIds.has(id)
  }
  const $defs = ids.map((id) => written(writeSchema(api.schemas[id]!)))
  ajv.addSchema({ $id: 'api', $defs: Object.assign({}, $defs) })
  return (media: MediaType, value: unknown): string[] => {
    const validate = ajv.compile({ allOf: [written(writeSchema(media.schema!))] })
    validate(value)
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message}`,
    )
  }
}

/** Whether a property says which alternative a value is, so that it may match others, too. */
function isDiscriminated(value: unknown): value is { oneOf: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'discriminator' in value &&
    'oneOf' in value
  )
}

function isSchemaWithNames(
  value: unknown,
): value is { required: string[]; properties?: Record<string, unknown> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'required' in value &&
    Array.isArray(value.required)
  )
}

/** Names of read-only properties, and of files, which only the reader can choose. */
function excusedNames(api: Api): string[] {
  const schemas = [
    ...Object.values(api.schemas),
    ...api.operations.flatMap(({ body }) =>
      (body?.content ?? []).flatMap(({ schema }) => schema ?? []),
    ),
  ]
  return schemas
    .flatMap(({ properties }) => properties ?? [])
    .filter(({ schema }) => schema.readOnly ?? isFileSchema(flattenSchema(api, schema)))
    .map(({ name }) => name)
}

/** Examples that violate their schema and can't be corrected. */
const WRONG = ['POST /test/multipart-oneof-media-type-examples multipart/form-data']

const counts = { operations: 0, bodies: 0, made: 0 }

test.each(files.map(([root, file]) => [file, root]))(
  'bodies of %s',
  async (file, root) => {
    const { api } = await readApi(file, { root, offline: true })
    if (!api) return
    const judge = judgeOf(api)
    const faults: string[] = []
    for (const operation of api.operations) {
      counts.operations++
      const props = consoleProps(api, operation, settings)
      operation.body?.content.forEach((media, place) => {
        const body = initialBody(props.operation, place, props, settings)
        counts.bodies++
        if (body.value === undefined && body.text === undefined) return
        counts.made++
        const at = `${operation.method} ${operation.path} ${media.type}`
        const sent = buildRequest(
          props.operation,
          {
            server: 0,
            variables: [],
            parameters: [],
            alternative: 0,
            credentials: [],
            body,
          },
          { base: settings.base },
        ).body
        expect([at, sent && readBack(sent, body, media)]).toEqual([
          at,
          asSent(body, media),
        ])
        if (WRONG.includes(at)) return
        if (media.schema && mediaKind(media.type) !== 'text' && body.text === undefined)
          faults.push(
            ...judge(media, withPlainNumbers(body.value)).map(
              (fault) => `${at}: ${fault}`,
            ),
          )
      })
    }
    expect(faults).toEqual([])
  },
)

test('most bodies start with something', () => {
  console.info(`prefilled: ${JSON.stringify(counts)}`)
  expect(counts.made).toBeGreaterThan(counts.bodies / 2)
})

type Sent = NonNullable<ReturnType<typeof buildRequest>['body']>

/** Parses a sent body, in the form of `asSent`. */
function readBack(sent: Sent, body: BodyValue, media: MediaType): unknown {
  if (sent.kind === 'multipart') return sent.parts.map(({ name, value }) => [name, value])
  if (sent.kind === 'file') return sent.file
  if (body.text !== undefined) return sent.text
  if (mediaKind(media.type) === 'json') return parseExactJson(sent.text)
  const names = [...new URLSearchParams(sent.text).keys()]
  return [...new Set(names.map((name) => name.replace(/\[.*/, '')))]
}

function asSent({ value, text }: BodyValue, media: MediaType): unknown {
  if (text !== undefined) return text
  const kind = mediaKind(media.type)
  if (kind === 'json') return value
  const members = Object.entries((value ?? {}) as Record<string, Value>)
  if (kind === 'form')
    return members.filter(([, each]) => isSent(each)).map(([name]) => name)
  return members.flatMap(([name, each]) =>
    (Array.isArray(each) ? each : [each]).map((item) => [name, writePrimitive(item)]),
  )
}

/** False for empty lists, which have no pair in a form. */
function isSent(value: Value): boolean {
  return !(Array.isArray(value) && value.length === 0)
}
