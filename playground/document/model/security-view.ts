import type { Api, Operation, SecurityScheme } from '../api-model.ts'

/** One of the alternatives to authorize a request: all its schemes are needed. */
export interface SecurityView {
  /** Names of the schemes: `apiKey & oauth`. Empty when none is needed. */
  label: string
  schemes: { scheme: SecurityScheme; scopes: string[] }[]
}

/**
 * The alternatives of `security` with their schemes resolved. Undefined schemes are omitted; an
 * alternative without schemes means that no authorization is needed (OpenAPI 3.1, "Security
 * Requirement Object").
 */
export function viewSecurity(api: Api, operation: Operation): SecurityView[] {
  return operation.security.map(({ schemes }) => {
    const known = schemes.flatMap(({ name, scopes }) => {
      const scheme = api.securitySchemes.find((candidate) => candidate.name === name)
      return scheme ? [{ scheme, scopes }] : []
    })
    return { label: known.map(({ scheme }) => scheme.name).join(' & '), schemes: known }
  })
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
            example: `${capital(scheme.scheme)} <token>`,
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

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
