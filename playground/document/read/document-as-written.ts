import type * as v30 from 'openapi3-ts/oas30'
import type * as v32 from 'openapi3-ts/oas32'

type NameOf<Key> = string extends Key ? never : number extends Key ? never : Key

/**
 * A parsed but unchecked object of a description: its keys are those of the specification (from
 * the types of `openapi3-ts`) and extensions; its values are `unknown`.
 */
export type Written<T> = { readonly [Key in keyof T as NameOf<Key>]?: unknown } & {
  readonly [extension: `x-${string}`]: unknown
}

/** The root of a description of any kind, with the types of its parts below. */
export type WrittenDescription = Written<
  v32.OpenAPIObject & SwaggerRoot & { asyncapi: string }
>

export type WrittenComponents = Written<v32.ComponentsObject>
export type WrittenInfo = Written<v32.InfoObject>
export type WrittenTag = Written<v32.TagObject>
export type WrittenServer = Written<v32.ServerObject>
export type WrittenServerVariable = Written<v32.ServerVariableObject>
/** Of OpenAPI 3 or of Swagger 2.0. */
export type WrittenSecurityScheme = Written<v32.SecuritySchemeObject & SwaggerScheme>
export type WrittenFlows = Written<v32.OAuthFlowsObject>
/** AsyncAPI 3 calls the scopes `availableScopes`. */
export type WrittenFlow = Written<v32.OAuthFlowObject & { availableScopes: unknown }>
export type WrittenPathItem = Written<v32.PathItemObject>
/** Of OpenAPI 3 or of Swagger 2.0. */
export type WrittenOperation = Written<v32.OperationObject & SwaggerOperation>
export type WrittenParameter = Written<v32.ParameterObject>
export type WrittenHeader = Written<v32.HeaderObject>
/** A `requestBody`. */
export type WrittenBody = Written<v32.RequestBodyObject>
export type WrittenResponse = Written<v32.ResponseObject>
export type WrittenMediaType = Written<v32.MediaTypeObject>
export type WrittenLink = Written<v32.LinkObject>
export type WrittenContact = Written<v32.ContactObject>
export type WrittenLicense = Written<v32.LicenseObject & { identifier: string }>
export type WrittenEncoding = Written<v32.EncodingPropertyObject>
export type WrittenExample = Written<v32.ExampleObject>
export type WrittenDiscriminator = Written<v32.DiscriminatorObject>
export type WrittenXml = Written<v32.XmlObject>
/** `externalDocs`. */
export type WrittenDocs = Written<v32.ExternalDocumentationObject>

/**
 * A schema of any version, including `nullable` of 3.0 and `additionalItems` of JSON Schema
 * drafts before 2020-12.
 */
export type WrittenSchema = Written<
  v32.SchemaObjectValue &
    v30.SchemaObject & {
      additionalItems: unknown
      dependencies: unknown
      minContains: unknown
      maxContains: unknown
    }
>

/** Any object of a description: the union of their keys. */
export type WrittenObject = Written<
  v32.OpenAPIObject &
    v32.ComponentsObject &
    v32.SecuritySchemeObject &
    v32.OperationObject &
    v32.ParameterObject &
    v32.MediaTypeObject &
    v32.ResponseObject &
    v32.ExampleObject &
    v32.SchemaObjectValue &
    v32.XmlObject &
    v32.ReferenceObject
>

/** In Swagger 2.0, schema keywords are written in the parameter itself. */
export type SwaggerParameter = Written<
  v32.ParameterObject & v30.SchemaObject & { collectionFormat: string }
>

/** Swagger 2.0 has `schema` and `examples` instead of `content`. */
export type SwaggerResponse = Written<
  v32.ResponseObject & { schema: unknown; examples: unknown }
>

/** Root fields of Swagger 2.0, which OpenAPI 3 replaced by `servers` and `components`. */
interface SwaggerRoot {
  swagger: string
  host: string
  basePath: string
  schemes: string[]
  consumes: string[]
  produces: string[]
  definitions: unknown
  securityDefinitions: unknown
}

/** What an operation sets instead of the root's values. */
interface SwaggerOperation {
  schemes: string[]
  consumes: string[]
  produces: string[]
}

/** The single flow of the scheme, inlined. */
interface SwaggerScheme extends v32.OAuthFlowObject {
  flow: string
}

/** `x-mint` of an operation or schema (Mintlify docs, "x-mint extension"). */
export type WrittenMint = Written<{
  metadata: unknown
  content: string
  href: string
  groups: string[]
  playground: unknown
  pre: string[]
  post: string[]
}>

/** An entry of `x-codeSamples`. */
export type WrittenCodeSample = Written<{ lang: string; label: string; source: string }>

/** An overlay (Overlay Specification 1.1). */
export type WrittenOverlay = Written<{ overlay: string; actions: unknown[] }>

/** A change that an overlay makes to what its `target` (a JSONPath) selects. */
export type WrittenAction = Written<{
  target: string
  update: unknown
  copy: string
  remove: boolean
}>
