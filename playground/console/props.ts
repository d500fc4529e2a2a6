import type { Api, Example, Operation, Schema } from '../api.ts'
import type {
  RequestContent,
  RequestOperation,
  RequestParameter,
} from '../request/operation.ts'
import type { SampleLanguage } from '../request/samples/write-sample.ts'
import { slimSchemas } from './slim-schemas.ts'
import { consoleWords, type ConsoleWords } from './words.ts'

/** What the playground of one operation needs, as JSON. */
export interface ConsoleProps {
  operation: ConsoleOperation
  /** Only what the operation's inputs refer to; beyond a bound, any value is taken. */
  schemas: Record<string, Schema>
  settings: ConsoleSettings
  /** Words that differ from the English ones. */
  words?: Partial<ConsoleWords>
}

export interface ConsoleOperation extends RequestOperation {
  title: string
  servers: (RequestOperation['servers'][number] & { description?: string })[]
  parameters: ConsoleParameter[]
  body?: { required: boolean; content: ConsoleContent[] }
}

export interface ConsoleParameter extends RequestParameter {
  deprecated?: boolean
  schema?: Schema
  /** `x-default`, or an example where the site asks for them. Boxed: `false` is a value. */
  prefill?: { value: unknown }
}

export interface ConsoleContent extends RequestContent {
  schema?: Schema
  examples: ConsoleExample[]
}

export interface ConsoleExample {
  label: string
  value?: unknown
  /** The body as it travels. */
  text?: string
}

export interface ConsoleSettings {
  /** Address that relative servers stand on, absolute or with the site's base. */
  base: string
  /** The site's home page, where OAuth returns to; with the base. */
  home: string
  /** The site owner's own proxy (behaviour 2.4). */
  proxy?: string
  /** Send cookies of the API's host. */
  credentials?: boolean
  /** Languages of samples, in order; all when absent. */
  languages?: SampleLanguage[]
  /** Fill fields with examples. */
  prefill?: boolean
}

/** Characters of JSON in a page: of one example, of all props. */
const limits = { example: 20_000, examples: 20, text: 200_000 }

/**
 * The slim view of one operation that its playground takes as props: no descriptions, no
 * responses, no read-only properties, a bounded number of schemas.
 */
export function consoleProps(
  api: Pick<Api, 'schemas' | 'securitySchemes'> & Partial<Pick<Api, 'source'>>,
  operation: Operation,
  settings: ConsoleSettings,
  words?: Partial<ConsoleWords>,
): ConsoleProps {
  const { schemas, slim } = slimSchemas(api.schemas)
  const named = new Set(
    operation.security.flatMap((alternative) =>
      alternative.schemes.map(({ name }) => name),
    ),
  )
  const view: ConsoleOperation = {
    title: operation.summary ?? `${operation.method} ${operation.path}`,
    method: operation.method,
    path: operation.path,
    servers: operation.servers.map(({ url, description, variables }) => ({
      url,
      ...(description && { description }),
      variables,
    })),
    security: operation.security,
    schemes: api.securitySchemes.filter(({ name }) => named.has(name)),
    parameters: operation.parameters.map((parameter): ConsoleParameter => {
      const { name, style, explode, required, allowReserved, deprecated } = parameter
      const schema = parameter.schema ?? parameter.content?.schema
      const prefill = prefillOf(parameter.prefill, parameter.examples, settings)
      return {
        name,
        in: parameter.in,
        style,
        explode,
        required,
        allowReserved,
        ...(deprecated && { deprecated }),
        ...(parameter.content && { content: { type: parameter.content.type } }),
        ...(schema && { schema: slim(schema) }),
        ...(prefill && { prefill }),
      }
    }),
    ...(operation.body && {
      body: {
        required: operation.body.required,
        content: operation.body.content.map(
          ({ type, schema, encoding, examples }): ConsoleContent => ({
            type,
            encoding: encoding.map(({ headers, ...rest }) => ({
              ...rest,
              headers: headers.flatMap((header) => {
                const [value] = [header.prefill, header.schema?.default?.value].filter(
                  (candidate) => candidate !== undefined,
                )
                return value === undefined
                  ? []
                  : [{ name: header.name, value: String(value) }]
              }),
            })),
            ...(schema && { schema: slim(schema) }),
            examples: examples.flatMap(slimExample).slice(0, limits.examples),
          }),
        ),
      },
    }),
  }
  const changed = Object.entries(words ?? {}).filter(
    ([name, word]) =>
      Object.hasOwn(consoleWords, name) &&
      consoleWords[name as keyof ConsoleWords] !== word,
  )
  // Relative servers of a remote description stand on its own address (behaviour 5.5).
  const remote = /^https?:\/\//.test(api.source ?? '') ? { base: api.source } : {}
  const props = {
    operation: view,
    schemas,
    settings: { ...settings, ...remote },
    ...(changed.length > 0 && { words: Object.fromEntries(changed) }),
  }
  // As JSON, without the members that are undefined: props of islands must survive it.
  const text = JSON.stringify(props)
  if (text.length <= limits.text) return JSON.parse(text) as ConsoleProps
  return JSON.parse(JSON.stringify(withoutSchemas(props))) as ConsoleProps
}

/** For a description beyond all bounds: every input takes any value. */
function withoutSchemas<Props extends Pick<ConsoleProps, 'operation' | 'schemas'>>(
  props: Props,
): Props {
  const { parameters, body } = props.operation
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
          content: body.content.map(({ schema: _schema, ...rest }) => ({
            ...rest,
            examples: [],
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
): { value: unknown } | undefined {
  if (prefill !== undefined) return { value: prefill }
  const example = settings.prefill ? examples[0]?.value : undefined
  return example === undefined ? undefined : { value: example }
}

function slimExample({ key, summary, value, serialized }: Example): ConsoleExample[] {
  const label = summary ?? key
  if (serialized !== undefined) {
    return serialized.length > limits.example ? [] : [{ label, text: serialized }]
  }
  if (value === undefined) return []
  if ((JSON.stringify(value) ?? '').length > limits.example) return []
  return [{ label, value }]
}
