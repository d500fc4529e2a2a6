import type { NavItem } from '../../runtime/types/navigation.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import { packageFile } from '../kit/package-files.ts'
import type { Store } from '../kit/store.ts'
import { hasShape, jsonKind, localKind } from '../kit/stored-kind.ts'
import type { SidebarTable } from '../render/page-data.ts'
import type { DocumentAnswer, DocumentTask } from '../render/page-tasks.ts'
import type { renderDocumentOn } from '../render/render-on-pool.ts'
import { layoutFiles } from '../render/style-modules.ts'
import type { Project } from '../site/project.ts'
import type { ModuleGraph } from './module-graph.ts'

/** Metadata of a document that was written, including the hash of its bytes. */
type WrittenDocument = Required<Omit<DocumentAnswer, 'html' | 'inline' | 'unwritten'>>

/** Local, because it is useful only together with the previous output. */
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

interface PreviousInput {
  project: Project
  /** Modules of the server bundle. */
  modules: ModuleGraph
  site: SiteData
  sidebars: SidebarTable
  output: StagingWriter
  /** Whether there are third-party plugins, which may have changed our modules. */
  hasOthers: boolean
}

/**
 * Reuses documents of the previous output. A document depends only on the task sent to its
 * worker and on the layout. A hash of both finds the hash of the resulting bytes in the store.
 * If the previous output has a file with exactly these bytes, it is hard-linked instead of
 * rendered.
 *
 * An author's code may read the clock, files or the network. If the layout contains any, every
 * document is rendered in each build.
 */
export class PreviousDocuments {
  readonly #store: Store
  readonly #output: StagingWriter
  readonly #sidebars: NavItem[][]
  readonly #sidebarHashes = new Map<number, string>()
  /** Hash of what all documents depend on. Undefined if there may be more than that. */
  readonly #common: string | undefined

  constructor({ project, modules, site, sidebars, output, hasOthers }: PreviousInput) {
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
      toolVersions(),
      modules.hashOf(files),
      canonicalText(site),
      // They determine how dates are formatted.
      version,
      versions.icu ?? '',
      locale,
    )
  }

  /**
   * Links a document from the previous output, or renders it.
   *
   * @param render Renders and writes it.
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
    // The document has no hash if its layout failed.
    if (key !== undefined && hash !== undefined)
      this.#store.set(documentKind, key, { bytes, hash, islands, styles, warnings })
    return { ...answer, isNew: true }
  }

  /** Returns undefined if the document can't be cached, because its content isn't in the store. */
  #keyOf({
    page,
    navigation,
    assets,
    content,
    images,
  }: DocumentTask): string | undefined {
    if (this.#common === undefined || typeof content !== 'string') return undefined
    const { sidebar } = navigation
    const named = typeof sidebar === 'number' ? this.#hashOf(sidebar) : sidebar
    // Page data may come from a worker or, as JSON, from the store. JSON makes both equal.
    const data = JSON.stringify([page, { ...navigation, sidebar: named }, assets, images])
    // Frontmatter may have values that JSON can't represent, such as dates.
    return contentHash(this.#common, content, data, canonicalText(page.frontmatter))
  }

  #hashOf(sidebar: number): string {
    const known = this.#sidebarHashes.get(sidebar)
    if (known !== undefined) return known
    const hash = contentHash(canonicalText(this.#sidebars[sidebar]))
    this.#sidebarHashes.set(sidebar, hash)
    return hash
  }
}
