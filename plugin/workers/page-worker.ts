import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { contentHash } from '../content-hash.ts'
import { openCache, type ContentCache } from '../disk-cache.ts'
import type { Api } from '../../playground/api.ts'
import type { HighlightSample } from '../../playground/pages/api-module.tsx'
import type { RenderedPage, RenderPageInput } from '../../runtime/render-page.ts'
import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { RenderedContent, RenderWarning } from '../../runtime/types/rendering.ts'
import type { ApiPart } from '../apis/api-part.ts'
import type { ServerBundle } from '../virtual/server-bundle.ts'
import { guardGlobals } from './guard-globals.ts'
import { lateError } from './late-errors.ts'
import type {
  CompileAnswer,
  CompileTask,
  ContentAnswer,
  ContentTask,
  DocumentAnswer,
  DocumentTask,
  IslandsSetup,
  RenderSetup,
} from './page-tasks.ts'

/** A thread that compiles pages and, once it has been given the server bundle, renders them. */

type Task = CompileTask | ContentTask | DocumentTask

interface Rendering {
  setup: RenderSetup
  bundle: ServerBundle
  cache: ContentCache
}

let rendering: Promise<Rendering> | undefined

// Else they would end the thread, and fail the page that is drawn by then.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => parentPort!.postMessage({ late: lateError(error) }))

parentPort!.on(
  'message',
  (message: { setup?: RenderSetup | IslandsSetup; task?: Task }) => {
    if (message.setup?.type === 'render-setup') rendering = prepare(message.setup)
    else if (message.setup) rendering = withIslands(message.setup)
    if (!message.task) return
    answer(message.task).then(
      (value) => parentPort!.postMessage({ answer: value }),
      (error: unknown) => parentPort!.postMessage({ error: error ?? 'unknown' }),
    )
  },
)

// A task that cannot be read, nested too deep for one.
parentPort!.on('messageerror', (error) => parentPort!.postMessage({ error }))

function answer(task: Task): Promise<CompileAnswer | ContentAnswer | DocumentAnswer> {
  switch (task.type) {
    case 'compile':
      return compile(task)
    case 'content':
      return content(task)
    case 'document':
      return document(task)
  }
}

async function prepare(setup: RenderSetup): Promise<Rendering> {
  const bundle = (await import(setup.bundle)) as ServerBundle
  return { setup, bundle, cache: openCache(setup.cache) }
}

async function withIslands({ islands }: IslandsSetup): Promise<Rendering> {
  const { setup, ...rest } = await rendering!
  return { ...rest, setup: { ...setup, site: { ...setup.site, islands } } }
}

/** Keeps compiled pages and highlighted fences. */
let compileCache: ContentCache | undefined

async function compile(task: CompileTask): Promise<CompileAnswer> {
  const { input, key } = task
  // Loaded with the first page that is not in the cache: a rebuild needs none of it.
  const { compilePage, useCodeCache } = await import('../mdx/compile-page.ts')
  if (task.cache !== undefined && compileCache?.directory !== task.cache) {
    const { get, set } = (compileCache = openCache(task.cache))
    useCodeCache({
      get: (key) => get('fences', key),
      set: (key, value) => set('fences', key, value),
    })
  }
  const started = performance.now()
  const { code, ...facts } = await compilePage(input)
  const ms = performance.now() - started
  if (compileCache === undefined) return { facts, code, ms }
  const { set } = compileCache
  const keep = () => {
    const { dependencies } = facts
    set('code', dependencies.length === 0 ? key : contentHash(key, dependencies), code)
    // Last: who finds the facts relies on the code.
    set('facts', key, facts)
  }
  if (task.codeFirst) {
    setImmediate(keep)
    return { facts, code, ms }
  }
  keep()
  return { facts, ms }
}

/** Puts back what a page changed of the objects that all pages share. */
let restoreGlobals: (() => string[]) | undefined

async function content(task: ContentTask): Promise<ContentAnswer> {
  const { setup, bundle, cache } = await rendering!
  const code = task.code ?? cache.get<string>('code', task.codeKey)
  if (code === undefined)
    throw new Error(`the compiled page ${task.codeKey} is gone from the cache`)
  const { page } = task
  const { components, layout } = bundle
  const imports: Record<string, Record<string, unknown>> = {}
  let importProblem: RenderedPage['error']
  for (const id of task.imports) {
    try {
      imports[id] = await bundle.pageImports[id]!()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      importProblem ??= {
        message: `${id} cannot be loaded: ${message}`,
        code: 'mdx/import',
        file: page.file,
      }
    }
  }
  const extend = task.api && apiExtension(await rendering!, task.api, page)
  restoreGlobals ??= guardGlobals()
  const draw = (source: string) =>
    bundle.renderPage({
      code: source,
      page,
      site: setup.site,
      components,
      imports,
      layout,
      problem: task.problem ?? importProblem,
      notFound: task.notFound,
      extend,
    })
  let drawn: RenderedPage
  let forAgents: RenderedPage | undefined
  let changed: string[] = []
  try {
    drawn = await draw(code)
    if (task.agentsCode !== undefined && setup.site.features.markdown)
      forAgents = await draw(task.agentsCode)
  } finally {
    changed = restoreGlobals()
  }
  const rendered: RenderedPage = {
    ...drawn,
    ...(importProblem && { error: importProblem }),
    ...(changed.length > 0 && {
      warnings: [...drawn.warnings, changedGlobals(changed)],
    }),
  }
  const markdown = await markdownOf(task, forAgents ?? rendered, setup)
  const { html: _, panel: __, ...facts } = rendered
  if (setup.cache === undefined || task.key === '' || rendered.error !== undefined)
    return { facts, content: rendered, markdown }
  if (markdown !== undefined) cache.set('markdown', task.key, markdown)
  cache.set('content', task.key, rendered)
  // Apart and last: who finds the facts relies on the content.
  cache.set('content-facts', task.key, facts)
  return { facts }
}

function changedGlobals(changed: string[]): RenderWarning {
  return {
    code: 'render/changes-globals',
    message: `code of this page changes ${changed.join(', ')}, which all pages share; it was put back`,
    hint: 'Keep what the page needs in names of its own.',
  }
}

/** The page as Markdown, where the site publishes it. */
async function markdownOf(
  { problem, notFound }: ContentTask,
  { html, panel = '', error }: RenderedPage,
  { site }: RenderSetup,
): Promise<string | undefined> {
  const isPage = !problem && !notFound && error === undefined
  if (!site.features.markdown || !isPage) return undefined
  const { htmlToMarkdown } = await import('../output/markdown/html-to-markdown.ts')
  return htmlToMarkdown(html + panel)
}

let highlight: HighlightSample | undefined

/** Joins a page with its part of an API description. */
function apiExtension(
  { setup, bundle }: Rendering,
  target: ApiPart,
  page: PageData,
): RenderPageInput['extend'] {
  return async (module) => {
    const { buildApiModule } = await bundle.loadApiModule()
    highlight ??= await loadHighlighter(setup)
    const api = 'source' in target ? readApi(setup, target.source) : undefined
    return buildApiModule({ target, module, api, page, site: setup.site, highlight })
  }
}

/** Those that were read; their text is not needed any more. */
const readApis = new Map<string, Api>()

function readApi({ apis }: RenderSetup, source: string): Api | undefined {
  const text = apis[source]
  if (text !== undefined) {
    readApis.set(source, JSON.parse(text) as Api)
    delete apis[source]
  }
  return readApis.get(source)
}

async function loadHighlighter({ root, site }: RenderSetup): Promise<HighlightSample> {
  const { createSampleHighlighter } = await import('../code/highlight-sample.ts')
  const { codeblocks, languages } = site.settings.styling
  return createSampleHighlighter(root, codeblocks, languages)
}

const madeFolders = new Set<string>()

async function document(task: DocumentTask): Promise<DocumentAnswer> {
  const { setup, bundle, cache } = await rendering!
  const content =
    typeof task.content === 'string'
      ? cache.get<RenderedContent>('content', task.content)
      : task.content
  if (!content)
    throw new Error(`the rendered page ${task.page.path} is gone from the cache`)
  const navigation: PageNavigation = {
    ...task.navigation,
    sidebar: setup.sidebars[task.navigation.sidebar] ?? [],
  }
  const { html, ...rest } = bundle.renderDocument({
    page: task.page,
    navigation,
    site: setup.site,
    content,
    layout: bundle.layout,
    assets: task.assets,
  })
  for (const file of task.files) {
    const folder = dirname(file)
    if (!madeFolders.has(folder)) mkdirSync(folder, { recursive: true })
    madeFolders.add(folder)
    writeFileSync(file, html)
  }
  return { bytes: Buffer.byteLength(html), ...rest }
}
