import type { Api, Operation, SecurityScheme } from '../api-model.ts'

/** One of the alternatives to authorize a request: all its schemes are needed. */
export interface SecurityView {
  /**
   * Names of the schemes: `apiKey & oauth`. With scopes if another alternative has the same schemes:
   * `oauth (read, write)`. Empty when none is needed.
   */
  label: string
  schemes: { scheme: SecurityScheme; scopes: string[] }[]
}

/**
 * The alternatives of `security` with their schemes resolved. Undefined schemes are omitted; an
 * alternative without schemes means that no authorization is needed (OpenAPI 3.1, "Security
 * Requirement Object").
 */
export function viewSecurity(
  api: Pick<Api, 'securitySchemes'>,
  { security }: Pick<Operation, 'security'>,
): SecurityView[] {
  const views = security.map(({ schemes }) => {
    const known = schemes.flatMap(({ name, scopes }) => {
      const scheme = api.securitySchemes.find((candidate) => candidate.name === name)
      return scheme ? [{ scheme, scopes }] : []
    })
    return { label: labelOf(known), schemes: known }
  })
  return views.map(({ label, schemes }) => {
    const isRepeated = views.filter((view) => view.label === label).length > 1
    return { label: isRepeated ? labelOf(schemes, true) : label, schemes }
  })
}

function labelOf(schemes: SecurityView['schemes'], hasScopes = false): string {
  return schemes
    .map(({ scheme: { name }, scopes }) =>
      hasScopes && scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name,
    )
    .join(' & ')
}

/**
 * The parameter that carries a scheme's credentials, as a row of the Authorizations section.
 * `undefined` for mutual TLS, which has none.
 */
export function schemeField(
  scheme: SecurityScheme,
): { name: string; place: string; type: string; example: string } | undefined {
  switch (scheme.type) {
    case 'apiKey':
      return { name: scheme.key, place: scheme.in, type: 'string', example: '<api-key>' }
    case 'http':
      return scheme.scheme === 'basic'
        ? {
            name: 'Authorization',
            place: 'header',
            type: 'string',
            example: 'Basic <encoded-value>',
          }
        : {
            name: 'Authorization',
            place: 'header',
            type: 'string',
            example: `${scheme.scheme === 'bearer' ? 'Bearer' : scheme.scheme} <token>`,
          }
    case 'oauth2':
    case 'openIdConnect':
      return {
        name: 'Authorization',
        place: 'header',
        type: 'string',
        example: 'Bearer <token>',
      }
    case 'mutualTLS':
      return undefined
  }
}
