import type { OAuthFlow } from '../../document/api-model.ts'
import {
  isSafeEndpoint,
  readMetadata,
  type JsonResponse,
} from './authorization-server.ts'

/** The relevant metadata of an authorization server. */
interface DiscoveredServer {
  flows: OAuthFlow[]
  /** The server only accepts client secrets in the header. */
  inHeader: boolean
}

/** Grant types in metadata, with OpenAPI's names of the flows. */
const GRANTS: readonly [grant: string, kind: OAuthFlow['kind']][] = [
  ['authorization_code', 'authorizationCode'],
  ['client_credentials', 'clientCredentials'],
  ['urn:ietf:params:oauth:grant-type:device_code', 'deviceAuthorization'],
  ['password', 'password'],
  ['implicit', 'implicit'],
]

/**
 * Discovers the flows of an OpenID provider or authorization server from its metadata (OpenID
 * Connect Discovery 1.0, RFC 8414). Endpoints that aren't safe are dropped.
 *
 * @param scopes Scopes of the operation, offered in addition to those in the metadata.
 * @throws UnreadableResponseError, or Error with the status.
 */
export async function discoverFlows(
  url: string,
  scopes: readonly string[],
  signal: AbortSignal,
): Promise<DiscoveredServer> {
  const metadata = await readMetadata(url, signal)
  const endpoint = (name: string) => {
    const value = metadata[name]
    return typeof value === 'string' && isSafeEndpoint(value, url)
      ? new URL(value, url).href
      : undefined
  }
  const authorizationUrl = endpoint('authorization_endpoint')
  const tokenUrl = endpoint('token_endpoint')
  const deviceAuthorizationUrl = endpoint('device_authorization_endpoint')
  // The default if the metadata doesn't list any (RFC 8414, section 2).
  const grants = texts(metadata, 'grant_types_supported') ?? [
    'authorization_code',
    'implicit',
  ]
  const offered = [
    ...new Set([...(texts(metadata, 'scopes_supported') ?? []), ...scopes]),
  ]
  const flows = GRANTS.flatMap(([grant, kind]): OAuthFlow[] => {
    const isOffered =
      grants.includes(grant) ||
      (kind === 'deviceAuthorization' && deviceAuthorizationUrl !== undefined)
    if (!isOffered) return []
    return [
      {
        kind,
        ...(authorizationUrl && { authorizationUrl }),
        ...(tokenUrl && { tokenUrl }),
        ...(deviceAuthorizationUrl && { deviceAuthorizationUrl }),
        scopes: offered.map((name) => ({ name, description: '' })),
      },
    ]
  })
  const methods = texts(metadata, 'token_endpoint_auth_methods_supported') ?? []
  return {
    flows,
    inHeader:
      methods.includes('client_secret_basic') && !methods.includes('client_secret_post'),
  }
}

function texts(metadata: JsonResponse, name: string): string[] | undefined {
  const value = metadata[name]
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : undefined
}
