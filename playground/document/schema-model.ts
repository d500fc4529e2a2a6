import type { Numeric } from './exact-number.ts'

export type SchemaType =
  'null' | 'boolean' | 'object' | 'array' | 'number' | 'integer' | 'string'

/** JSON Schema in one dialect (2020-12 in meaning): 3.0's `nullable`, boolean bounds and `example` are converted. */
export interface Schema {
  /** Key of `Api.schemas`. What is written beside it is added to what it names. */
  ref?: string
  /** The schema `false`: no value fits. (`true` is the empty object.) */
  never?: true
  /** As written; empty means: infer from the keywords. */
  types?: SchemaType[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  /** `x-mint-enum`, `x-enumDescriptions`, `x-enum-varnames`. */
  enumDescriptions?: { value: string; name?: string; description?: string }[]
  const?: { value: unknown }
  /** Boxed, because `false`, `0` and `null` are defaults too. */
  default?: { value: unknown }
  /** `example` and `examples`, in this order. */
  examples?: unknown[]
  /** `x-default`: prefilled in the playground. */
  prefill?: { value: unknown }
  deprecated?: boolean
  readOnly?: boolean
  writeOnly?: boolean
  minimum?: Numeric
  maximum?: Numeric
  exclusiveMinimum?: Numeric
  exclusiveMaximum?: Numeric
  multipleOf?: Numeric
  minLength?: Numeric
  maxLength?: Numeric
  pattern?: string
  minItems?: Numeric
  maxItems?: Numeric
  uniqueItems?: boolean
  minProperties?: Numeric
  maxProperties?: Numeric
  contentMediaType?: string
  contentEncoding?: string
  /** Of the text after decoding (JSON Schema Validation, section 8.5). */
  contentSchema?: Schema
  properties?: { name: string; schema: Schema }[]
  required?: string[]
  /** A schema, `true` for anything, `false` for none; absent: none are described. */
  additionalProperties?: Schema | boolean
  /** `additionalProperties` stands for `unevaluatedProperties`: what parts and alternatives describe is none of the others. */
  isUnevaluated?: true
  propertyNames?: Schema
  /** Properties that others ask for. */
  dependentRequired?: { name: string; required: string[] }[]
  dependentSchemas?: { name: string; schema: Schema }[]
  patternProperties?: { pattern: string; schema: Schema }[]
  items?: Schema
  prefixItems?: Schema[]
  contains?: { schema: Schema; min?: Numeric; max?: Numeric }[]
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  not?: Schema[]
  /** `if`, `then` and `else`; several where `allOf` combines them. */
  conditions?: Condition[]
  discriminator?: Discriminator
  externalDocs?: { url: string; description?: string }
  /** `x-mint.pre` and `x-mint.post`: words beside the type. */
  pills?: { pre: string[]; post: string[] }
  /** Name and wrapping in XML. */
  xml?: {
    name?: string
    prefix?: string
    namespace?: string
    attribute?: boolean
    wrapped?: boolean
  }
}

/** JSON Schema Core, section 10.2.2. */
export interface Condition {
  if: Schema
  /** `then`: an object with a member of that name could be taken for a promise. */
  pass?: Schema
  /** `else`. */
  fail?: Schema
}

export interface Discriminator {
  propertyName: string
  /** Value to schema id. Without an entry, the value is the schema's name. */
  mapping: { value: string; id: string }[]
  /** References to the schemas that it chooses between where no `oneOf` lists them. */
  subtypes?: Schema[]
  /** Schema id for unknown values (3.2). */
  defaultId?: string
}
