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

/** What writers work from: the site after its pages are rendered. */
export interface OutputContext {
  project: Project
  site: SiteData
  compilations: readonly PageCompilation[]
  /** In order of their addresses. */
  pages: readonly PageReport[]
  /** Pages have been written with it. */
  output: StagingWriter
  /** What is known of a page, by `Page.path`. */
  dataOf(path: string): PageData | undefined
  /** The elements that code of the site adds to a page's head, by `Page.path`. */
  headOf(path: string): readonly HeadElement[]
  /** Code and styles in a page's own HTML, by `Page.path`. */
  inlineOf(path: string): InlineCode
  /** A page's own HTML, by `Page.path`. */
  contentOf(path: string): Promise<RenderedContent | undefined>
  /** Whether there is a page as Markdown, by `Page.path`: not while `features.markdown` is off. */
  hasMarkdown(path: string): boolean
  /** A page's body as Markdown, by `Page.path`. */
  markdownOf(path: string): Promise<string | undefined>
  /** What pages need beyond the base policy: added while the policies are written. */
  policyNeeds: PolicyNeed[]
  /** For problems that only show now. */
  report(diagnostic: Diagnostic): void
}

/** Makes some of the files around the pages. A file of the author's at the same path wins. */
export type Writer = (
  context: OutputContext,
) => Iterable<OutputFile> | AsyncIterable<OutputFile> | Promise<Iterable<OutputFile>>
