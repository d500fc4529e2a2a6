import { fillIn } from '../../runtime/kit/fill-in.ts'
import { Expandable } from '../../theme/components/expandable.tsx'
import { Field } from '../../theme/components/field.tsx'
import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Strings } from '../../theme/strings/en.ts'
import type { OAuthFlow, Operation, SecurityScheme } from '../document/api-model.ts'
import {
  schemeField,
  type SecurityView,
  viewSecurity,
} from '../document/model/security-view.ts'
import { ApiSection } from './api-section.tsx'
import { useReference } from './reference-context.ts'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'
import { CommaList } from './comma-list.tsx'

/**
 * The authorization alternatives of an operation, as tabs if there are several. Renders nothing
 * if none is required.
 */
export function AuthorizationSection({ operation }: { operation: Operation }) {
  const { api, claimAnchor } = useReference()
  const strings = useStrings()
  const alternatives = viewSecurity(api, operation)
  const needed = alternatives.filter(({ schemes }) => schemes.length > 0)
  if (needed.length === 0) return null
  const optional = operation.security.some(({ schemes }) => schemes.length === 0)
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

/** One security scheme: where its value goes, its description and scopes. */
export function SchemeField({
  scheme,
  scopes,
  required,
  named = false,
}: {
  scheme: SecurityScheme
  scopes: string[]
  required: boolean
  /** Show the name that `security` uses for it. */
  named?: boolean
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
      {named && scheme.name !== field?.name && (
        <p>
          <code>{scheme.name}</code>
        </p>
      )}
      <SpecMarkdown text={scheme.description ?? describeScheme(scheme, strings)} />
      <SchemeFacts scheme={scheme} scopes={scopes} />
      {/* An element around them keeps their labels in Markdown. */}
      {scheme.type === 'oauth2' && (
        <div>
          {scheme.flows.map((flow) => (
            <Flow flow={flow} />
          ))}
        </div>
      )}
    </Field>
  )
}

function SchemeFacts({ scheme, scopes }: { scheme: SecurityScheme; scopes: string[] }) {
  const strings = useStrings()
  const format = scheme.type === 'http' ? scheme.bearerFormat : undefined
  const metadata =
    scheme.type === 'openIdConnect'
      ? scheme.url
      : scheme.type === 'oauth2'
        ? scheme.metadataUrl
        : undefined
  const form = unnamedForm(scheme)
  if (!form && !format && !metadata && scopes.length === 0) return null
  return (
    <ul class="api-facts">
      {form && (
        <li>
          <code>{form}</code>
        </li>
      )}
      {format && (
        <li>
          {strings.tokenFormat} <code>{format}</code>
        </li>
      )}
      {metadata && (
        <li>
          {strings.metadata} <EndpointUrl url={metadata} />
        </li>
      )}
      {scopes.length > 0 && (
        <li>
          {strings.requiredScopes}{' '}
          <CommaList
            items={scopes.map((scope) => (
              <code>{scope}</code>
            ))}
          />
        </li>
      )}
    </ul>
  )
}

/** The header of an HTTP scheme, if the author's description doesn't name the scheme. */
function unnamedForm(scheme: SecurityScheme): string | undefined {
  if (scheme.type !== 'http' || scheme.description === undefined) return undefined
  const field = schemeField(scheme)
  const isNamed = scheme.description.toLowerCase().includes(scheme.scheme.toLowerCase())
  return field && !isNamed ? `${field.name}: ${field.example}` : undefined
}

/** A default description of how a scheme's credentials are sent. */
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

const FLOW_URLS = [
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'tokenUrl',
  'refreshUrl',
] as const

/** Endpoints and scopes of a flow, closed: they are the same for all operations. */
function Flow({ flow: { kind, scopes, ...urls } }: { flow: OAuthFlow }) {
  return (
    <Expandable title={kind}>
      <ul class="api-facts">
        {FLOW_URLS.flatMap((name) => {
          const url = urls[name]
          return url === undefined ? (
            []
          ) : (
            <li>
              <code>{name}</code> <EndpointUrl url={url} />
            </li>
          )
        })}
      </ul>
      {scopes.length > 0 && (
        <ul class="api-facts">
          {scopes.map(({ name, description }) => (
            <li class="api-scope">
              <code>{name}</code> <SpecMarkdown text={description} />
            </li>
          ))}
        </ul>
      )}
    </Expandable>
  )
}

/** The URL of an endpoint. A relative one is not linked: it isn't a page of this site. */
function EndpointUrl({ url }: { url: string }) {
  return /^(?:https?:)?\/\//i.test(url) ? (
    <SpecLink href={url}>{url}</SpecLink>
  ) : (
    <code>{url}</code>
  )
}
