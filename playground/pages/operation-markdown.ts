import type { Api, MediaType, Operation, Parameter, Schema } from '../api.ts'
import { constraintsOf } from '../model/constraints.ts'
import { nameOf } from '../model/find-operation.ts'
import { type SchemaView, viewSchema } from '../model/schema-view.ts'
import { viewSecurity, schemeField } from '../model/security-view.ts'
import { serverAddress } from '../model/server-view.ts'
import { requestSamples } from '../samples/request-samples.ts'
import { responseSamples } from '../samples/response-samples.ts'

/** Rows of one schema in the Markdown form. */
const MOST_ROWS = 300

/**
 * The reference of an operation as Markdown: what its page says, for readers of `page.md` and
 * `llms-full.txt`. Titles are the caller's; sections begin with `##`.
 */
export function operationMarkdown(api: Api, operation: Operation): string {
  const [server] = operation.servers
  const endpoint =
    operation.kind === 'webhook'
      ? nameOf(operation)
      : `${operation.method} ${server ? serverAddress(server) : ''}${operation.path}`
  const of = (...places: Parameter['in'][]) =>
    operation.parameters.filter((parameter) => places.includes(parameter.in))
  const blocks = [
    fence('http', endpoint),
    operation.description,
    section('Authorizations', authorizations(api, operation)),
    section('Headers', parameters(api, of('header'))),
    section('Path Parameters', parameters(api, of('path'))),
    section('Query Parameters', parameters(api, of('query', 'querystring'))),
    section('Cookies', parameters(api, of('cookie'))),
    ...(operation.body?.content ?? []).map((media) =>
      section(`Body: ${media.type}`, mediaRows(api, media, 'request')),
    ),
    ...operation.callbacks.map(({ name, operation: called }) =>
      section(`Callback: ${name}`, [`\`${called.method} ${called.path}\``]),
    ),
    ...operation.responses.flatMap(({ status, description, content }) => [
      `## Response ${status}`,
      description,
      ...content.map((media) =>
        [`\`${media.type}\``, '', ...mediaRows(api, media, 'response')].join('\n'),
      ),
    ]),
    ...examples(api, operation),
  ]
  return blocks.filter(Boolean).join('\n\n')
}

/** A named schema as Markdown, for pages of `openapi-schema`. */
export function schemaMarkdown(api: Api, id: string): string {
  const schema: Schema = { ref: id }
  const view = open(api, schema, 'both')
  return [view.schema.description, rows(view, 0).join('\n')].filter(Boolean).join('\n\n')
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : ''
}

function authorizations(api: Api, operation: Operation): string[] {
  return viewSecurity(api, operation).flatMap(({ schemes }) =>
    schemes.map(({ scheme }) => {
      const field = schemeField(scheme)
      return `- \`${field?.name ?? scheme.name}\`${field ? ` (${field.place}): \`${field.example}\`` : ''}${inline(scheme.description)}`
    }),
  )
}

function parameters(api: Api, list: readonly Parameter[]): string[] {
  return list.flatMap((parameter) => {
    const view = open(api, parameter.schema ?? parameter.content?.schema ?? {}, 'request')
    return [
      row(
        parameter.name,
        parameter.required,
        parameter.deprecated,
        view,
        parameter.description,
      ),
      ...rows(view, 1),
    ]
  })
}

function mediaRows(
  api: Api,
  { schema, itemSchema }: MediaType,
  direction: 'request' | 'response',
): string[] {
  const shown = schema ?? itemSchema
  if (!shown) return []
  const view = open(api, shown, direction)
  const inner = rows(view, 0)
  return inner.length > 0 ? inner : [`- ${view.type}${inline(view.schema.description)}`]
}

function open(
  api: Api,
  schema: Schema,
  direction: 'request' | 'response' | 'both',
): SchemaView {
  return viewSchema(api, schema, '', {
    direction,
    maintainOrder: true,
    claimAnchor: (wanted) => wanted,
    budget: { left: MOST_ROWS },
  })
}

function rows(view: SchemaView, depth: number): string[] {
  const margin = '  '.repeat(depth)
  const own = view.properties.flatMap((property) => [
    margin +
      row(
        property.name,
        property.required,
        property.view.schema.deprecated ?? false,
        property.view,
        property.view.schema.description,
      ),
    ...rows(property.view, depth + 1),
  ])
  const choices = view.choices.flatMap(({ options }) =>
    options.flatMap(({ label, view: inner }) => [
      `${margin}- One of: **${label}** (${inner.type})`,
      ...rows(inner, depth + 1),
    ]),
  )
  const items = view.items ? rows(view.items, depth) : []
  const ending = view.repeats
    ? [`${margin}- (repeats ${view.repeats.name})`]
    : view.cut
      ? [`${margin}- …`]
      : []
  return [...own, ...choices, ...items, ...ending]
}

function row(
  name: string,
  required: boolean,
  deprecated: boolean,
  { type, schema }: SchemaView,
  description: string | undefined,
): string {
  const facts = [
    type,
    required && 'required',
    deprecated && 'deprecated',
    schema.default && `default: ${JSON.stringify(schema.default.value)}`,
    ...constraintsOf(schema).map((constraint) => {
      const { kind, ...values } = constraint
      return [kind, ...Object.values(values).filter((value) => value !== false)].join(' ')
    }),
  ]
  const options = schema.enum
    ? ` Options: ${schema.enum
        .slice(0, 50)
        .map((option) => `\`${JSON.stringify(option)}\``)
        .join(', ')}.`
    : ''
  return `- \`${name}\` (${facts.filter(Boolean).join(', ')})${inline(description)}${options}`
}

/** A description as the rest of a line. */
function inline(text: string | undefined): string {
  return text ? `: ${text.replace(/\s+/g, ' ').trim()}` : ''
}

function examples(api: Api, operation: Operation): string[] {
  const [request] = requestSamples(api, operation, {
    defaults: 'all',
    autogenerate: true,
    languages: ['curl'],
  })
  const [response] = responseSamples(api, operation).filter(({ code }) => code)
  return [
    request ? `## Example request\n\n${fence(request.language, request.code)}` : '',
    response
      ? `## Example response (${response.title})\n\n${fence(response.language, response.code)}`
      : '',
  ]
}

/** Longer than any run of backticks in the code. */
function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language.replace(/[^\w+#.-]/g, '')}\n${code}\n${ticks}`
}
