import { stringsFor } from 'virtual:skerry/strings'
import type { ComponentType } from 'preact'
import type { ExtendedModule } from '../../runtime/render-page.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { Api, Operation } from '../document/api-model.ts'
import Console from '../console/console.island.tsx'
import { consoleProps } from '../console/props/console-props.ts'
import { manualOperation } from '../document/model/manual-operation.ts'
import {
  requestSamples,
  type RequestSamples,
  type Sample,
} from '../samples/request-samples.ts'
import { callbackPayloads } from '../samples/callback-payloads.ts'
import { responseSamples, type ResponseSample } from '../samples/response-samples.ts'
import { ApiProblem } from './api-problem.tsx'
import { DescriptionLinks } from './description-link.tsx'
import { channelModule } from './channel-module.tsx'
import { highlightAll, sampleKey, tokenColors } from './highlight-samples.ts'
import type { ApiPageInput, ApiTarget } from './list/api-page-input.ts'
import { ExampleBlock } from './example-block.tsx'
import { OperationPage } from './operation-page.tsx'
import type { ReferencePageProps } from './reference-page-props.ts'
import { OperationPanel } from './operation-panel.tsx'
import { OverviewPage } from './overview-page.tsx'
import { SchemaIndexPage } from './schema-index-page.tsx'
import { SchemaPage, schemaExample } from './schema-page.tsx'
import { consoleSettings, sampleOptions } from './site-options.ts'

/**
 * Builds the module of an API page: its own MDX content combined with what the description says.
 */
export async function buildApiModule(input: ApiPageInput): Promise<ExtendedModule> {
  const extended = await buildModule(input)
  const { api, target } = input
  const links = 'schemaFolder' in target && api?.links?.[target.schemaFolder]
  if (!links) return extended
  const { Content } = extended.module
  const WithLinks: ComponentType = () => (
    <DescriptionLinks.Provider value={links}>
      <Content />
    </DescriptionLinks.Provider>
  )
  return { ...extended, module: { ...extended.module, Content: WithLinks } }
}

async function buildModule(input: ApiPageInput): Promise<ExtendedModule> {
  const { target, module, api } = input
  const { Content } = module
  switch (target.kind) {
    case 'operation': {
      const operation = api && findTarget(api, target)
      return operation ? operationModule(input, api, operation) : { module, styles: {} }
    }
    case 'channel':
      return channelModule(input, target)
    case 'schema':
      return schemaModule(input, target)
    case 'overview':
      return {
        module: {
          ...module,
          Content: () => (api ? <OverviewPage api={api} {...target} /> : null),
        },
        styles: {},
      }
    case 'schemas':
      return {
        module: {
          ...module,
          Content: () => (api ? <SchemaIndexPage api={api} {...target} /> : null),
        },
        styles: {},
      }
    case 'manual':
      return manualModule(input, target)
    case 'missing':
      return {
        module: {
          ...module,
          Content: () => (
            <>
              <ApiProblem diagnostic={target.diagnostic} />
              <Content />
            </>
          ),
        },
        styles: {},
      }
  }
}

function findTarget(
  api: Api,
  { target, method, path }: Extract<ApiTarget, { kind: 'operation' }>,
): Operation | undefined {
  const candidates = target === 'webhook' ? api.webhooks : api.operations
  return candidates.find(
    (operation) => operation.method === method && operation.path === path,
  )
}

function operationModule(
  input: ApiPageInput,
  api: Api,
  operation: Operation,
): Promise<ExtendedModule> {
  const { page, site } = input
  const { settings } = site
  const { samples: requests, ...generated } = requestSamples(
    api,
    operation,
    sampleOptions(site, api),
  )
  const responses = responseSamples(api, operation)
  return referenceModule(input, {
    api,
    operation,
    requests,
    ...generated,
    responses,
    reference: {
      maintainOrder: settings.api.maintainOrder,
      expanded: settings.api.params.expanded,
      // A description of the page's own replaces the operation's, as in Mintlify.
      withDescription: !page.description,
      ...(input.target.kind === 'operation' && {
        schemaFolder: input.target.schemaFolder,
        followUps: input.target.followUps ?? [],
      }),
    },
    own: page.examples,
  })
}

interface Described extends Partial<Omit<RequestSamples, 'samples'>> {
  api: Api
  /** The request that samples and the console use. */
  operation: Operation
  /** What the page documents, if that is less than `operation`. */
  shown?: Operation
  requests: Sample[]
  responses: ResponseSample[]
  reference: Pick<
    ReferencePageProps,
    'maintainOrder' | 'expanded' | 'withDescription' | 'schemaFolder' | 'followUps'
  >
  /** Which examples the page has itself. */
  own?: PageData['examples']
}

/**
 * Renders the page's own content inside the reference of an operation, with samples in the side
 * panel.
 */
async function referenceModule(
  { module, page, site, highlight }: ApiPageInput,
  {
    api,
    operation,
    shown = operation,
    requests,
    responses,
    reference,
    ...described
  }: Described,
): Promise<ExtendedModule> {
  const { settings } = site
  const { request, variants = [], own } = described
  const sent = callbackPayloads(api, shown)
  const { html, styles } = await highlightAll(
    [...requests, ...responses, ...sent.values()],
    highlight,
  )
  const highlighted = (code: string, language: string) =>
    html.get(sampleKey(code, language))
  const payloads = new Map(
    [...sent].map(([called, { code, language }]) => [
      called,
      { code, language, html: highlighted(code, language) },
    ]),
  )
  const isLazy = request && (variants.length > 0 || requests.some(({ lazy }) => lazy))
  const tokens = isLazy ? await tokenColors(highlight) : undefined
  const { Content, Panel } = module
  const strings = stringsFor(page.language)
  const titled = { ...operation, summary: page.title }
  const hasPanel = Panel !== undefined || requests.length + responses.length > 0

  const Reference: ComponentType = () => (
    <OperationPage
      api={api}
      operation={shown}
      payloads={payloads}
      {...reference}
      fullUrl={settings.api.fullUrl}
      playground={page.frontmatter.playground ?? settings.api.playground.display}
      hasExamples={hasPanel}
      takenIds={page.headings.map(({ id }) => id)}
      action={<Console {...consoleProps(api, titled, consoleSettings(site), strings)} />}
    >
      <Content />
    </OperationPage>
  )
  const Samples: ComponentType = () => (
    <OperationPanel
      requests={requests}
      responses={responses}
      {...(request && tokens && { lazy: { request, variants, colors: tokens.colors } })}
      highlight={highlighted}
      hasRequestExample={own?.request}
      hasResponseExample={own?.response}
    >
      {Panel && <Panel />}
    </OperationPanel>
  )
  return {
    module: { Content: Reference, ...(hasPanel && { Panel: Samples }) },
    styles: { ...styles, ...tokens?.styles },
  }
}

async function schemaModule(
  { module, api, page, site, highlight }: ApiPageInput,
  { place, schemaFolder, series, usedBy }: Extract<ApiTarget, { kind: 'schema' }>,
): Promise<ExtendedModule> {
  const { Content } = module
  const { maintainOrder, params } = site.settings.api
  const code = api && !series?.index ? schemaExample(api, place) : undefined
  const samples = code === undefined ? [] : [{ code, language: 'json' }]
  const { html, styles } = await highlightAll(samples, highlight)
  const [highlighted] = html.values()
  const SchemaContent: ComponentType = () => (
    <>
      <Content />
      {api && (
        <SchemaPage
          api={api}
          place={place}
          schemaFolder={schemaFolder}
          usedBy={usedBy}
          {...(series && { series })}
          maintainOrder={maintainOrder}
          expanded={params.expanded}
          withDescription={api.schemas[place.key]?.description !== page.description}
          takenIds={page.headings.map((heading) => heading.id)}
        />
      )}
    </>
  )
  const Panel =
    code === undefined
      ? module.Panel
      : () => <ExampleBlock code={code} html={highlighted} />
  return { module: { Content: SchemaContent, ...(Panel && { Panel }) }, styles }
}

/**
 * A page documented by its own fields: adds the endpoint bar and the authorization from the
 * settings, and samples unless the page has its own.
 */
function manualModule(
  input: ApiPageInput,
  endpoint: Extract<ApiTarget, { kind: 'manual' }>,
): Promise<ExtendedModule> {
  const { page, site } = input
  const { api: given } = site.settings
  const { authMethod, contentType } = page.frontmatter
  const described = {
    ...endpoint,
    ...(page.fields && { fields: page.fields }),
    ...(contentType && { contentType }),
  }
  const { api, operation } = manualOperation(described, given.servers, {
    ...(authMethod && { authMethod }),
    ...(given.auth && { auth: given.auth }),
  })
  const samples = page.examples?.request
    ? undefined
    : requestSamples(api, operation, sampleOptions(site, api))
  return referenceModule(input, {
    api,
    operation,
    // Parameters, placeholders of the URL and the body are documented by the page's own fields.
    shown: {
      ...operation,
      servers: operation.servers.map((server) => ({ ...server, variables: [] })),
      parameters: [],
      body: undefined,
    },
    requests: samples?.samples ?? [],
    ...(samples && { request: samples.request, variants: samples.variants }),
    responses: [],
    reference: { maintainOrder: true, expanded: 'closed', withDescription: false },
    own: page.examples,
  })
}
