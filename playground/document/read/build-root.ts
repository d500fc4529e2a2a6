import type {
  WrittenContact,
  WrittenDescription,
  WrittenFlow,
  WrittenFlows,
  WrittenInfo,
  WrittenLicense,
  WrittenSecurityScheme,
  WrittenServer,
  WrittenServerVariable,
  WrittenTag,
} from './document-as-written.ts'
import { isUrl } from '../../../runtime/kit/is-url.ts'
import type {
  OAuthFlow,
  SecurityAlternative,
  SecurityScheme,
  Server,
  ServerVariable,
  ApiInfo,
  ApiTag,
} from '../api-model.ts'
import { compact } from '../compact.ts'
import { httpScheme } from './http-scheme.ts'
import {
  asList,
  asObject,
  asTrimmedText,
  asRecord,
  asText,
  asTexts,
  entriesOf,
} from './raw.ts'
import { readExternalDocs } from './schema-keywords.ts'
import type { SpecReader } from './spec-reader.ts'
import type { SpecFile } from './spec-files.ts'

/**
 * Reads `servers` of the root, a path or an operation.
 *
 * @param source Location of the file that has them.
 */
export function buildServers(value: unknown, source: string): Server[] {
  const servers = asList(value).flatMap((item) => {
    const raw = asObject<WrittenServer>(item)
    const url = asText(raw?.url)?.trim()
    if (!raw || !url) return []
    return compact<Server>({
      url,
      name: asTrimmedText(raw.name),
      description: asTrimmedText(raw.description),
      variables: entriesOf(raw.variables).map(([name, variable]) =>
        buildVariable(name, variable),
      ),
    })
  })
  return absoluteServers(servers, source)
}

function buildVariable(name: string, value: unknown): ServerVariable {
  const raw = asObject<WrittenServerVariable>(value) ?? {}
  const choices = asTexts(raw.enum)
  return compact<ServerVariable>({
    name,
    default: asText(raw.default) ?? choices[0] ?? '',
    enum: choices.length > 0 ? choices : undefined,
    description: asTrimmedText(raw.description),
  })
}

/**
 * Resolves relative server URLs of a fetched description against its own URL (OpenAPI 3.1,
 * "Relative References in URLs").
 */
function absoluteServers(servers: Server[], source: string): Server[] {
  if (!isUrl(source)) return servers
  return servers.map((server) => {
    if (
      /^[a-z][a-z0-9+.-]*:/i.test(server.url) ||
      server.url.startsWith('{') ||
      !URL.canParse(server.url, source)
    )
      return server
    const url = new URL(server.url, source).href
      .replaceAll('%7B', '{')
      .replaceAll('%7D', '}')
    return { ...server, url }
  })
}

/** Reads `security`: a list of alternatives, each a set of schemes. */
export function buildSecurity(value: unknown): SecurityAlternative[] {
  return asList(value).flatMap((item) => {
    if (!asRecord(item)) return []
    return {
      schemes: entriesOf(item).map(([name, scopes]) => ({
        name,
        scopes: asTexts(scopes),
      })),
    }
  })
}

/** Reads `components.securitySchemes`, in document order. Schemes of unknown types are omitted. */
export function buildSecuritySchemes(
  reader: SpecReader,
  value: unknown,
  file: SpecFile,
): SecurityScheme[] {
  return entriesOf(value).flatMap(([name, item]) => {
    const raw = asObject<WrittenSecurityScheme>(reader.resolveObject(item, file)?.value)
    const scheme = raw && buildScheme(name, raw)
    return scheme ? compact(scheme) : []
  })
}

/** Reads one security scheme; `undefined` if its type or location is unknown. */
export function buildScheme(
  name: string,
  raw: WrittenSecurityScheme,
): SecurityScheme | undefined {
  const base = compact({
    name,
    description: asTrimmedText(raw.description),
    deprecated: raw.deprecated === true || undefined,
    prefill: asText(raw['x-default']),
  })
  switch (raw.type) {
    case 'apiKey': {
      const place = asText(raw.in)
      if (place !== 'header' && place !== 'query' && place !== 'cookie') return undefined
      return { ...base, type: 'apiKey', in: place, key: asText(raw.name) ?? name }
    }
    case 'basic':
      return { ...base, type: 'http', scheme: 'basic' }
    case 'http':
      return compact<SecurityScheme>({
        ...base,
        type: 'http',
        scheme: httpScheme(asText(raw.scheme) ?? 'bearer'),
        bearerFormat: asText(raw.bearerFormat),
      })
    case 'oauth2':
      return compact<SecurityScheme>({
        ...base,
        type: 'oauth2',
        flows: buildFlows(raw),
        metadataUrl: asText(raw.oauth2MetadataUrl),
      })
    case 'openIdConnect':
      return {
        ...base,
        type: 'openIdConnect',
        url: asText(raw.openIdConnectUrl) ?? '',
      }
    case 'mutualTLS':
      return { ...base, type: 'mutualTLS' }
    default:
      return undefined
  }
}

type FlowKind = OAuthFlow['kind']

const FLOWS = [
  'authorizationCode',
  'clientCredentials',
  'implicit',
  'password',
  'deviceAuthorization',
] as const
/** Swagger 2.0 has a single flow per scheme, with different names. */
const SWAGGER_FLOWS: Readonly<Record<string, FlowKind>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
  implicit: 'implicit',
  password: 'password',
}

function buildFlows(raw: WrittenSecurityScheme): OAuthFlow[] {
  const old = asText(raw.flow)
  if (old !== undefined) {
    const kind = Object.hasOwn(SWAGGER_FLOWS, old) ? SWAGGER_FLOWS[old] : undefined
    return kind ? [buildFlow(kind, raw)] : []
  }
  const flows = asObject<WrittenFlows>(raw.flows)
  return FLOWS.flatMap((kind) => {
    const flow = asObject<WrittenFlow>(flows?.[kind])
    return flow ? buildFlow(kind, flow) : []
  })
}

function buildFlow(kind: FlowKind, raw: WrittenFlow): OAuthFlow {
  return compact<OAuthFlow>({
    kind,
    authorizationUrl: asText(raw.authorizationUrl),
    tokenUrl: asText(raw.tokenUrl),
    refreshUrl: asText(raw.refreshUrl),
    deviceAuthorizationUrl: asText(raw.deviceAuthorizationUrl),
    // AsyncAPI 3 calls them `availableScopes`.
    scopes: entriesOf(raw.scopes ?? raw.availableScopes).map(([name, description]) => ({
      name,
      description: asText(description) ?? '',
    })),
  })
}

/** Reads `tags`, in document order, with their navigation labels. */
export function buildTags(value: unknown): ApiTag[] {
  return asList(value).flatMap((item) => {
    const raw = asObject<WrittenTag>(item)
    const name = asText(raw?.name)
    if (!raw || name === undefined) return []
    return compact<ApiTag>({
      name,
      description: asTrimmedText(raw.description),
      label:
        asTrimmedText(raw['x-group']) ??
        asTrimmedText(raw['x-displayName']) ??
        asTrimmedText(raw.summary),
      parent: asText(raw.parent),
      externalDocs: readExternalDocs(raw.externalDocs),
    })
  })
}

/** Reads metadata of the API from `info`, `externalDocs` and the extensions of the root. */
export function buildInfo(
  root: WrittenDescription,
  info: WrittenInfo | undefined,
): ApiInfo {
  const contact = asObject<WrittenContact>(info?.contact)
  const license = asObject<WrittenLicense>(info?.license)
  const logo = asRecord(info?.['x-logo'])
  const groups = asList(root['x-tagGroups']).flatMap((item) => {
    const raw = asRecord(item)
    const name = asTrimmedText(raw?.['name'])
    return raw && name ? [{ name, tags: asTexts(raw['tags']) }] : []
  })
  return compact<ApiInfo>({
    summary: asTrimmedText(info?.summary),
    termsOfService: asTrimmedText(info?.termsOfService),
    contact:
      contact &&
      unlessEmpty({
        name: asTrimmedText(contact.name),
        url: asTrimmedText(contact.url),
        email: asTrimmedText(contact.email),
      }),
    license:
      license &&
      unlessEmpty({
        name: asTrimmedText(license.name),
        url: asTrimmedText(license.url),
        identifier: asTrimmedText(license.identifier),
      }),
    externalDocs: readExternalDocs(root.externalDocs),
    logo:
      logo &&
      compact({
        url: asText(logo['url']),
        href: asText(logo['href']),
        text: asTrimmedText(logo['altText']),
      }),
    tagGroups: groups.length > 0 ? groups : undefined,
  })
}

/** Generators write `contact: {}`, or every field as `''`. */
function unlessEmpty<T extends object>(value: T): T | undefined {
  return Object.keys(compact(value)).length > 0 ? value : undefined
}
