import { Fragment, jsx, jsxs } from 'preact/jsx-runtime'
import { h, type ComponentType } from 'preact'
import { evaluatePage } from './evaluate-page.ts'
import { renderContent } from './render-content.tsx'
import type {
  PageData,
  PageModule,
  PageProblem,
  RenderedContent,
  SiteData,
} from './types.ts'

export interface RenderPageInput {
  /** The compiled page's code. */
  code: string
  page: PageData
  site: SiteData
  components: Record<string, ComponentType<never>>
  /** Modules that the page imports, by the id it uses. */
  imports: Record<string, Record<string, unknown>>
  /** Draws what is wrong, in the page's place. */
  PageError: ComponentType<PageProblem>
  /** Why the page could not be compiled, when it could not. */
  problem?: PageProblem
}

/** A page's own HTML; with `error`, what its code threw, and the HTML shows that. */
export type RenderedPage = RenderedContent & { error?: string }

/** Evaluates a compiled page and renders its content. Never throws for what a page's own code does. */
export async function renderPage(input: RenderPageInput): Promise<RenderedPage> {
  const { page, site, problem } = input
  if (problem) return renderContent({ module: problemModule(input, problem), page, site })
  try {
    const module = await evaluatePage(input.code, { Fragment, jsx, jsxs, ...input })
    return renderContent({ module, page, site })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const shown = { message, code: 'mdx/render', file: page.file }
    return {
      ...renderContent({ module: problemModule(input, shown), page, site }),
      error: message,
    }
  }
}

function problemModule({ PageError }: RenderPageInput, problem: PageProblem): PageModule {
  return { Content: () => h(PageError, problem) }
}
