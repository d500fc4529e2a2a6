import type { ComponentChildren } from 'preact'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Api } from '../document/api-model.ts'
import { ApiSection } from './api-section.tsx'
import { SchemeField } from './authorization-section.tsx'
import { LinkList } from './link-list.tsx'
import { MessagingSummary } from './messaging-summary.tsx'
import type { OverviewGroup, OverviewTarget, PageSeries } from './list/api-page-input.ts'
import { PageNumbers } from './page-numbers.tsx'
import { ReferenceContext, createReference } from './reference-context.ts'
import { ServerList } from './server-list.tsx'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'
import { SpecSections } from './spec-sections.tsx'
import './api-section.css'

interface OverviewPageProps {
  api: Api
  groups: readonly OverviewGroup[]
  series: PageSeries
  schemas?: OverviewTarget['schemas'] | undefined
  /** URL of the description's file. */
  download?: string | undefined
  takenIds?: Iterable<string>
}

/** The overview of an API: general information, authorization, and links to its pages. */
export function OverviewPage(props: OverviewPageProps) {
  const { api, groups, series, schemas } = props
  const strings = useStrings()
  const reference = createReference(
    api,
    { maintainOrder: true, expanded: 'closed' },
    props.takenIds,
  )
  const { claimAnchor } = reference
  const untagged = api.messaging
    ? { all: strings.channels, others: strings.otherChannels }
    : { all: strings.operations, others: strings.otherOperations }
  const isFirst = series.index === 0
  return (
    <ReferenceContext.Provider value={reference}>
      <div class="api-reference" data-component-part="api-reference">
        {isFirst && <Summary {...props} />}
        {isFirst && api.securitySchemes.length > 0 && (
          <ApiSection title={strings.authorizations} id={claimAnchor('authorizations')}>
            {api.securitySchemes.map((scheme) => (
              <SchemeField scheme={scheme} scopes={[]} required={false} named />
            ))}
          </ApiSection>
        )}
        {isFirst && api.messaging && <MessagingSummary messaging={api.messaging} />}
        {groups.map(({ name, only, tag, level, description, docs, links }) => (
          <ReferenceContext.Provider value={{ ...reference, level }}>
            <ApiSection
              title={name || (only ? untagged.all : untagged.others)}
              id={claimAnchor(`tag-${name}`)}
              {...(tag !== undefined && { subtitle: tag })}
            >
              <SpecMarkdown text={description} />
              {docs && (
                <p>
                  <SpecLink href={docs.url}>{docs.description ?? docs.url}</SpecLink>
                </p>
              )}
              <LinkList links={links} open />
            </ApiSection>
          </ReferenceContext.Provider>
        ))}
        <PageNumbers {...series} />
        {isFirst && schemas && (
          <ApiSection title={strings.schemas} id={claimAnchor('schemas')}>
            {schemas.links.length > 0 ? (
              <LinkList links={schemas.links} open />
            ) : (
              <p>
                <SpecLink href={schemas.url}>{strings.schemas}</SpecLink>
              </p>
            )}
          </ApiSection>
        )}
      </div>
    </ReferenceContext.Provider>
  )
}

function Summary({ api, download }: OverviewPageProps) {
  const strings = useStrings()
  const { info, version } = api
  const { contact, license, logo } = info
  const [server] = api.servers
  return (
    <>
      {logo?.href && (
        <p>
          <SpecLink href={logo.href}>{logo.text ?? logo.href}</SpecLink>
        </p>
      )}
      <SpecMarkdown text={info.summary} />
      <SpecSections text={api.description} />
      <ul class="api-facts">
        {version && <Fact label={strings.apiVersion}>{version}</Fact>}
        {contact && (
          <Fact label={strings.contact}>
            {contact.name}{' '}
            {contact.email && (
              <SpecLink href={`mailto:${contact.email}`}>{contact.email}</SpecLink>
            )}{' '}
            {contact.url && <SpecLink href={contact.url}>{contact.url}</SpecLink>}
          </Fact>
        )}
        {license && (
          <Fact label={strings.license}>
            {license.url ? (
              <SpecLink href={license.url}>{license.name ?? license.url}</SpecLink>
            ) : (
              license.name
            )}{' '}
            {license.identifier !== license.name && license.identifier}
          </Fact>
        )}
        {info.termsOfService && (
          <Fact label={strings.termsOfService}>
            <SpecLink href={info.termsOfService}>{info.termsOfService}</SpecLink>
          </Fact>
        )}
        {info.externalDocs && (
          <Fact label={`${strings.externalDocs}:`}>
            <SpecLink href={info.externalDocs.url}>{info.externalDocs.url}</SpecLink>{' '}
            {info.externalDocs.description}
          </Fact>
        )}
        {server && (
          <Fact label={`${strings.baseUrl}:`}>
            <code>{server.url}</code> {server.name}
          </Fact>
        )}
        {download && (
          <li>
            <SpecLink href={download}>{strings.downloadSpec}</SpecLink>
          </li>
        )}
      </ul>
      <ServerList servers={api.servers} />
    </>
  )
}

function Fact({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <li>
      {label} {children}
    </li>
  )
}
