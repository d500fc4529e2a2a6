import type * as v30 from 'openapi3-ts/oas30'
import type * as v32 from 'openapi3-ts/oas32'

type NameOf<Key> = string extends Key ? never : number extends Key ? never : Key

/**
 * An object of a description as it is written: its fields are those that the standard names
 * (types of `openapi3-ts`) and extensions, but no value is of the type that the standard asks
 * for before it was checked.
 */
export type Written<T> = { readonly [Key in keyof T as NameOf<Key>]?: unknown } & {
  readonly [extension: `x-${string}`]: unknown
}

export type WrittenDescription = Written<
  v32.OpenAPIObject & SwaggerRoot & { asyncapi: string }
>
export type WrittenComponents = Written<v32.ComponentsObject>
export type WrittenInfo = Written<v32.InfoObject>
export type WrittenTag = Written<v32.TagObject>
export type WrittenServer = Written<v32.ServerObject>
export type WrittenServerVariable = Written<v32.ServerVariableObject>
export type WrittenSecurityScheme = Written<v32.SecuritySchemeObject & SwaggerScheme>
export type WrittenFlows = Written<v32.OAuthFlowsObject>
export type WrittenFlow = Written<v32.OAuthFlowObject & { availableScopes: unknown }>
export type WrittenPathItem = Written<v32.PathItemObject>
export type WrittenOperation = Written<v32.OperationObject & SwaggerOperation>
export type WrittenParameter = Written<v32.ParameterObject>
export type WrittenHeader = Written<v32.HeaderObject>
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
export type WrittenDocs = Written<v32.ExternalDocumentationObject>

/** A schema of any version: 3.0 has `nullable`, drafts of JSON Schema before 2020-12 `additionalItems`. */
export type WrittenSchema = Written<
  v32.SchemaObjectValue &
    v30.SchemaObject & {
      additionalItems: unknown
      dependencies: unknown
      minContains: unknown
      maxContains: unknown
    }
>

/** Any object of a description: all fields that one of them may have. */
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

/** Parameters of Swagger 2.0 hold the keywords of their schema themselves. */
export type SwaggerParameter = Written<
  v32.ParameterObject & v30.SchemaObject & { collectionFormat: string }
>

/** What a response of Swagger 2.0 has in place of `content`. */
export type SwaggerResponse = Written<
  v32.ResponseObject & { schema: unknown; examples: unknown }
>

/** What the root of Swagger 2.0 has in place of `servers` and `components`. */
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

interface SwaggerOperation {
  consumes: string[]
  produces: string[]
}

/** One flow, written beside the type of the scheme. */
interface SwaggerScheme extends v32.OAuthFlowObject {
  flow: string
}

/** `x-mint` of an operation (Mintlify's documentation, "x-mint extension"). */
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
