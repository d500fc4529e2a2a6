import { h } from 'preact'
import type { LayoutParts } from '../theme/layout-parts.ts'
import { evaluatePage } from './evaluate-page.ts'
import { renderContent } from './render-content.tsx'
import { locateRenderError, namedCode } from './render-error.ts'
import type { PageNavigation } from './types/navigation.ts'
import type { PageData } from './types/pages.ts'
import type {
  AnyComponent,
  PageModule,
  PageProblem,
  RenderedContent,
  RenderWarning,
  SiteData,
} from './types/rendering.ts'

export interface RenderPageInput {
  /** The compiled page's code. */
  code: string
  page: PageData
  site: SiteData
  components: Record<string, AnyComponent>
  /** Modules that the page imports, by the id it uses. */
  imports: Record<string, Record<string, unknown>>
  /** Parts that can stand in the page's place. */
  layout: Pick<LayoutParts, 'PageError' | 'NotFound'>
  /** Why the page could not be compiled, when it could not. */
  problem?: PageProblem
  /** Joins the page's own text with what else it shows: its part of an API description. */
  extend?: (module: PageModule) => Promise<ExtendedModule>
  /** This is the page for unknown addresses: what is around it is a part of it. */
  notFound?: { navigation: PageNavigation }
}

/** A page with more than its own text, and the generated classes of what was added. */
export interface ExtendedModule {
  module: PageModule
  styles: Record<string, string>
}

/** A page's own HTML; with `error`, what its code threw, and the HTML shows that. */
export type RenderedPage = RenderedContent & { error?: PageProblem & { code: string } }

/**
 * Evaluates a compiled page and renders its content. An error of the page's own code never
 * throws: it becomes `error`, and the HTML shows it.
 */
export async function renderPage(input: RenderPageInput): Promise<RenderedPage> {
  const { code, page, site, components, imports, layout, problem, notFound, extend } =
    input
  if (notFound) {
    const { navigation } = notFound
    return renderContent({ module: { Content: layout.NotFound }, page, site, navigation })
  }
  if (problem) return renderContent({ module: problemModule(input, problem), page, site })
  const warnings: RenderWarning[] = []
  try {
    const report = (warning: RenderWarning) => warnings.push(warning)
    const own = await evaluatePage(namedCode(code, page.file), {
      components,
      imports,
      report,
    })
    const { module, styles } = extend ? await extend(own) : { module: own, styles: {} }
    const content = renderContent({ module, page, site })
    return {
      ...content,
      styles: { ...styles, ...content.styles },
      warnings: [...warnings, ...content.warnings],
    }
  } catch (error) {
    const { diagnostic } = locateRenderError(error, page.file, code)
    const module = problemModule(input, diagnostic)
    return { ...renderContent({ module, page, site }), warnings, error: diagnostic }
  }
}

function problemModule({ layout }: RenderPageInput, problem: PageProblem): PageModule {
  return { Content: () => h(layout.PageError, problem) }
}
