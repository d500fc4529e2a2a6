import type { Frontmatter } from '../../../runtime/types/pages.ts'
import type { ApiSettings } from '../../../runtime/types/settings.ts'
import type { Api, Operation, SecurityScheme } from '../api-model.ts'

/** Authorization from the settings (`api.mdx.auth`) and the page's frontmatter. */
export type ManualAuth = Pick<Frontmatter, 'authMethod'> & Pick<ApiSettings, 'auth'>

/**
 * Adds the site's authorization (`api.auth`, `api.mdx.auth`) to a description that declares none,
 * as Mintlify did with `mint.json`. Not to webhooks and callbacks, which the API itself sends, and
 * not to operations that need none, or that document its header as a parameter.
 */
export function withAuthorization(api: Api, auth: ManualAuth['auth']): Api {
  const scheme = auth && authScheme({ auth })
  const isDeclared =
    api.securitySchemes.length > 0 ||
    api.operations.some(({ security }) => security.length > 0)
  if (!scheme || isDeclared || api.messaging) return api
  const header = credentialHeader(scheme)
  const isDocumented = ({ parameters }: Operation) =>
    parameters.some(
      ({ in: place, name }) => place === 'header' && name.toLowerCase() === header,
    )
  return {
    ...api,
    securitySchemes: [scheme],
    operations: api.operations.map((operation) =>
      operation.isPublic || isDocumented(operation)
        ? operation
        : { ...operation, security: securityOf(scheme) },
    ),
  }
}

/**
 * The security scheme of a page. Its `authMethod` overrides the settings, whose name is that of
 * their own method; `none` disables authorization.
 */
export function authScheme({
  authMethod,
  auth: given,
}: ManualAuth): SecurityScheme | undefined {
  const auth = authMethod && authMethod !== given?.method ? undefined : given
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

/** The requirement of one scheme, or of none. */
export function securityOf(scheme: SecurityScheme | undefined): Operation['security'] {
  return scheme ? [{ schemes: [{ name: scheme.name, scopes: [] }] }] : []
}

/**
 * The header of the credentials, in lower case. Pages often document it as a field, too: the
 * playground would ask for it twice.
 */
export function credentialHeader(scheme: SecurityScheme | undefined): string | undefined {
  if (!scheme) return undefined
  return scheme.type === 'apiKey' ? scheme.key?.toLowerCase() : 'authorization'
}
