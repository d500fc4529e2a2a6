import type { ApiSettings, Frontmatter } from '../../runtime/types.ts'
import type { Api, Operation, Parameter, SecurityScheme } from '../api.ts'

export interface ManualEndpoint {
  /** Upper case. */
  method: string
  /** `/users/{id}`, `/users/:id`, or a whole address. */
  target: string
}

/** What `api.auth` and the page say of authorization. */
export type ManualAuth = Pick<Frontmatter, 'authMethod'> & Pick<ApiSettings, 'auth'>

/**
 * The operation of a page that its own fields describe (behaviour 5.1, `api: METHOD /path`):
 * the servers and the authorization of the settings, and the parameters in its path. Its
 * other parameters are the page's ParamFields, which are no part of it.
 */
export function manualOperation(
  { method, target }: ManualEndpoint,
  servers: readonly string[],
  auth: ManualAuth,
): { api: Api; operation: Operation } {
  const address = URL.canParse(target)
    ? /^(https?:\/\/[^/?#]*)(.*)$/i.exec(target)
    : undefined
  // The older way of writing parameters.
  const path = (address ? address[2] || '/' : target).replace(/\/:(\w+)/g, '/{$1}')
  const hosts = address ? [address[1]!] : servers
  const scheme = schemeOf(auth)
  const operation: Operation = {
    kind: 'operation',
    method,
    path: path.startsWith('/') ? path : `/${path}`,
    tags: [],
    deprecated: false,
    servers: hosts.map((url) => ({ url, variables: [] })),
    security: scheme ? [{ schemes: [{ name: scheme.name, scopes: [] }] }] : [],
    parameters: [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) =>
      pathParameter(name!),
    ),
    responses: [],
    callbacks: [],
    codeSamples: [],
    hidden: false,
    excluded: false,
  }
  const api: Api = {
    source: '',
    specification: '3.1.0',
    title: '',
    version: '',
    servers: operation.servers,
    securitySchemes: scheme ? [scheme] : [],
    tags: [],
    operations: [operation],
    webhooks: [],
    components: [],
    schemas: {},
  }
  return { api, operation }
}

function pathParameter(name: string): Parameter {
  return {
    name,
    in: 'path',
    required: true,
    deprecated: false,
    style: 'simple',
    explode: false,
    allowReserved: false,
    allowEmptyValue: false,
    schema: { types: ['string'] },
    examples: [],
  }
}

/** The page's `authMethod` goes before the settings'; `none` means none (behaviour 1.1, `api.auth`). */
function schemeOf({ authMethod, auth }: ManualAuth): SecurityScheme | undefined {
  const prefill = auth?.inputPrefix === undefined ? {} : { prefill: auth.inputPrefix }
  switch (authMethod ?? auth?.method) {
    case 'bearer':
      return {
        name: auth?.name ?? 'Authorization',
        type: 'http',
        scheme: 'bearer',
        ...prefill,
      }
    case 'basic':
      return { name: auth?.name ?? 'username:password', type: 'http', scheme: 'basic' }
    case 'key':
    case 'cobo':
      return {
        name: auth?.name ?? 'Key',
        type: 'apiKey',
        in: 'header',
        key: auth?.name ?? 'Key',
        ...prefill,
      }
    default:
      return undefined
  }
}
