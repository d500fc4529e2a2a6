import { nearest } from '../../../runtime/kit/nearest.ts'
import { digitsOf } from '../exact-number.ts'
import type { LintProblem } from './lint-problem.ts'
import { isMapKeyword, isSchema } from './keyword-places.ts'
import { asList, asNumber, asRecord, asText, entriesOf, own, valueAt } from './raw.ts'
import { keywordsOutsideSchema } from './keywords-outside-schema.ts'

/** Words that authors use as `type`, as it is written in JSON Schema. */
const TYPES: Readonly<Record<string, string>> = {
  any: 'Leave `type` out, to allow any value.',
  bool: 'Did you mean `boolean`?',
  date: 'Write `type: string` and `format: date`.',
  'date-time': 'Write `type: string` and `format: date-time`.',
  datetime: 'Write `type: string` and `format: date-time`.',
  decimal: 'Did you mean `number`?',
  dict: 'Did you mean `object`?',
  double: 'Write `type: number` and `format: double`.',
  email: 'Write `type: string` and `format: email`.',
  enum: 'Write `type: string` beside `enum`.',
  file: 'Write `type: string` and `format: binary`.',
  float: 'Write `type: number` and `format: float`.',
  int: 'Did you mean `integer`?',
  int32: 'Write `type: integer` and `format: int32`.',
  int64: 'Write `type: integer` and `format: int64`.',
  list: 'Did you mean `array`?',
  long: 'Write `type: integer` and `format: int64`.',
  map: 'Write `type: object` and `additionalProperties`.',
  null: 'In OpenAPI 3.0, write `nullable: true` beside the type.',
  str: 'Did you mean `string`?',
  text: 'Did you mean `string`?',
  timestamp: 'Write `type: string` and `format: date-time`.',
  uri: 'Write `type: string` and `format: uri`.',
  url: 'Write `type: string` and `format: uri`.',
  uuid: 'Write `type: string` and `format: uuid`.',
}

/** The same for `type` of security schemes. */
const SCHEMES: Readonly<Record<string, string>> = {
  basic: 'Write `type: http` and `scheme: basic`.',
  bearer: 'Write `type: http` and `scheme: bearer`.',
  jwt: 'Write `type: http`, `scheme: bearer` and `bearerFormat: JWT`.',
  token: 'Write `type: http` and `scheme: bearer`.',
}

const COMPONENT_NAMES = 'Names consist of letters, digits, `-`, `_` and `.`.'

/** Fields of OpenAPI 3 that Swagger 2.0 has no other name for. */
const OPENAPI_FIELDS =
  /^(?:oneOf|anyOf|not|nullable|writeOnly|requestBody|callbacks|links)$/

/** The type of security scheme that each field belongs to. */
const SCHEME_FIELDS: Readonly<Record<string, string>> = {
  bearerFormat: 'http',
  flows: 'oauth2',
  in: 'apiKey',
  name: 'apiKey',
  openIdConnectUrl: 'openIdConnect',
  scheme: 'http',
}

/** Fields of Swagger 2.0, and what replaced them. */
const SWAGGER_FIELDS: Readonly<Record<string, string>> = {
  basePath: 'Since OpenAPI 3.0, it is part of `url` in `servers`.',
  consumes: 'Since OpenAPI 3.0, media types are keys of `content` in `requestBody`.',
  definitions: 'Since OpenAPI 3.0, schemas are in `components.schemas`.',
  host: 'Since OpenAPI 3.0, it is part of `url` in `servers`.',
  produces: 'Since OpenAPI 3.0, media types are keys of `content` in the response.',
  schemes: 'Since OpenAPI 3.0, they are part of `url` in `servers`.',
  securityDefinitions: 'Since OpenAPI 3.0, they are in `components.securitySchemes`.',
}

/** Fields that OpenAPI 3.1 added, by the field that they are in. Those of the root are first. */
const NEW_FIELDS: Readonly<Record<string, readonly string[]>> = {
  '': ['webhooks', 'jsonSchemaDialect'],
  info: ['summary'],
  license: ['identifier'],
  components: ['pathItems'],
}

/**
 * How to fix a problem that the linter reports, as a sentence; `undefined` if the message
 * says it all.
 */
export function lintHint(problem: LintProblem, version: string): string | undefined {
  const { text, rule, meant, unknown, pointer, file } = problem
  const value = valueAt(file.value, pointer)
  const special =
    unknown === undefined
      ? (choiceHint(problem, value, version) ?? typeHint(problem, value, version))
      : unknownFieldHint(problem, unknown, value, version)
  if (special) return special
  if (meant) return `Did you mean \`${meant}\`?`
  if (text.endsWith(' is not allowed here')) {
    const field = pointer.at(-1) ?? ''
    if (Object.hasOwn(SCHEME_FIELDS, field))
      return `Remove it: \`${field}\` is part of \`type: ${SCHEME_FIELDS[field]}\`.`
  }
  const missing = /does not define the path parameter `\{([^`]*)\}`/.exec(text)?.[1]
  if (missing) return `Add a parameter with \`in: path\` and \`name: ${missing}\`.`
  if (rule === 'operation-operationId-unique') return 'Rename one of the operations.'
  if (rule === 'spec-components-invalid-map-name') return COMPONENT_NAMES
  if (rule !== 'no-required-schema-properties-undefined') return undefined
  const schema = valueAt(file.value, pointer.slice(0, -2))
  const property = nearest(
    asText(value) ?? '',
    entriesOf(own(schema, 'properties')).map(([name]) => name),
  )
  return property
    ? `Did you mean \`${property}\`?`
    : 'Add it to `properties`, or remove it from `required`.'
}

function unknownFieldHint(
  { pointer, file }: LintProblem,
  unknown: string,
  value: unknown,
  version: string,
): string | undefined {
  if (pointer[0] === 'paths' && pointer.length === 2)
    return `Paths start with a slash: \`/${unknown}\`.`
  if (isMapKeyword(pointer.at(-2) ?? '') && /[^\w.-]/.test(unknown))
    return COMPONENT_NAMES
  if (asRecord(file.value)?.['swagger'] !== undefined)
    return (pointer.length === 1 && /^(?:components|servers)$/.test(unknown)) ||
      OPENAPI_FIELDS.test(unknown)
      ? 'It is part of OpenAPI 3: write `openapi: 3.0.3` instead of `swagger`.'
      : undefined
  if (version.startsWith('3.0') && NEW_FIELDS[pointer.at(-2) ?? '']?.includes(unknown))
    return 'It is part of OpenAPI 3.1: write `openapi: 3.1.0`.'
  const outside = keywordsOutsideSchema(valueAt(file.value, pointer.slice(0, -1)))
  if (outside.includes(unknown))
    return `Move ${outside.map((one) => `\`${one}\``).join(', ')} to \`schema\`.`
  if (unknown === 'schema' && pointer.at(-3) === 'responses')
    return 'Since OpenAPI 3.0, it is in a media type of `content`.'
  const isOld = Object.hasOwn(SWAGGER_FIELDS, unknown) && typeof value === 'object'
  const isRoot = pointer.length === 1 && Object.hasOwn(SWAGGER_FIELDS, unknown)
  return isOld || isRoot ? SWAGGER_FIELDS[unknown] : undefined
}

/** For values that are none of a fixed list. */
function choiceHint(
  { text, pointer }: LintProblem,
  value: unknown,
  version: string,
): string | undefined {
  if (!/can be one of the following only/.test(text)) return undefined
  const last = pointer.at(-1)
  const word = asText(value)?.toLowerCase() ?? ''
  const isScheme = /^security(?:Schemes|Definitions)$/.test(pointer.at(-3) ?? '')
  if (last === 'in' && !isScheme && /^(?:body|formdata)$/.test(word))
    return 'Since OpenAPI 3.0, bodies are in `requestBody` of the operation.'
  if (last !== 'type') return undefined
  if (asList(value).length > 0 && version.startsWith('3.0'))
    return 'Lists of types need OpenAPI 3.1. In 3.0, write `nullable: true` for `null`, and `oneOf` for several types.'
  const words = isSchema(pointer) || pointer.includes('parameters') ? TYPES : SCHEMES
  return Object.hasOwn(words, word) ? words[word] : undefined
}

/** For values of another type than expected. */
function typeHint(
  { text, pointer, file }: LintProblem,
  value: unknown,
  version: string,
): string | undefined {
  const [, expected, array, got] =
    /^Expected type `(\w+)`(?: \((array|object)\))? but got `(\w+)`/.exec(text) ?? []
  const last = pointer.at(-1)!
  if (got === 'array' && array === 'object' && !/^\s*[{[]/.test(file.text))
    return 'Remove the hyphens (`-`) before its keys.'
  if (last === 'required' && got === 'boolean' && expected === 'array')
    return `List the names of required properties beside \`properties\`: \`required: ${JSON.stringify([pointer.at(-2)])}\`.`
  if (got === 'string' && typeof value === 'string') {
    if (expected === 'SecurityRequirementList')
      return `Write a list: \`security: [{ ${JSON.stringify(value)}: [] }]\`.`
    if (expected === 'array' || array === 'array')
      return `Write a list: \`${last}: ${JSON.stringify(value.split(/\s*,\s*/))}\`.`
    if (expected === 'Server') return `Write an object with \`url: ${value}\`.`
    if (expected === 'Discriminator')
      return value.trim() === ''
        ? 'Write an object with `propertyName`, or remove it.'
        : `Write an object with \`propertyName: ${value}\`.`
    const isUnquoted = /^(?:number|integer|boolean)$/.test(expected ?? '')
    if (isUnquoted && /^(?:-?\d[\d.]*|true|false)$/.test(value))
      return `Write \`${value}\` without quotes.`
  }
  if (!/^exclusiveM(?:in|ax)imum$/.test(last)) return undefined
  const inclusive = last.replace('exclusiveM', 'm')
  const limit = asNumber(own(valueAt(file.value, pointer.slice(0, -1)), inclusive))
  if (got === 'boolean' && !version.startsWith('3.0'))
    return `Since OpenAPI 3.1, it is the limit itself${limit === undefined ? '' : `: \`${last}: ${digitsOf(limit)}\``}.`
  const number = asNumber(value)
  return number !== undefined && version.startsWith('3.0')
    ? `In OpenAPI 3.0, write \`${inclusive}: ${digitsOf(number)}\` and \`${last}: true\`.`
    : undefined
}
