import type { Api, Operation, SecurityScheme } from '../api-model.ts'

export interface SecurityView {
  /** Names of the schemes: `apiKey & oauth`; empty when nothing is needed. */
  label: string
  schemes: { scheme: SecurityScheme; scopes: string[] }[]
}

/**
 * The alternatives of `security`, each with its schemes. Schemes that nobody
 * defined are left out; an alternative without schemes means that no authorization is needed
 * (OpenAPI Specification 3.1, "Security Requirement Object").
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

/** Where a scheme's value goes, as a row of the Authorizations section shows it. */
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
