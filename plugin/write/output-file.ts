import type { PageData } from '../../runtime/types/pages.ts'
import type { RenderedContent, SiteData } from '../../runtime/types/rendering.ts'
import type { PolicyNeed } from './policy-needs.ts'
import type { PageReport } from './report.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { HeadElement, OutputFile } from '../site/extensions.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import type { InlineCode } from '../render/inline-code.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'

/** What writers work with: the site after its pages were rendered. */
export interface OutputContext {
  project: Project
  site: SiteData
  compilations: readonly PageCompilation[]
  /** In order of their URLs. */
  pages: readonly PageReport[]
  /** The writer that pages were written with. */
  output: StagingWriter
  /** The data of a page, by `Page.path`. */
  dataOf(path: string): PageData | undefined
  /** Elements that the site's code adds to a page's head, by `Page.path`. */
  headOf(path: string): readonly HeadElement[]
  /** Inline scripts and styles in a page's content, by `Page.path`. */
  inlineOf(path: string): InlineCode
  /** Inline code that the author's layout has around it, by `Page.path`, also of the 404 page. */
  shellOf(path: string): InlineCode
  /** A page's content, by `Page.path`. */
  contentOf(path: string): Promise<RenderedContent | undefined>
  /**
   * Whether a page is available as Markdown, by `Page.path`. False if `features.markdown` is
   * off.
   */
  hasMarkdown(path: string): boolean
  /** A page's content as Markdown, by `Page.path`. */
  markdownOf(path: string): Promise<string | undefined>
  /** What pages need beyond the base policy. Filled while the policies are written. */
  policyNeeds: PolicyNeed[]
  /** Whether a file with this path was written, or is copied. */
  isWritten(path: string): boolean
  /** Reports a diagnostic. */
  report(diagnostic: Diagnostic): void
}

/** Produces some of the files besides the pages. An author's file at the same path wins. */
export type Writer = (
  context: OutputContext,
) => Iterable<OutputFile> | AsyncIterable<OutputFile> | Promise<Iterable<OutputFile>>
