import { useStrings } from '../../runtime/use-strings.ts'
import type { Operation, Parameter } from '../document/api-model.ts'
import { serverUrl } from '../document/model/server-view.ts'
import { ApiSection } from './api-section.tsx'
import { AuthorizationSection } from './authorization-section.tsx'
import FoldTools from './folds/fold-tools.island.tsx'
import { isShortened } from './list/plain-title.ts'
import { BodySection } from './body-section.tsx'
import { EndpointBar } from './endpoint-bar.tsx'
import { ExampleBlock, type ExampleBlockProps } from './example-block.tsx'
import { ExamplesPlaceholder } from './examples-placeholder.tsx'
import { ParameterSection } from './parameter-section.tsx'
import {
  type PanelExamples,
  ReferenceContext,
  createReference,
  useReference,
} from './reference-context.ts'
import type { ReferencePageProps } from './reference-page-props.ts'
import { ResponseSection } from './response-section.tsx'
import { ServerList } from './server-list.tsx'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'
import { SpecSections } from './spec-sections.tsx'

/** An operation with its description and the site's choices. */
export interface OperationPageProps extends ReferencePageProps {
  operation: Operation
  /** True if `api.url` is `full`. */
  fullUrl: boolean
  /** Examples of what the callbacks send. */
  payloads?: Payloads
}

type Payloads = ReadonlyMap<Operation, ExampleBlockProps> | undefined

/** The reference of an operation. Complete without JavaScript. */
export function OperationPage(props: OperationPageProps) {
  const { api, operation, children, takenIds } = props
  const isWebhook = operation.kind === 'webhook'
  const reference = createReference(
    api,
    { ...props, panel: panelExamples(operation) },
    takenIds,
  )
  const [server] = operation.servers
  const url = server ? serverUrl(server) : ''
  return (
    <ReferenceContext.Provider value={reference}>
      <div
        id="api-playground-2-operation-page"
        class="api-reference"
        data-component-part="api-reference"
      >
        {props.playground !== 'none' && (
          <EndpointBar
            main
            method={isWebhook ? 'WEBHOOK' : operation.method}
            path={operation.path}
            copied={isWebhook ? operation.path : url + operation.path}
            {...(props.fullUrl && url && { baseUrl: url })}
          >
            {!isWebhook && props.playground === 'interactive' && props.action}
          </EndpointBar>
        )}
        <Badges names={operation.badges} />
        {!isWebhook && <ServerList servers={operation.servers} />}
        {operation.summary !== undefined && isShortened(operation.summary) && (
          <SpecMarkdown text={operation.summary} />
        )}
        {props.withDescription && <SpecMarkdown text={operation.description} />}
        <SpecMarkdown text={operation.pathSummary} />
        <SpecMarkdown text={operation.pathDescription} />
        <SpecSections text={operation.mint?.content} />
        {props.hasExamples && <ExamplesPlaceholder />}
        {children}
        <OperationSections operation={operation} payloads={props.payloads} />
        <OperationFacts operation={operation} />
        <FoldTools />
      </div>
    </ReferenceContext.Provider>
  )
}

function panelExamples({ kind, codeSamples }: Operation): PanelExamples {
  if (kind === 'webhook') return 'webhook'
  return codeSamples.length > 0 ? 'responses' : 'operation'
}

interface SectionsProps {
  operation: Operation
  payloads: Payloads
}

function OperationSections({ operation, payloads }: SectionsProps) {
  const strings = useStrings()
  const of = (...places: Parameter['in'][]) =>
    operation.parameters.filter((parameter) => places.includes(parameter.in))
  return (
    <>
      <AuthorizationSection operation={operation} />
      <ParameterSection title={strings.headers} parameters={of('header')} />
      <ParameterSection title={strings.pathParameters} parameters={of('path')} />
      <ParameterSection
        title={strings.queryParameters}
        parameters={of('query', 'querystring')}
      />
      <ParameterSection title={strings.cookies} parameters={of('cookie')} />
      <BodySection operation={operation} />
      <Callbacks operation={operation} payloads={payloads} />
      <ResponseSection operation={operation} />
    </>
  )
}

/** Labels such as "Beta". */
function Badges({ names = [] }: { names?: readonly string[] | undefined }) {
  if (names.length === 0) return null
  return <p>{names.flatMap((name) => [<span class="field-pill">{name}</span>, ' '])}</p>
}

/** The `operationId` and the link to further documentation. */
function OperationFacts({ operation }: { operation: Operation }) {
  const strings = useStrings()
  const { operationId, externalDocs } = operation
  if (!operationId && !externalDocs) return null
  return (
    <ul class="api-facts api-operation-facts">
      {operationId && (
        <li>
          {strings.operationId} <code>{operationId}</code>
        </li>
      )}
      {externalDocs && (
        <li>
          {strings.externalDocs}:{' '}
          <SpecLink href={externalDocs.url}>
            {externalDocs.description ?? externalDocs.url}
          </SpecLink>
        </li>
      )}
    </ul>
  )
}

/** Requests that the API sends later, each in a fold. */
function Callbacks({ operation, payloads }: SectionsProps) {
  const strings = useStrings()
  const reference = useReference()
  const { claimAnchor } = reference
  if (operation.callbacks.length === 0) return null
  return (
    <ApiSection title={strings.callbacks} id={claimAnchor('callbacks')}>
      {operation.callbacks.map(({ name, operation: called }) => {
        const payload = payloads?.get(called)
        return (
          <details
            class="api-option"
            id={claimAnchor(`callback-${name}-${called.method.toLowerCase()}`)}
          >
            <summary>
              {name} <span class="field-pill">{called.method}</span>{' '}
              {called.deprecated && <span class="field-pill">{strings.deprecated}</span>}
            </summary>
            <div class="api-option-content">
              <EndpointBar method={called.method} path={called.path} />
              <Badges names={called.badges} />
              <ServerList servers={called.servers} />
              <SpecMarkdown text={called.summary} />
              <SpecMarkdown text={called.description} />
              <SpecMarkdown text={called.pathSummary} />
              <SpecMarkdown text={called.pathDescription} />
              {payload && <ExampleBlock {...payload} />}
              <ReferenceContext.Provider
                value={{ ...reference, level: 3, panel: 'none' }}
              >
                <OperationSections operation={called} payloads={payloads} />
                <OperationFacts operation={called} />
              </ReferenceContext.Provider>
            </div>
          </details>
        )
      })}
    </ApiSection>
  )
}
