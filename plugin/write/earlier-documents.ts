import type { NavItem } from '../../runtime/types/navigation.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import { ownTools } from '../kit/own-tools.ts'
import { packageFile } from '../kit/package-files.ts'
import type { Store } from '../kit/store.ts'
import { hasShape, jsonKind, localKind } from '../kit/stored-kind.ts'
import type { SidebarTable } from '../render/page-data.ts'
import type { DocumentAnswer, DocumentTask } from '../render/page-tasks.ts'
import type { renderDocumentOn } from '../render/render-on-pool.ts'
import { layoutFiles } from '../render/style-modules.ts'
import type { Project } from '../site/project.ts'
import type { ModuleGraph } from './module-graph.ts'

/** What is known of a document that was written, with the hash of its bytes. */
type WrittenDocument = Required<Omit<DocumentAnswer, 'html' | 'unwritten'>>

/** Of use where the earlier site is. */
const documentKind = localKind(
  jsonKind<WrittenDocument>(
    'written',
    hasShape<WrittenDocument>({
      bytes: 'number',
      hash: 'string',
      islands: 'array',
      styles: 'record',
      warnings: 'array',
    }),
  ),
)

type RenderedOnPool = Awaited<ReturnType<typeof renderDocumentOn>>

interface EarlierInput {
  project: Project
  /** The server's. */
  modules: ModuleGraph
  site: SiteData
  sidebars: SidebarTable
  output: StagingWriter
  /** Plugins that nobody here knows may have put anything into our modules. */
  hasOthers: boolean
}

/**
 * Documents that the earlier site already has. A document is a function of what its worker is
 * sent, and of the layout: all of that is hashed, and the store says which bytes came of it. A
 * file of the earlier site that has exactly these is linked, and nothing is rendered.
 *
 * Code of the author's may read the clock, a file, the network: where there is any in the layout,
 * every document is rendered in each build.
 */
export class EarlierDocuments {
  readonly #store: Store
  readonly #output: StagingWriter
  readonly #sidebars: NavItem[][]
  readonly #sidebarHashes = new Map<number, string>()
  /** Names all that documents have in common; undefined where more than that may be in them. */
  readonly #common: string | undefined

  constructor({ project, modules, site, sidebars, output, hasOthers }: EarlierInput) {
    this.#store = project.store
    this.#output = output
    this.#sidebars = sidebars.list
    const files = [
      packageFile('runtime/render-document'),
      packageFile('runtime/render-page'),
      ...layoutFiles(project),
    ]
    if (hasOthers || !modules.areOwn(files)) return
    const { locale } = Intl.DateTimeFormat().resolvedOptions()
    const { version, versions } = process
    this.#common = contentHash(
      ownTools(),
      modules.hashOf(files),
      canonicalText(site),
      // They know how dates are written.
      version,
      versions.icu ?? '',
      locale,
    )
  }

  /**
   * Gives a document that the earlier site has, linked into the new one, or has it rendered.
   *
   * @param render Writes it.
   */
  async write(
    task: DocumentTask,
    render: () => Promise<RenderedOnPool>,
  ): Promise<RenderedOnPool & { isNew: boolean }> {
    const key = this.#keyOf(task)
    const known = key === undefined ? undefined : this.#store.get(documentKind, key)
    const files = task.files ?? []
    if (known && files.every((file) => this.#output.keep(file, known)))
      return { ...known, isNew: false }
    const answer = await render()
    const { bytes, hash, islands, styles, warnings } = answer
    // The document of a layout that fails has no hash.
    if (key !== undefined && hash !== undefined)
      this.#store.set(documentKind, key, { bytes, hash, islands, styles, warnings })
    return { ...answer, isNew: true }
  }

  /** Undefined where something of the document has no name: its content is not in the store, either. */
  #keyOf({ page, navigation, assets, content }: DocumentTask): string | undefined {
    if (this.#common === undefined || typeof content !== 'string') return undefined
    const { sidebar } = navigation
    const named = typeof sidebar === 'number' ? this.#hashOf(sidebar) : sidebar
    // Facts of a compiled page come from a worker or, as JSON, from the store.
    const compiled = JSON.stringify(page)
    const rest = [page.frontmatter, { ...navigation, sidebar: named }, assets]
    return contentHash(this.#common, content, compiled, canonicalText(rest))
  }

  #hashOf(sidebar: number): string {
    const known = this.#sidebarHashes.get(sidebar)
    if (known !== undefined) return known
    const hash = contentHash(canonicalText(this.#sidebars[sidebar]))
    this.#sidebarHashes.set(sidebar, hash)
    return hash
  }
}
