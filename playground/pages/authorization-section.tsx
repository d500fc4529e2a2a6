import { Field } from '../../theme/components/field.tsx'
import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { fillIn, useStrings } from '../../theme/strings.ts'
import type { Strings } from '../../theme/strings.ts'
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
  const strings = useStrings()
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
      <SpecMarkdown text={scheme.description ?? describeScheme(scheme, strings)} />
      {scheme.type === 'oauth2' && <Flows flows={scheme.flows} />}
      {scopes.length > 0 && (
        <p>
          {scopes.flatMap((scope, index) => [index > 0 && ' ', <code>{scope}</code>])}
        </p>
      )}
    </Field>
  )
}

/** How a credential is sent, for schemes that their author did not describe (behaviour 5.5). */
function describeScheme(scheme: SecurityScheme, strings: Strings): string | undefined {
  switch (scheme.type) {
    case 'http':
      if (scheme.scheme === 'basic') return strings.authBasic
      if (scheme.scheme === 'bearer') return strings.authBearer
      return fillIn(strings.authScheme, { scheme: scheme.scheme })
    case 'oauth2':
    case 'openIdConnect':
      return strings.authToken
    case 'mutualTLS':
      return strings.authCertificate
    case 'apiKey':
      return undefined
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
