import { parentPort } from 'node:worker_threads'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import type { RenderedPage } from '../../runtime/render-page.ts'
import type { RenderedContent } from '../../runtime/types/rendering.ts'
import type { CodeCache } from '../compile/code-renderer.ts'
import { codeKind, contentKind, fenceKind } from './page-kinds.ts'
import { recordReads } from './record-reads.ts'
import { attachStore } from '../kit/open-store.ts'
import type { Store } from '../kit/store.ts'
import { contentHash } from '../kit/content-hash.ts'
import { StagingWriter } from '../kit/staging-writer.ts'
import { fileFailure } from '../kit/system-error.ts'
import { takeReply, type PoolReply } from './ask-pool.ts'
import { EnvironmentReads } from './environment-reads.ts'
import { allowNativeParser } from '../mdx/parser-choice.ts'
import { uncaughtError } from '../kit/uncaught-errors.ts'
import { computedClasses } from './computed-classes.ts'
import { addSources, findImages } from './image-sources.ts'
import { findInlineCode } from './inline-code.ts'
import { moduleFailure } from './module-failure.ts'
import { PageRenderer } from './page-renderer.ts'
import type {
  CompileAnswer,
  CompileTask,
  ContentAnswer,
  ContentFacts,
  ContentTask,
  DocumentAnswer,
  DocumentTask,
  MissingAnswer,
  RenderSetup,
  RowsAnswer,
  RowsTask,
  Setup,
} from './page-tasks.ts'
import { RememberedReads } from './remembered-reads.ts'
import { ReceivedApis } from './received-apis.ts'
import { bundledModules, servedModules, type SiteModules } from './site-modules.ts'
import { storeCompiled, storeContent } from './store-results.ts'

/** The worker thread that compiles and renders pages. */

type Task = CompileTask | ContentTask | DocumentTask | RowsTask

interface Message {
  setup?: Setup
  task?: Task
  reply?: PoolReply
}

// Otherwise they would terminate the thread and fail the page being rendered.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => parentPort!.postMessage({ late: uncaughtError(error) }))

parentPort!.on('message', ({ setup: part, task, reply }: Message) => {
  if (reply) takeReply(reply)
  if (part) setUp(part)
  if (task) last = last.then(() => run(task))
})

// The task can't be deserialized because it is nested too deeply.
parentPort!.on('messageerror', (error) => {
  last = last.then(() => parentPort!.postMessage({ error }))
})

/** Resolves when all tasks received so far have run. */
let last: Promise<void> = Promise.resolve()

async function run(task: Task): Promise<void> {
  try {
    parentPort!.postMessage({ answer: await answer(task) })
  } catch (error) {
    parentPort!.postMessage({
      error: error ?? 'unknown',
      ...(error instanceof SkerryError && { diagnostics: error.diagnostics }),
    })
  }
}

function answer(
  task: Task,
): Promise<CompileAnswer | ContentAnswer | DocumentAnswer | RowsAnswer | MissingAnswer> {
  switch (task.type) {
    case 'compile':
      return compile(task)
    case 'content':
      return content(task)
    case 'document':
      return document(task)
    case 'rows':
      return rows(task)
  }
}

/** Shared cache of results. */
let store: Store = attachStore(undefined)

/** Writes documents. Absent in dev. */
let output: StagingWriter | undefined

/** The setups received so far, combined. */
const setup: Partial<RenderSetup> = {}
let modules: Promise<SiteModules> | undefined
let renderer: Promise<PageRenderer> | undefined
const remembered = new RememberedReads()
const environment = new EnvironmentReads()
environment.watch()
/**
 * Environment variables read while the site's server modules were loaded. They may affect every
 * page.
 */
let environmentOfModules: string[] | undefined

function setUp(message: Setup): void {
  switch (message.type) {
    case 'store-setup':
      store = attachStore(message.store)
      allowNativeParser(!message.parsesInScript)
      return
    case 'site-setup': {
      const { type: _, bundle, ...site } = message
      Object.assign(setup, site)
      modules ??= openModules(message.root, bundle)
      // It caches values derived from the settings.
      renderer = undefined
      return
    }
    case 'sidebars-setup':
      setup.sidebars = message.sidebars
      return
    case 'apis-setup':
      setup.apis = new ReceivedApis(message.apis)
      return
    case 'islands-setup':
      setup.islands = message.islands
      return
    case 'output-setup':
      output = new StagingWriter(message.output)
  }
}

/** Opens the site's modules. Their errors are SkerryErrors. */
async function openModules(
  root: string,
  bundle: string | undefined,
): Promise<SiteModules> {
  const modules =
    bundle === undefined ? await servedModules(root) : bundledModules(bundle)
  const server = () =>
    modules.server().catch((error: unknown) => {
      throw moduleFailure(error, root)
    })
  return { ...modules, server }
}

async function openRenderer(): Promise<PageRenderer> {
  return new PageRenderer(await modules!, setup as RenderSetup)
}

let hasCodeCache = false
const codeCache: CodeCache = {
  get: (key) => store.get(fenceKind, key),
  set: (key, value) => store.set(fenceKind, key, value),
}

async function compile({ input, key, codeFirst }: CompileTask): Promise<CompileAnswer> {
  // Loaded on demand: a rebuild from the store doesn't need it.
  const { compilePage, setCodeCache } = await import('../compile/compile-page.ts')
  if (!hasCodeCache) setCodeCache(codeCache)
  hasCodeCache = true
  const started = performance.now()
  const { code, ...facts } = await compilePage(input)
  const ms = performance.now() - started
  // Don't store a system error, which may not occur the next time.
  if (facts.diagnostics.some(({ code }) => code.startsWith('system/')))
    return { facts, code, ms, isStored: true }
  const keep = () => storeCompiled(store, key, code, facts)
  if (codeFirst) {
    setImmediate(keep)
    return { facts, code, ms, isStored: store.handle !== undefined }
  }
  const isStored = keep()
  return { facts, ms, isStored, ...(!isStored && { code }) }
}

async function content(task: ContentTask): Promise<ContentAnswer | MissingAnswer> {
  const { key: contentKey, page, codeKey } = task
  const code = task.code ?? store.get(codeKind, codeKey)
  if (code === undefined) return { isMissing: true }
  const { site, overrides, authorModules } = setup as RenderSetup
  if (contentKey !== '') await loadModules()
  const recorded = recordReads({ page, site })
  const { content, markdown } = await (
    await (renderer ??= openRenderer())
  ).renderContent(task, code, recorded)
  const facts = factsOf(content)
  const key =
    contentKey === '' || content.error !== undefined
      ? ''
      : storeContent(store, {
          contentKey,
          content,
          facts,
          markdown,
          reads: remembered.add(
            [...recorded.reads(), ...environment.take(), ...(environmentOfModules ?? [])],
            task.imports,
            authorModules,
          ),
          surroundings: { page, site, overrides },
        })
  const isStored = key !== '' && store.flush()
  return {
    facts,
    key,
    hasMarkdown: markdown !== undefined,
    isStored,
    ...((!isStored || task.isAsked) && {
      content,
      ...(markdown !== undefined && { markdown }),
    }),
  }
}

/** Loads the server modules, and separates their environment reads from those of pages. */
async function loadModules(): Promise<void> {
  environment.take()
  if (environmentOfModules) return
  await (await modules!).server()
  environmentOfModules ??= environment.take()
}

function factsOf({ html, panel = '', ...facts }: RenderedPage): ContentFacts {
  const all = html + panel
  return {
    ...facts,
    inline: findInlineCode(all),
    classNames: computedClasses(all),
    images: findImages(all),
  }
}

async function document(task: DocumentTask): Promise<DocumentAnswer | MissingAnswer> {
  const found =
    typeof task.content === 'string' ? store.get(contentKind, task.content) : task.content
  if (!found) return { isMissing: true }
  const content = withSources(found, task)
  const { html, ...rest } = await (
    await (renderer ??= openRenderer())
  ).renderDocument(task, content)
  if (!task.files) return { bytes: Buffer.byteLength(html), ...rest, html }
  const bytes = Buffer.from(html)
  const answer: DocumentAnswer = {
    bytes: bytes.length,
    hash: contentHash(bytes),
    ...rest,
    ...(task.hasOwnLayout && {
      inline: findInlineCode(
        html.replace(content.html, () => '').replace(task.assets.head, () => ''),
      ),
    }),
  }
  try {
    for (const file of task.files) output!.write(file, bytes)
  } catch (error) {
    const unwritten = fileFailure(error)
    if (!unwritten) throw error
    return { ...answer, unwritten }
  }
  return answer
}

function withSources(
  content: RenderedContent,
  { images, page: { mode } }: DocumentTask,
): RenderedContent {
  if (!images) return content
  const { html, panel } = content
  return {
    ...content,
    html: addSources(html, images, mode),
    ...(panel !== undefined && { panel: addSources(panel, images) }),
  }
}

async function rows(task: RowsTask): Promise<RowsAnswer> {
  const { lists, ...rest } = await (await (renderer ??= openRenderer())).renderRows(task)
  return { text: JSON.stringify(lists), ...rest }
}
