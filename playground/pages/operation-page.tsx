import type { ComponentChildren } from 'preact'
import { useStrings } from '../../theme/strings.ts'
import type { Api, Operation, Parameter } from '../api.ts'
import { serverAddress } from '../model/server-view.ts'
import { ApiSection } from './api-section.tsx'
import { AuthorizationSection } from './authorization-section.tsx'
import { BodySection, ResponseSection } from './body-section.tsx'
import { EndpointBar } from './endpoint-bar.tsx'
import { ParameterSection } from './parameter-section.tsx'
import { ReferenceContext, createReference, useReference } from './reference-context.ts'
import type { Expanded } from './schema-fields.tsx'
import { ServerList } from './server-list.tsx'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'

export interface OperationPageProps {
  api: Api
  operation: Operation
  /** `api.maintainOrder`. */
  maintainOrder: boolean
  /** `api.params.expanded`. */
  expanded: Expanded
  /** `api.url: full`. */
  fullUrl: boolean
  /** `none` shows no endpoint line (behaviour 1.1, `api.playground`). */
  playground: 'interactive' | 'simple' | 'none'
  /** The operation's description, unless the page's header shows it already. */
  withDescription: boolean
  /** Ids of the page's own headings. */
  takenIds?: Iterable<string>
  /** "Try it"; without a server there is nothing to send to (behaviour 5.5). */
  action?: ComponentChildren
  /** The page's own text, between the endpoint line and the reference. */
  children?: ComponentChildren
}

/** The reference of an operation, complete without JavaScript, in the order of behaviour 5.3. */
export function OperationPage(props: OperationPageProps) {
  const { api, operation, children, takenIds } = props
  const reference = createReference(api, props, takenIds)
  const [server] = operation.servers
  const address = server ? serverAddress(server) : ''
  const isWebhook = operation.kind === 'webhook'
  return (
    <ReferenceContext.Provider value={reference}>
      <div class="api-reference" data-component-part="api-reference">
        {props.playground !== 'none' && (
          <EndpointBar
            main
            method={isWebhook ? 'WEBHOOK' : operation.method}
            path={operation.path}
            copied={isWebhook ? operation.path : address + operation.path}
            {...(props.fullUrl && address && { baseUrl: address })}
          >
            {!isWebhook && server && props.playground === 'interactive' && props.action}
          </EndpointBar>
        )}
        {!isWebhook && <ServerList servers={operation.servers} />}
        {props.withDescription && <SpecMarkdown text={operation.description} />}
        <SpecMarkdown text={operation.mint?.content} />
        {children}
        <OperationSections operation={operation} />
        {operation.externalDocs && (
          <p>
            <SpecLink href={operation.externalDocs.url}>
              {operation.externalDocs.description ?? operation.externalDocs.url}
            </SpecLink>
          </p>
        )}
      </div>
    </ReferenceContext.Provider>
  )
}

function OperationSections({ operation }: { operation: Operation }) {
  const strings = useStrings()
  const of = (...places: Parameter['in'][]) =>
    operation.parameters.filter((parameter) => places.includes(parameter.in))
  return (
    <>
      <AuthorizationSection operation={operation} />
      <ParameterSection title={strings.headers} kind="header" parameters={of('header')} />
      <ParameterSection
        title={strings.pathParameters}
        kind="path"
        parameters={of('path')}
      />
      <ParameterSection
        title={strings.queryParameters}
        kind="query"
        parameters={of('query', 'querystring')}
      />
      <ParameterSection title={strings.cookies} kind="cookie" parameters={of('cookie')} />
      <BodySection body={operation.body} />
      <Callbacks operation={operation} />
      <ResponseSection responses={operation.responses} />
    </>
  )
}

/** What the API sends back later, each behind its name (behaviour 5.3). */
function Callbacks({ operation }: { operation: Operation }) {
  const strings = useStrings()
  const reference = useReference()
  const { claimAnchor } = reference
  if (operation.callbacks.length === 0) return null
  return (
    <ApiSection title={strings.callbacks} id={claimAnchor('callbacks')}>
      {operation.callbacks.map(({ name, operation: called }) => (
        <details
          class="api-option"
          id={claimAnchor(`callback-${name}-${called.method.toLowerCase()}`)}
        >
          <summary>
            {name} <span class="field-pill">{called.method}</span>
          </summary>
          <div class="api-option-content">
            <EndpointBar method={called.method} path={called.path} />
            <SpecMarkdown text={called.description ?? called.summary} />
            <ReferenceContext.Provider value={{ ...reference, level: 3 }}>
              <OperationSections operation={{ ...called, security: [] }} />
            </ReferenceContext.Provider>
          </div>
        </details>
      ))}
    </ApiSection>
  )
}
