import { isUrl } from '../../../runtime/kit/is-url.ts'
import type {
  Api,
  Example,
  Operation,
  Parameter,
  SecurityScheme,
} from '../../document/api-model.ts'
import { shortHash } from '../../document/short-hash.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { RequestOperation, RequestParameter } from '../../request/operation.ts'
import type { SampleLanguage } from '../../samples/languages/live-languages.ts'
import { plainSummary } from './plain-summary.ts'
import { prefillValue } from './prefill-value.ts'
import { type SlimSchema, slimSchemas } from './slim-schemas.ts'
import {
  LIMITS,
  slimContent,
  slimExample,
  type ConsoleContent,
  type ConsoleExample,
} from './slim-content.ts'
import { toolWords, type ToolWords } from './tool-words.ts'
import { consoleWords, type ConsoleWords } from './words.ts'

/** What the playground of one operation needs, as JSON. */
export interface ConsoleProps {
  /** Stands for the description and its servers: what was typed for another one is none of this one's. */
  api: string
  operation: ConsoleOperation
  /** Only what the operation's inputs refer to; beyond a bound, any value is taken. */
  schemas: Record<string, Schema>
  settings: ConsoleSettings
  /** Words that differ from the English ones, those of OAuth only where it is asked for. */
  words?: Partial<ConsoleWords & ToolWords>
}

export interface ConsoleOperation extends RequestOperation {
  title: string
  servers: (RequestOperation['servers'][number] & { description?: string })[]
  parameters: ConsoleParameter[]
  body?: { required: boolean; content: ConsoleContent[] }
}

export interface ConsoleParameter extends RequestParameter {
  deprecated?: boolean
  /** Plain text, of one line. */
  description?: string
  /** An empty value says something else than none. */
  allowEmpty?: boolean
  schema?: Schema
  /** `x-default`, or an example where the site asks for them. Boxed: `false` is a value. */
  prefill?: { value: unknown }
  /** To choose from, where there are others than the one it starts with. */
  examples?: ConsoleExample[]
}

export interface ConsoleSettings {
  /** Address that relative servers stand on, absolute or with the site's base. */
  base: string
  /** The site's home page, where OAuth returns to; with the base. */
  home: string
  /** The site owner's own proxy. */
  proxy?: string
  /** Send cookies of the API's host. */
  credentials?: boolean
  /** Languages of samples, in order; all when absent. */
  languages?: SampleLanguage[]
  /** Fill fields with examples. */
  prefill?: boolean
}

/** Characters of JSON in a page, and of what bodies start with where it is too much. */
const limits = { text: 200_000, starts: 100_000 }

/**
 * The slim view of one operation that its playground takes as props: no descriptions, no
 * responses, no read-only properties, a bounded number of schemas.
 */
export function consoleProps(
  api: Pick<Api, 'schemas' | 'securitySchemes'> & Partial<Pick<Api, 'source'>>,
  operation: Operation,
  settings: ConsoleSettings,
  words?: Partial<ConsoleWords & ToolWords>,
): ConsoleProps {
  const { schemas, slim } = slimSchemas(api.schemas)
  // Relative servers of a remote description stand on its own address (OpenAPI
  // Specification 3.1, "Relative References in URLs").
  const remote = api.source !== undefined && isUrl(api.source) ? { base: api.source } : {}
  const slimmed = slimOperation(api, operation, settings, slim)
  const changed = changedWords(words ?? {}, consoleWords, slimmed.schemes)
  const urls = operation.servers.map(({ url }) => url)
  const props = {
    api: shortHash(JSON.stringify([api.source, urls])),
    operation: slimmed,
    schemas,
    settings: { ...settings, ...remote },
    ...(changed && { words: changed }),
  }
  // As JSON, without the members that are undefined: props of islands must survive it.
  const text = JSON.stringify(props)
  if (text.length <= limits.text) return JSON.parse(text) as ConsoleProps
  return JSON.parse(JSON.stringify(withoutSchemas(props))) as ConsoleProps
}

/** Of the page's words, those that are not the English ones and that its dialog, or a tool of it, can say. */
export function changedWords<Words extends Record<string, string>>(
  words: Partial<Words & ToolWords>,
  own: Words,
  schemes: readonly Pick<SecurityScheme, 'type'>[],
): Partial<Words & ToolWords> | undefined {
  const english: Record<string, string> = { ...own, ...toolWords }
  const hasOAuth = schemes.some(({ type }) => /^o(?:auth2|penIdConnect)$/.test(type))
  const changed = Object.entries(words).filter(
    ([name, word]) =>
      Object.hasOwn(english, name) &&
      english[name] !== word &&
      (hasOAuth || !name.startsWith('oauth')),
  )
  return changed.length > 0
    ? (Object.fromEntries(changed) as Partial<Words & ToolWords>)
    : undefined
}

function slimOperation(
  api: Pick<Api, 'schemas' | 'securitySchemes'>,
  operation: Operation,
  settings: ConsoleSettings,
  slim: SlimSchema,
): ConsoleOperation {
  const { securitySchemes } = api
  const { method, path, summary, servers, security, parameters, body } = operation
  const named = new Set(
    security.flatMap(({ schemes }) => schemes.map(({ name }) => name)),
  )
  return {
    title: summary ?? `${method} ${path}`,
    method,
    path,
    servers: servers.map(({ url, description, variables }) => ({
      url,
      ...(description && { description }),
      variables,
    })),
    security,
    schemes: securitySchemes.filter(({ name }) => named.has(name)),
    parameters: parameters.map((parameter) =>
      slimParameter(api, parameter, settings, slim),
    ),
    ...(body && {
      body: {
        required: body.required,
        content: body.content.map((media) => slimContent(api, media, slim)),
      },
    }),
  }
}

function slimParameter(
  api: Pick<Api, 'schemas'>,
  parameter: Parameter,
  settings: ConsoleSettings,
  slim: SlimSchema,
): ConsoleParameter {
  const { name, style, explode, required, allowReserved, deprecated } = parameter
  const { description, allowEmptyValue } = parameter
  const schema = parameter.schema ?? parameter.content?.schema
  const prefill =
    prefillOf(parameter.prefill, parameter.examples, settings, required) ??
    (required && schema ? givenPrefill(api, schema) : undefined)
  const examples = parameter.examples
    .flatMap((example) => slimExample(example))
    .filter(({ value }) => value !== undefined)
    .slice(0, LIMITS.examples)
  return {
    name,
    in: parameter.in,
    style,
    explode,
    required,
    allowReserved,
    ...(deprecated && { deprecated }),
    ...(description && { description: plainSummary(description) }),
    ...(allowEmptyValue && { allowEmpty: true }),
    ...(parameter.content && { content: { type: parameter.content.type } }),
    ...(schema && { schema: slim(schema) }),
    ...(prefill && { prefill }),
    ...(examples.length > (prefill ? 1 : 0) && { examples }),
  }
}

/**
 * A value for a required parameter, where the description gives one: a made-up id would be sent
 * to the wrong thing.
 */
function givenPrefill(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
): { value: unknown } | undefined {
  const {
    examples,
    default: fallback,
    const: constant,
    enum: listed,
  } = flattenSchema(api, schema)
  if (!examples?.length && !fallback && !constant && !listed) return undefined
  const value = prefillValue(api, schema)
  return value === undefined ? undefined : { value }
}

/** For a description beyond all bounds: every input takes any value. Bodies start as they would, as text. */
function withoutSchemas<Props extends Pick<ConsoleProps, 'operation' | 'schemas'>>(
  props: Props,
): Props {
  const { parameters, body } = props.operation
  let left = limits.starts
  const startOf = ({ prefill, examples: [first] }: ConsoleContent) => {
    const start = prefill ?? first
    left -= (JSON.stringify(start) ?? '').length
    return left >= 0 && start ? { prefill: start } : {}
  }
  return {
    ...props,
    schemas: {},
    operation: {
      ...props.operation,
      parameters: parameters.map(
        ({ schema: _schema, prefill: _prefill, ...rest }) => rest,
      ),
      ...(body && {
        body: {
          ...body,
          content: body.content.map((content) => ({
            type: content.type,
            encoding: content.encoding,
            ...startOf(content),
            examples: [],
            isTooLarge: true,
          })),
        },
      }),
    },
  }
}

function prefillOf(
  prefill: unknown,
  examples: readonly Example[],
  settings: ConsoleSettings,
  required: boolean,
): { value: unknown } | undefined {
  if (prefill !== undefined) return { value: prefill }
  const example = settings.prefill || required ? examples[0]?.value : undefined
  return example === undefined ? undefined : { value: example }
}
