import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type {
  DocumentAssets,
  RenderWarning,
  SiteData,
} from '../../runtime/types/rendering.ts'
import type { NavigationEntry, Settings } from '../../runtime/types/settings.ts'
import { feedAddress } from '../../runtime/head.ts'
import { CodeStyles } from '../code-styles.ts'
import { contentHash } from '../content-hash.ts'
import { errorDocument } from '../error-document.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Live } from '../live.ts'
import { integrationSetup, integrationTags } from '../output/integrations.ts'
import type { Compilation } from '../pages/compile-pages.ts'
import { EMPTY_PAGE, notFoundPage } from '../pages/not-found.ts'
import { foldersOf, outputFiles } from '../pages/output-files.ts'
import type { SidebarTable } from '../pages/page-data.ts'
import type { Project } from '../project.ts'
import type {
  ContentAnswer,
  ContentFacts,
  ContentTask,
  DocumentAnswer,
  DocumentTask,
} from '../workers/page-tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { BuiltClient } from './client-bundle.ts'
import type { PreparedPage } from './prepare-pages.ts'
import type { Contents } from './render-contents.ts'
import type { PageReport } from './report.ts'
import { styleOwners } from './style-owners.ts'

export interface DocumentsInput {
  live: Live
  pool: WorkerPool
  pages: readonly PreparedPage[]
  contents: Contents
  sidebars: SidebarTable
  /** Names the server bundle. */
  serverHash: string
  client: BuiltClient
  site: SiteData
  /** Where documents are written. */
  folder: string
}

export interface RenderedSite {
  pages: PageReport[]
  diagnostics: Diagnostic[]
  /** Styles and scripts of a page that uses no component. */
  plainPage: DocumentAssets
}

/** Draws the document around every page's content, and writes it. */
export async function renderDocuments(input: DocumentsInput): Promise<RenderedSite> {
  const { live, pool, pages, contents, sidebars, client, site, folder } = input
  const { project } = live
  const generated = new CodeStyles()
  for (const { compilation } of pages) generated.add(compilation.facts.codeStyles)
  for (const { styles } of contents.all()) generated.add(styles)
  // Named by what it is made from: the shell's part is known only when the documents are drawn.
  const generatedName = `assets/generated-${contentHash(generated.toString(), input.serverHash, project.settings).slice(0, 8)}.css`
  const shellHasStyles = hasColors(project.settings.navigation)

  const plainPage: DocumentAssets = {
    styles: client.core,
    loader: client.loader,
    hydrate: client.hydrate,
    actions: client.actions,
    scripts: project.site.scripts.map((file) => site.base + file),
    head: writeIntegrations(input),
  }
  const folders = foldersOf([
    ...[...project.site.pages.values()].map(({ url }) => url),
    ...feedAddresses(project, site),
  ])
  const reports: PageReport[] = []
  const diagnostics: Diagnostic[] = []
  // What is drawn around many pages is told once.
  const shellWarnings = new Map<string, RenderWarning>()
  await Promise.all(
    pages.map(async (prepared) => {
      const { compilation, data, around } = prepared
      const { page, facts, ms } = compilation
      const content = contents.factsOf(prepared)
      const hasGenerated =
        Object.keys(facts.codeStyles).length + Object.keys(content.styles).length > 0
      const files = outputFiles(page.url, {
        isIndex: /(^|\/)index$/.test(page.path),
        hasFolder: folders.has(page.url),
        trailingSlash: project.settings.seo.trailingSlash,
      })
      const { sidebar: _, ...navigationRest } = around
      const task: DocumentTask = {
        type: 'document',
        page: data,
        navigation: { ...navigationRest, sidebar: sidebars.numberOf(around) },
        assets: {
          ...plainPage,
          styles: [
            ...client.core,
            ...pageStyles(live, compilation, client),
            ...(facts.classNames.length > 0 && client.utilities
              ? [client.utilities]
              : []),
            ...(hasGenerated || shellHasStyles ? [site.base + generatedName] : []),
          ],
        },
        content: contents.source(prepared),
        files: files.map((file) => join(folder, file)),
      }
      const { bytes, islands, styles, warnings, failure } = await drawDocument(pool, task)
      if (failure) diagnostics.push(failure)
      generated.add(styles)
      const found = contentDiagnostics(page.file, content)
      for (const warning of warnings) shellWarnings.set(warning.message, warning)
      diagnostics.push(...found)
      const failed = facts.failed || content.error !== undefined || failure !== undefined
      reports.push({
        file: page.file,
        url: page.url,
        output: files[0]!,
        status: failed ? 'error' : 'ok',
        ms: Math.round(ms),
        bytes,
        islands,
        warnings: [...facts.diagnostics, ...found].filter(
          ({ severity }) => severity === 'warning',
        ).length,
      })
    }),
  )
  for (const warning of shellWarnings.values()) {
    diagnostics.push({ severity: 'warning', file: project.settings.file, ...warning })
  }
  await renderNotFound(input, sidebars, plainPage)
  const css = generated.toString()
  if (css !== '') writeFileSync(join(folder, generatedName), css)
  reports.sort((a, b) => (a.url < b.url ? -1 : 1))
  return { pages: reports, diagnostics: diagnostics.sort(byPlace), plainPage }
}

/** Scripts of others that the settings name, as elements; what they need first becomes a file. */
function writeIntegrations({ live, site, folder }: DocumentsInput): string {
  const { integrations } = live.project.settings
  const setup = integrationSetup(integrations)
  if (setup === '') return integrationTags(integrations, undefined)
  const name = `assets/integrations-${contentHash(setup).slice(0, 8)}.js`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, name), setup)
  return integrationTags(integrations, site.base + name)
}

/** Feeds lie in their page's folder. */
function feedAddresses(project: Project, { features }: SiteData): string[] {
  return features.feeds.map((path) => feedAddress(project.site.pages.get(path)!.url))
}

/** A page whose layout fails is written as that alone: the others may be whole. */
async function drawDocument(
  pool: WorkerPool,
  task: DocumentTask,
): Promise<DocumentAnswer & { failure?: Diagnostic }> {
  try {
    return await pool.run<DocumentAnswer>(task)
  } catch (error) {
    const failure: Diagnostic = {
      severity: 'error',
      code: 'render/layout-failed',
      message: `the layout around this page fails: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'Look at the layout parts that the site replaces.',
      file: task.page.file,
    }
    const html = errorDocument('This page has an error', [failure])
    for (const file of task.files) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, html)
    }
    return {
      bytes: Buffer.byteLength(html),
      islands: [],
      styles: {},
      warnings: [],
      failure,
    }
  }
}

/** `404.html`, which hosts show for unknown addresses. */
async function renderNotFound(
  { live, pool, folder }: DocumentsInput,
  sidebars: SidebarTable,
  assets: DocumentAssets,
): Promise<void> {
  const page = notFoundPage(live.project)
  const navigation = live.project.navigation.locate(page.path)
  const contentTask: ContentTask = {
    type: 'content',
    key: '',
    codeKey: '',
    code: EMPTY_PAGE,
    page,
    imports: [],
    notFound: { navigation },
  }
  const { content } = await pool.run<ContentAnswer>(contentTask)
  const documentTask: DocumentTask = {
    type: 'document',
    page,
    navigation: { ...navigation, sidebar: sidebars.numberOf(navigation) },
    assets,
    content: content!,
    files: [join(folder, '404.html')],
  }
  await pool.run(documentTask)
}

/** Sheets of a page's components, which the core sheet does not hold. */
function pageStyles(live: Live, compilation: Compilation, client: BuiltClient): string[] {
  const files = styleOwners(live, compilation).flatMap((owner) => live.stylesOf(owner))
  const urls = [...new Set(files)].sort().map((file) => client.styleOf(file))
  return [...new Set(urls.filter((url) => url !== undefined))]
}

/** Whether the navigation is drawn in colours of the author's, which become generated classes. */
function hasColors({ children, global }: Settings['navigation']): boolean {
  const colored = (entry: NavigationEntry): boolean =>
    entry.kind !== 'page' &&
    (('color' in entry && entry.color !== undefined) || entry.children.some(colored))
  return [...children, ...global].some(colored)
}

/** What rendering said of a page, as diagnostics. */
function contentDiagnostics(
  file: string,
  { warnings, error }: Pick<ContentFacts, 'warnings' | 'error'>,
): Diagnostic[] {
  const found: Diagnostic[] = warnings.map((warning) => ({
    severity: 'warning',
    file,
    ...warning,
  }))
  if (error !== undefined) {
    found.push({ severity: 'error', file, ...error })
  }
  return found
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  const place = ({ file = '', line = 0, code }: Diagnostic) =>
    `${file}\0${String(line).padStart(9, '0')}\0${code}`
  return place(a) < place(b) ? -1 : 1
}
