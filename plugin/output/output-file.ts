import type { RenderedContent, SiteData } from '../../runtime/types/rendering.ts'
import type { PageReport } from '../build/report.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Compilation } from '../pages/compile-pages.ts'
import type { Project } from '../project.ts'

/** A file of the output that is no page. */
export interface OutputFile {
  /** Relative to the output folder, posix. */
  path: string
  content: string | Uint8Array
}

/** What writers work from: the site after its pages are rendered. */
export interface OutputContext {
  project: Project
  site: SiteData
  compilations: readonly Compilation[]
  /** In order of their addresses. */
  pages: readonly PageReport[]
  /** Absolute path of the folder that pages were written to. */
  folder: string
  /** A page's own HTML, by `Page.path`; undefined where it could not be rendered. */
  contentOf(path: string): RenderedContent | undefined
  /** A page's body as Markdown, by `Page.path`; undefined while `features.markdown` is off. */
  markdownOf(path: string): string | undefined
  /** For problems that only show now. */
  report(diagnostic: Diagnostic): void
}

/** Makes some of the files around the pages. A file of the author's at the same path wins. */
export type Writer = (
  context: OutputContext,
) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>
