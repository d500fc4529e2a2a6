import type {
  Api,
  Example,
  Operation,
  Parameter,
  SecurityScheme,
} from '../../document/api-model.ts'
import { parameterExamples } from '../../document/model/media-example.ts'
import { schemeField, viewSecurity } from '../../document/model/security-view.ts'
import { shortHash } from '../../document/short-hash.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { RequestOperation, RequestParameter } from '../../request/operation.ts'
import type { LanguageId } from '../../samples/sample-language-names.ts'
import { baseOfServers } from './base-of-servers.ts'
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
import { toolStrings, type ToolStrings } from './tool-strings.ts'
import { consoleStrings, type ConsoleStrings } from './console-strings.ts'

/** Props of the console of one operation, as JSON. */
export interface ConsoleProps {
  /**
   * Identifies the description and its servers, so that stored input isn't reused for another
   * API.
   */
  api: string
  operation: ConsoleOperation
  /**
   * Only schemas that inputs refer to. Those beyond a limit are omitted; their inputs accept any
   * value.
   */
  schemas: Record<string, Schema>
  settings: ConsoleSettings
  /** Strings that differ from the English ones. Those for OAuth only if it is used. */
  strings?: Partial<ConsoleStrings & ToolStrings>
}

/** An operation reduced to what its form needs. Part of the page's HTML, so it is kept small. */
export interface ConsoleOperation extends RequestOperation {
  title: string
  /** With labels if there are several; none for that without schemes. */
  security: (RequestOperation['security'][number] & { label?: string })[]
  servers: (RequestOperation['servers'][number] & { description?: string })[]
  parameters: ConsoleParameter[]
  body?: { required: boolean; content: ConsoleContent[] }
  /** Objects are closed at first, even required ones. */
  folded?: boolean
}

/** A parameter as a field of the form. */
export interface ConsoleParameter extends RequestParameter {
  deprecated?: boolean
  /** Plain text on a single line. */
  description?: string
  /** `allowEmptyValue`: an empty value differs from none. */
  allowEmpty?: boolean
  schema?: Schema
  /** `x-default`, or an example if enabled or required. Boxed, because `false` is a valid value. */
  prefill?: { value: unknown }
  /** Set if there are examples besides the initial value. */
  examples?: ConsoleExample[]
}

/** What all consoles of a site share: its addresses and the author's `api.playground`. */
export interface ConsoleSettings {
  /** URL against which relative servers are resolved: absolute, or the site's base. */
  base: string
  /** The site's home page including the base; the redirect URI of OAuth. */
  home: string
  /** A proxy run by the site's owner. */
  proxy?: string
  /** Send the cookies of the API's host. */
  credentials?: boolean
  /** Languages of the request as code, in order; those of `sampleLanguages` by default. */
  languages?: { id: LanguageId; label: string }[]
  /** Prefill optional fields with examples. */
  prefill?: boolean
}

/** Limits in characters of JSON: for all props, and for initial bodies if the props exceed it. */
const MAX_CHARACTERS = { text: 200_000, starts: 100_000 }

/**
 * Reduces an operation to what its console needs: without responses and read-only properties,
 * with short descriptions and a limited number of schemas.
 */
export function consoleProps(
  api: Pick<Api, 'schemas' | 'securitySchemes'> & Partial<Pick<Api, 'source'>>,
  operation: Operation,
  settings: ConsoleSettings,
  strings?: Partial<ConsoleStrings & ToolStrings>,
): ConsoleProps {
  const { schemas, slim } = slimSchemas(api.schemas)
  const slimmed = slimOperation(api, operation, settings, slim)
  const changed = changedStrings(strings ?? {}, consoleStrings, slimmed.schemes)
  const urls = operation.servers.map(({ url }) => url)
  const props = {
    api: shortHash(JSON.stringify([api.source, urls])),
    operation: slimmed,
    schemas,
    settings: { ...settings, base: baseOfServers(api.source, operation, settings) },
    ...(changed && { strings: changed }),
  }
  // A round trip through JSON removes `undefined`, which island props can't contain.
  const text = JSON.stringify(props)
  if (text.length <= MAX_CHARACTERS.text) return JSON.parse(text) as ConsoleProps
  return JSON.parse(JSON.stringify(withoutSchemas(props))) as ConsoleProps
}

/**
 * The page's strings that differ from the English ones and are used by the dialog or one of its
 * tools; `undefined` if there are none.
 */
export function changedStrings<Texts extends Record<string, string>>(
  strings: Partial<Texts & ToolStrings>,
  own: Texts,
  schemes: readonly Pick<SecurityScheme, 'type'>[],
): Partial<Texts & ToolStrings> | undefined {
  const english: Record<string, string> = { ...own, ...toolStrings }
  const hasOAuth = schemes.some(({ type }) => /^o(?:auth2|penIdConnect)$/.test(type))
  const changed = Object.entries(strings).filter(
    ([name, word]) =>
      Object.hasOwn(english, name) &&
      english[name] !== word &&
      (hasOAuth || !name.startsWith('oauth')),
  )
  return changed.length > 0
    ? (Object.fromEntries(changed) as Partial<Texts & ToolStrings>)
    : undefined
}

function slimOperation(
  api: Pick<Api, 'schemas' | 'securitySchemes'>,
  operation: Operation,
  settings: ConsoleSettings,
  slim: SlimSchema,
): ConsoleOperation {
  const { securitySchemes } = api
  const { method, path, summary, servers, security, parameters, body, mint } = operation
  const named = new Set(
    security.flatMap(({ schemes }) => schemes.map(({ name }) => name)),
  )
  const schemes = securitySchemes.filter(({ name }) => named.has(name))
  const views = viewSecurity(api, operation)
  const given = new Set(schemes.map((scheme) => inputKey(schemeField(scheme))))
  if (body) given.add(inputKey({ place: 'header', name: 'Content-Type' }))
  return {
    title: summary ?? `${method} ${path}`,
    method,
    path,
    servers: servers.map(({ url, description, variables }) => ({
      url,
      ...(description && { description: plainSummary(description) }),
      variables: variables.map(({ description: text, ...variable }) => ({
        ...variable,
        ...(text && { description: plainSummary(text) }),
      })),
    })),
    security: security.map(({ schemes: required }, index) => ({
      schemes: required,
      ...(views.length > 1 && views[index]?.label && { label: views[index].label }),
    })),
    schemes,
    // A parameter may document what a scheme asks for, such as the header `Authorization`, or what
    // the body's type is.
    parameters: parameters
      .filter(({ in: place, name }) => !given.has(inputKey({ place, name })))
      .map((parameter) => slimParameter(api, parameter, settings, slim)),
    ...(body && {
      body: {
        required: body.required,
        content: body.content.map((media) => slimContent(api, media, slim)),
      },
    }),
    ...(mint?.folded && { folded: true }),
  }
}

/** Identifies where a value is sent. Names of headers are case-insensitive. */
function inputKey(input?: { place: string; name: string }): string {
  if (!input) return ''
  const { place, name } = input
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`
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
  const given = parameterExamples(api, parameter)
  const prefill =
    prefillOf(parameter.prefill, given, settings, required) ??
    (required && schema ? givenPrefill(api, schema) : undefined)
  const examples = given
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
 * The initial value of a required parameter, if the description states one. Values aren't
 * generated: a made-up id could address a real resource.
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

/**
 * For a description beyond all limits: inputs accept any value, and initial bodies are kept as
 * far as they fit.
 */
function withoutSchemas<Props extends Pick<ConsoleProps, 'operation' | 'schemas'>>(
  props: Props,
): Props {
  const { parameters, body } = props.operation
  let left = MAX_CHARACTERS.starts
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
  const isUnset = example === undefined || (example === null && !required)
  return isUnset ? undefined : { value: example }
}
