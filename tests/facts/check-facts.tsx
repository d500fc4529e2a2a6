import { join } from 'node:path'
import { readApi } from '../../playground/document/read/read-api.ts'
import type { Api } from '../../playground/document/api-model.ts'
import type { ApiBinding } from '../../playground/pages/list/bind-page.ts'
import {
  type ApiPages,
  buildOperationPages,
} from '../../playground/pages/list/operation-pages.ts'
import { ChannelPage } from '../../playground/pages/channel-page.tsx'
import { OperationPage } from '../../playground/pages/operation-page.tsx'
import { OperationPanel } from '../../playground/pages/operation-panel.tsx'
import { OverviewPage } from '../../playground/pages/overview-page.tsx'
import { SchemaIndexPage } from '../../playground/pages/schema-index-page.tsx'
import { SchemaPage } from '../../playground/pages/schema-page.tsx'
import { responseSamples } from '../../playground/samples/response-samples.ts'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { settingsOf } from '../plugin/settings/parse.ts'
import { html } from '../theme/render.tsx'
import { type Fact, collectFacts } from './collect-facts.ts'
import { collectApplicationFacts, collectChannelFacts } from './collect-channel-facts.ts'
import { type PageText, pageText, says } from './page-text.ts'
import { RawFiles } from './read-raw.ts'

export interface CheckedDescription {
  /** False if the description can't be read. */
  isRead: boolean
  operations: number
  /** Operations without a page. */
  lost: string[]
  facts: number
  missing: (Fact & { operation: string })[]
  pages: number
  schemaPages: number
  largest: { path: string; bytes: number }
}

/**
 * Reads a description twice, independently and with the product, and searches the text of
 * the operation's page and of the schema pages that it links to for every fact.
 */
export async function checkFacts(
  root: string,
  file: string,
): Promise<CheckedDescription> {
  const { api } = await readApi(file, { root, offline: true })
  const checked: CheckedDescription = {
    isRead: api !== undefined,
    operations: 0,
    lost: [],
    facts: 0,
    missing: [],
    pages: 0,
    schemaPages: 0,
    largest: { path: '', bytes: 0 },
  }
  if (!api) return checked
  const site = new RenderedApi(pagesOf(api), checked)
  const files = new RawFiles()
  const path = join(root, file)
  if (api.messaging) {
    const facts = collectApplicationFacts(files, path)
    checked.facts += facts.length
    const pages = site.readOverview()
    for (const fact of distinct(facts))
      if (!says(fact, pages)) checked.missing.push({ ...fact, operation: 'overview' })
  }
  const all = api.messaging ? collectChannelFacts(files, path) : collectFacts(files, path)
  for (const described of all) {
    const { kind, method, path, facts } = described
    const operation = `${method} ${path}`
    checked.operations++
    checked.facts += facts.length
    const pages = site.readFrom(kind, method, path)
    if (!pages) checked.lost.push(operation)
    else
      for (const fact of distinct(facts))
        if (!says(fact, pages)) checked.missing.push({ ...fact, operation })
  }
  return checked
}

/** The HTML of every page generated from a description, by path. */
export async function renderPages(
  root: string,
  file: string,
): Promise<Map<string, string>> {
  const { api } = await readApi(file, { root, offline: true })
  if (!api) throw new Error(`${file} cannot be read`)
  const { bindings, generated } = pagesOf(api)
  return new Map(
    [...bindings].map(([path, binding]) => [
      path,
      `<h1>${escape(generated.get(path)?.title ?? '')}</h1>${renderBinding(binding)}`,
    ]),
  )
}

function distinct(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [`${fact.kind} ${fact.text}`, fact])).values()]
}

function pagesOf(api: Api): ApiPages {
  const key = api.messaging ? 'asyncapi' : 'openapi'
  const settings = settingsOf({
    name: 'API',
    navigation: { tabs: [{ tab: 'API', [key]: api.source }] },
  })
  const site = { root: '/', settings, specs: [api.source], pages: new Map() }
  return buildOperationPages(site, new Map([[api.source, api]]))
}

/** The pages of one description, each rendered once on demand. */
class RenderedApi {
  readonly #pages: ApiPages
  readonly #checked: CheckedDescription
  readonly #texts = new Map<string, { text: PageText; links: string[] }>()
  readonly #byUrl: Map<string, string>

  constructor(pages: ApiPages, checked: CheckedDescription) {
    this.#pages = pages
    this.#checked = checked
    this.#byUrl = new Map([...pages.bindings.keys()].map((path) => [pageUrl(path), path]))
    checked.pages = pages.bindings.size
    for (const { kind } of pages.bindings.values())
      if (kind === 'schema') checked.schemaPages++
  }

  /** The texts of an operation's page and of all linked schema pages. */
  readFrom(kind: string, method: string, target: string): PageText[] | undefined {
    for (const [path, binding] of this.#pages.bindings) {
      if (binding.kind === 'channel' && kind === 'channel')
        if (binding.channel.name === target) return this.#closure(path)
      if (binding.kind !== 'operation') continue
      const { operation } = binding
      if (
        operation.kind === kind &&
        operation.method === method &&
        operation.path === target
      )
        return this.#closure(path)
    }
    return undefined
  }

  /** The texts of the overview pages. */
  readOverview(): PageText[] {
    return [...this.#pages.bindings].flatMap(([path, { kind }]) =>
      kind === 'overview' ? this.#read(path).text : [],
    )
  }

  #closure(start: string): PageText[] {
    const seen = new Set([start])
    for (const path of seen)
      for (const url of this.#read(path).links) {
        const next = this.#byUrl.get(url)
        if (next === undefined) throw new Error(`${path} links ${url}, which is no page`)
        seen.add(next)
      }
    return [...seen].map((path) => this.#read(path).text)
  }

  #read(path: string) {
    let known = this.#texts.get(path)
    if (!known) {
      const page = renderBinding(this.#pages.bindings.get(path)!)
      const { title = '' } = this.#pages.generated.get(path) ?? {}
      const bytes = Buffer.byteLength(page)
      if (bytes > this.#checked.largest.bytes) this.#checked.largest = { path, bytes }
      const links = [
        ...page.matchAll(
          /<p class="api-more"><a [^>]*?href="([^"]+)"|<nav class="api-page-numbers"[\s\S]*?<\/nav>/g,
        ),
      ].flatMap(([whole, href]) =>
        href ? [href] : [...whole.matchAll(/href="([^"]+)"/g)].map(([, inner]) => inner!),
      )
      known = { text: pageText(`${page} ${escape(title)}`), links }
      this.#texts.set(path, known)
    }
    return known
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function renderBinding(binding: ApiBinding): string {
  const shared = {
    maintainOrder: true,
    expanded: 'closed',
    withDescription: true,
  } as const
  switch (binding.kind) {
    case 'operation':
      return html(
        <>
          <OperationPage
            {...shared}
            api={binding.api}
            operation={binding.operation}
            schemaFolder={binding.schemaFolder}
            fullUrl={false}
            playground="simple"
          />
          <OperationPanel
            requests={[]}
            responses={responseSamples(binding.api, binding.operation)}
            highlight={() => undefined}
          />
        </>,
      )
    case 'channel':
      return html(
        <ChannelPage
          {...shared}
          {...binding}
          messaging={binding.api.messaging!}
          playground="simple"
        />,
      )
    case 'schema':
      return html(<SchemaPage {...shared} {...binding} />)
    case 'overview':
      return html(<OverviewPage {...binding} />)
    case 'schemas':
      return html(<SchemaIndexPage {...binding} />)
    default:
      return ''
  }
}
