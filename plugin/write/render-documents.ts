import type {
  DocumentAssets,
  RenderWarning,
  SiteData,
} from '../../runtime/types/rendering.ts'
import type { NavigationEntry, Settings } from '../../runtime/types/settings.ts'
import { feedUrl } from '../../runtime/head.ts'
import { CodeStyles } from '../render/code-styles.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { contentHash } from '../kit/content-hash.ts'
import { mapConcurrently } from '../kit/map-concurrently.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { PreviousDocuments } from './previous-documents.ts'
import type { ImageVariants } from './image-variants.ts'
import { integrationSetup, integrationTags } from './integrations.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { notFoundNavigation, notFoundPage } from '../render/not-found-page.ts'
import { foldersOf, outputFiles } from '../render/output-files.ts'
import type { SidebarTable } from '../render/page-data.ts'
import { groupFailures, nameOverrides } from '../render/module-failure.ts'
import { contentDiagnostics, renderDocumentOn } from '../render/render-on-pool.ts'
import type { InlineCode } from '../render/inline-code.ts'
import { locateIcons } from '../render/locate-icons.ts'
import { headElements, headHtml } from '../render/head-elements.ts'
import type { Project } from '../site/project.ts'
import type { ServerGraph } from '../render/server-graph.ts'
import type { HeadElement } from '../site/extensions.ts'
import type { DocumentAnswer, DocumentTask } from '../render/page-tasks.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import type { BuiltClient } from './bundle-client.ts'
import type { PreparedPage } from './prepare-pages.ts'
import type { Contents } from './render-contents.ts'
import { pageFonts } from './page-fonts.ts'
import type { PageReport } from './report.ts'
import { renderFramePages } from './render-frame-pages.ts'
import { writeSidebarRows, type SidebarRows } from './write-sidebar-rows.ts'
import { styleOwners } from '../render/style-owners.ts'

/** Input for rendering documents. */
export interface DocumentsInput {
  project: Project
  graph: ServerGraph
  pool: WorkerPool
  pages: readonly PreparedPage[]
  contents: Contents
  sidebars: SidebarTable
  /** Hash of the server bundle's entry. */
  serverHash: string
  client: BuiltClient
  site: SiteData
  output: StagingWriter
  /** Set if smaller versions of images are published. */
  images: ImageVariants | undefined
  /** Reuses documents of the previous output. */
  earlier: PreviousDocuments
}

/** The result of rendering all documents. */
export interface RenderedSite {
  pages: PageReport[]
  /** Elements that the site's code adds to the head of each page, by `Page.path`. */
  heads: ReadonlyMap<string, readonly HeadElement[]>
  /** Inline code around the content, by `Page.path`, if the layout is the author's. */
  shells: ReadonlyMap<string, InlineCode>
  diagnostics: Diagnostic[]
  /** Assets of a page that uses no components. */
  plainPage: DocumentAssets
}

/** Renders and writes all documents, including `404.html`. */
export async function renderDocuments(input: DocumentsInput): Promise<RenderedSite> {
  const { project, pages, contents, client, site, output } = input
  const generated = new CodeStyles()
  for (const { compilation } of pages) generated.add(compilation.facts.codeStyles)
  for (const { styles } of contents.all()) generated.add(styles)
  // Named by its sources, because what the shell adds is only known after rendering.
  const generatedName = `assets/generated-${contentHash(generated.toString(), input.serverHash, project.settings).slice(0, 8)}.css`

  const plainPage: DocumentAssets = {
    styles: client.core,
    loader: client.loader,
    hydrate: client.hydrate,
    actions: client.actions,
    sidebar: client.sidebar,
    scripts: project.site.scripts.map((file) => site.base + file),
    head: writeIntegrations(input),
  }
  const heads = new Map(
    pages.map(({ data }) => [data.path, headElements(project.options, data, site)]),
  )
  const rows = await writeSidebarRows(locatedPages(project, pages), input)
  generated.add(rows.styles)
  const shared: Shared = {
    plainPage,
    heads,
    rows,
    folders: foldersOf([
      ...[...project.site.pages.values()].map(({ url }) => url),
      ...feedUrls(project, site),
    ]),
    generatedUrl: site.base + generatedName,
    shellHasStyles: hasColors(project.settings.navigation),
  }
  const reports: PageReport[] = []
  const shells = new Map<string, InlineCode>()
  const diagnostics: Diagnostic[] = []
  const failures: Diagnostic[] = []
  // The shell is the same on many pages, so its warnings are reported once.
  const shellWarnings = new Map<string, RenderWarning>()
  for (const warning of rows.warnings) shellWarnings.set(warning.message, warning)
  await mapConcurrently(pages, async (prepared) => {
    const task = await documentTask(prepared, input, shared)
    const document = await input.earlier.write(task, () =>
      renderDocumentOn(input.pool, task, {
        output,
        loadContent: () => contents.load(prepared),
      }),
    )
    generated.add(document.styles)
    for (const warning of document.warnings) shellWarnings.set(warning.message, warning)
    const { failure, inline } = document
    if (failure) failures.push(failure)
    if (inline) shells.set(prepared.data.path, inline)
    const found = contentDiagnostics(
      prepared.compilation.page.file,
      contents.factsOf(prepared),
    )
    diagnostics.push(...found)
    reports.push(
      pageReport(prepared, input, outputsOf(prepared, input, shared), document, found),
    )
  })
  for (const warning of shellWarnings.values()) {
    diagnostics.push({ severity: 'warning', file: project.settings.file, ...warning })
  }
  failures.sort((a, b) => byCodeUnit(a.file ?? '', b.file ?? ''))
  failures.push(...(await renderFramePages({ ...input, rows, shells }, plainPage)))
  for (const failure of groupFailures(failures))
    diagnostics.push(nameOverrides(failure, project))
  const css = generated.toString()
  if (css !== '') output.write(generatedName, css)
  reports.sort((a, b) => byCodeUnit(a.url, b.url))
  const placed = locateIcons(project, diagnostics)
  return { pages: reports, heads, shells, diagnostics: placed, plainPage }
}

/** What the documents of all pages have in common. */
interface Shared extends Pick<RenderedSite, 'plainPage' | 'heads'> {
  rows: SidebarRows
  folders: ReturnType<typeof foldersOf>
  /** URL of the stylesheet with generated classes. */
  generatedUrl: string
  /** Whether the shell, which is on every page, uses generated classes. */
  shellHasStyles: boolean
}

async function documentTask(
  prepared: PreparedPage,
  input: DocumentsInput,
  shared: Shared,
): Promise<DocumentTask> {
  const { contents, sidebars, client, site } = input
  const { plainPage, heads, rows, generatedUrl, shellHasStyles } = shared
  const { compilation, data, around } = prepared
  const { page, facts } = compilation
  const { styles, images } = contents.factsOf(prepared)
  const hasUtilities =
    facts.classNames.length + input.project.fileFacts.classNames.size > 0
  const hasGenerated =
    Object.keys(facts.codeStyles).length + Object.keys(styles).length > 0
  const { sidebar: _, ...navigation } = around
  return {
    type: 'document',
    page: data,
    navigation: {
      ...navigation,
      sidebar: sidebars.refOf(around),
      ...rows.of({ page: data, around }),
    },
    assets: {
      ...plainPage,
      ...pageFonts(client, data.language),
      head: plainPage.head + headHtml(heads.get(page.path)!, site.base),
      styles: [
        ...client.core,
        ...pageStyles(input, compilation),
        ...(hasUtilities ? client.utilities : []),
        ...(hasGenerated || shellHasStyles ? [generatedUrl] : []),
      ],
    },
    content: await contents.source(prepared),
    ...(images.length > 0 && input.images && { images: input.images.sourcesOf(images) }),
    files: outputsOf(prepared, input, shared),
    hasOwnLayout: input.project.overrides.layout.size > 0,
  }
}

/** All pages that have a document, including `404.html`, with their navigation. */
function locatedPages(project: Project, pages: readonly PreparedPage[]) {
  const notFound = notFoundPage(project)
  return [
    ...pages.map(({ data, around }) => ({ page: data, around })),
    { page: notFound, around: notFoundNavigation(project) },
  ]
}

/** The files of a page's document, relative to the output. */
function outputsOf(
  { compilation: { page } }: PreparedPage,
  { project }: DocumentsInput,
  { folders }: Shared,
): string[] {
  return outputFiles(page.url, {
    isIndex: /(^|\/)index$/.test(page.path),
    hasFolder: folders.has(page.url),
    trailingSlash: project.settings.seo.trailingSlash,
  })
}

interface DocumentResult extends Pick<DocumentAnswer, 'bytes' | 'islands'> {
  failure?: Diagnostic
  isNew: boolean
}

/**
 * The entry of a page in the build report.
 *
 * @param found Diagnostics of the page's content.
 */
function pageReport(
  prepared: PreparedPage,
  { contents }: DocumentsInput,
  files: readonly string[],
  { bytes, islands, failure, isNew }: DocumentResult,
  found: readonly Diagnostic[],
): PageReport {
  const { page, facts, ms, cached } = prepared.compilation
  const { error } = contents.factsOf(prepared)
  const failed = facts.failed || error !== undefined || failure !== undefined
  return {
    file: page.file,
    url: page.url,
    output: files[0]!,
    status: failed ? 'error' : 'ok',
    ms: Math.round(ms),
    compiled: !cached,
    rendered: contents.isNew(prepared),
    document: isNew,
    bytes,
    islands,
    warnings: [...facts.diagnostics, ...found].filter(
      ({ severity }) => severity === 'warning',
    ).length,
  }
}

/** Script elements of the integrations. Their setup code is written to a file. */
function writeIntegrations({ project, site, output }: DocumentsInput): string {
  const { integrations } = project.settings
  const setup = integrationSetup(integrations)
  if (setup === '') return integrationTags(integrations, undefined)
  const name = `assets/integrations-${contentHash(setup).slice(0, 8)}.js`
  output.write(name, setup)
  return integrationTags(integrations, site.base + name)
}

/** URLs of the feeds. */
function feedUrls(project: Project, { features }: SiteData): string[] {
  return features.feeds.map((path) => feedUrl(project.site.pages.get(path)!.url))
}

/** Stylesheets of a page's components that the core stylesheet lacks. */
function pageStyles(
  { project, graph, client }: DocumentsInput,
  compilation: PageCompilation,
): string[] {
  return client.sheetsOf(graph.stylesOf(styleOwners(project, compilation)))
}

/** Whether the navigation uses an author's colours, which become generated classes. */
function hasColors({ children, global }: Settings['navigation']): boolean {
  const colored = (entry: NavigationEntry): boolean =>
    entry.kind !== 'page' &&
    (('color' in entry && entry.color !== undefined) || entry.children.some(colored))
  return [...children, ...global].some(colored)
}
