import { Field } from '../../theme/components/field.tsx'
import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { useStrings } from '../../theme/strings.ts'
import type { OAuthFlow, Operation, SecurityScheme } from '../api.ts'
import { schemeField, type SecurityView, viewSecurity } from '../model/security-view.ts'
import { ApiSection } from './api-section.tsx'
import { useReference } from './reference-context.ts'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'

/** The alternatives of an operation's security (behaviour 5.5); nothing when it needs none. */
export function AuthorizationSection({ operation }: { operation: Operation }) {
  const { api, claimAnchor } = useReference()
  const strings = useStrings()
  const alternatives = viewSecurity(api, operation)
  const needed = alternatives.filter(({ schemes }) => schemes.length > 0)
  if (needed.length === 0) return null
  const optional = needed.length < alternatives.length
  const id = claimAnchor('authorizations')
  return (
    <ApiSection
      title={strings.authorizations}
      id={id}
      {...(optional && { subtitle: strings.optional })}
    >
      {needed.length === 1 ? (
        <Alternative view={needed[0]!} optional={optional} />
      ) : (
        <Tabs>
          {needed.map((view) => (
            <Tab title={view.label}>
              <Alternative view={view} optional={optional} />
            </Tab>
          ))}
        </Tabs>
      )}
    </ApiSection>
  )
}

function Alternative({ view, optional }: { view: SecurityView; optional: boolean }) {
  return (
    <>
      {view.schemes.map(({ scheme, scopes }) => (
        <SchemeField scheme={scheme} scopes={scopes} required={!optional} />
      ))}
    </>
  )
}

function SchemeField({
  scheme,
  scopes,
  required,
}: {
  scheme: SecurityScheme
  scopes: string[]
  required: boolean
}) {
  const { claimAnchor } = useReference()
  const field = schemeField(scheme)
  const anchor = claimAnchor(`authorization-${field?.name ?? scheme.name}`)
  return (
    <Field
      id={anchor}
      name={field?.name ?? scheme.name}
      type={field?.type ?? 'mutualTLS'}
      {...(field && { location: field.place })}
      required={required}
      deprecated={scheme.deprecated ?? false}
    >
      <SpecMarkdown text={scheme.description ?? describe(scheme)} />
      {scheme.type === 'oauth2' && <Flows flows={scheme.flows} />}
      {scopes.length > 0 && (
        <p>
          {scopes.flatMap((scope, index) => [index > 0 && ' ', <code>{scope}</code>])}
        </p>
      )}
    </Field>
  )
}

/** What every reader of an API knows, for schemes that their author did not describe (behaviour 5.5). */
function describe(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'http':
      if (scheme.scheme === 'basic')
        return 'Basic authentication header of the form `Basic <encoded-value>`, where `<encoded-value>` is the base64-encoded string `username:password`.'
      if (scheme.scheme === 'bearer')
        return 'Bearer authentication header of the form `Bearer <token>`, where `<token>` is your auth token.'
      return `Authentication header of the form \`${scheme.scheme} <value>\`.`
    case 'oauth2':
      return 'The access token received from the authorization server in the OAuth 2.0 flow.'
    case 'openIdConnect':
      return 'The access token received from the OpenID Connect provider.'
    case 'mutualTLS':
      return 'The client has to present a certificate.'
    case 'apiKey':
      return ''
  }
}

function Flows({ flows }: { flows: readonly OAuthFlow[] }) {
  return (
    <ul class="api-facts">
      {flows.map(({ kind, authorizationUrl, tokenUrl, scopes }) => (
        <li>
          <code>{kind}</code>
          {[authorizationUrl, tokenUrl]
            .filter((url) => url !== undefined)
            .map((url) => [' · ', <SpecLink href={url}>{url}</SpecLink>])}
          {scopes.length > 0 && (
            <ul class="api-facts">
              {scopes.map(({ name, description }) => (
                <li>
                  <code>{name}</code> {description}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
