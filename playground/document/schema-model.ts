import type { Numeric } from './exact-number.ts'

/** A value of the keyword `type`. */
export type SchemaType =
  'null' | 'boolean' | 'object' | 'array' | 'number' | 'integer' | 'string'

/**
 * JSON Schema normalised to the meaning of draft 2020-12: `nullable`, boolean `exclusiveMinimum`
 * and `example` of OpenAPI 3.0 are converted on reading.
 */
export interface Schema {
  /** A key of `Api.schemas`. Sibling keywords apply in addition to the referenced schema. */
  ref?: string
  /** The schema `false`, which no value satisfies. (`true` is the empty object.) */
  never?: true
  /** As written. If empty, the types are inferred from the other keywords. */
  types?: SchemaType[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  /** `x-mint-enum`, `x-enumDescriptions`, `x-enum-varnames`, or a `oneOf` of constants. */
  enumDescriptions?: { value: string; name?: string; description?: string }[]
  const?: { value: unknown }
  /** Boxed, because `false`, `0` and `null` are valid defaults. */
  default?: { value: unknown }
  /** `example`, then `examples`. */
  examples?: unknown[]
  /** Of the playground's input: set for fields of pages only. */
  placeholder?: string
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
  /** Describes the text once decoded (JSON Schema Validation, section 8.5). */
  contentSchema?: Schema
  properties?: { name: string; schema: Schema }[]
  required?: string[]
  /** A schema, `true` (any value) or `false` (no further properties). Absent if not described. */
  additionalProperties?: Schema | boolean
  /**
   * `additionalProperties` holds the value of `unevaluatedProperties`: properties described by
   * `allOf` parts and alternatives are exempt from it.
   */
  isUnevaluated?: true
  propertyNames?: Schema
  /** Properties that become required when another one (`name`) is present. */
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
  /** `if`/`then`/`else`; several when `allOf` combines them. */
  conditions?: Condition[]
  discriminator?: Discriminator
  externalDocs?: { url: string; description?: string }
  /** `x-mint.pre` and `x-mint.post`: pills shown before and after the type. */
  pills?: { pre: string[]; post: string[] }
  /** The XML Object: element name and wrapping. */
  xml?: {
    name?: string
    prefix?: string
    namespace?: string
    attribute?: boolean
    wrapped?: boolean
    /** How the value is written instead of as an element (OpenAPI 3.2, "XML Node Types"). */
    node?: 'text' | 'cdata' | 'none'
  }
  /** `x-additionalPropertiesName` of Redoc: what the keys of a map are. */
  keyName?: string
}

/** JSON Schema Core, section 10.2.2. */
export interface Condition {
  if: Schema
  /**
   * `then`. Not called that because an object with a `then` member could be mistaken for a
   * thenable.
   */
  pass?: Schema
  /** `else`. */
  fail?: Schema
}

/** Which property tells the alternatives of a schema apart. */
export interface Discriminator {
  propertyName: string
  /** Discriminator value → schema id. Values without an entry are schema names. */
  mapping: { value: string; id: string }[]
  /** References to the possible schemas when no `oneOf` or `anyOf` lists them. */
  subtypes?: Schema[]
  /** Schema id for unknown values (`defaultMapping`, 3.2). */
  defaultId?: string
}
