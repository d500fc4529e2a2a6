import { h } from 'preact'
import type { LayoutParts } from '../theme/layout-parts.ts'
import { evaluatePage } from './evaluate-page.ts'
import { highlightPending, type HighlightPending } from './highlight-pending.ts'
import { renderContent } from './render-content.tsx'
import { addOnce } from './add-once.ts'
import type { CodePlace } from './kit/code-places.ts'
import type { RenderRecord } from './render-record.ts'
import { locateRenderError, namedCode, placeInPage } from './render-error.ts'
import type { PageNavigation } from './types/navigation.ts'
import type { PageData } from './types/pages.ts'
import type {
  AnyComponent,
  PageModule,
  PageProblem,
  PendingCode,
  RenderedContent,
  RenderWarning,
  SiteData,
} from './types/rendering.ts'

/** A compiled page, and everything that its code can refer to. */
export interface RenderPageInput {
  /** The compiled page's code. */
  code: string
  page: PageData
  site: SiteData
  components: Record<string, AnyComponent>
  /** Modules that the page imports, by module id. */
  imports: Record<string, Record<string, unknown>>
  /** Components that can replace the page's content. */
  layout: Pick<LayoutParts, 'PageError' | 'NotFound'>
  /** Why the page could not be compiled, if it failed. */
  problem?: PageProblem
  /** Adds generated content to the page, such as its operation from an API description. */
  extend?: (module: PageModule) => Promise<ExtendedModule>
  /** Finds where an error was thrown in another file of the site, such as an override. */
  placeOf?: (error: unknown) => CodePlace | undefined
  /** Highlights code that isn't known before the page is rendered. */
  highlight?: HighlightPending
  /** The ids of parts with a title that components render. */
  titledId?: RenderRecord['titledId']
  /** Set for the 404 page, whose content depends on the navigation. */
  notFound?: { navigation: PageNavigation }
}

/** A page with added content, and the generated classes which that content uses. */
export interface ExtendedModule {
  module: PageModule
  styles: Record<string, string>
}

/** A page's own HTML. If its code threw, `error` is set and the HTML shows the error. */
export type RenderedPage = RenderedContent & { error?: PageProblem & { code: string } }

/**
 * Evaluates a compiled page and renders its content. Never throws for errors in the page's
 * code: they become `error`, and the HTML shows them.
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
    const report = (warning: RenderWarning) => addOnce(warnings, warning)
    const ofPage = (error: unknown): CodePlace | undefined => {
      const place = placeInPage(error, page.file, code)
      return place && { file: page.file, ...place }
    }
    const placeOf = (error: unknown) => input.placeOf?.(error) ?? ofPage(error)
    const own = await evaluatePage(namedCode(code, page.file), {
      components,
      imports,
      report,
      placeOf,
    })
    const { module, styles } = extend ? await extend(own) : { module: own, styles: {} }
    const codes: PendingCode[] = []
    const { titledId } = input
    const plain = renderContent({ module, page, site, codes, titledId, placeOf })
    const content = await highlightPending(plain, codes, input.highlight)
    return {
      ...content,
      styles: { ...styles, ...content.styles },
      warnings: [...warnings, ...content.warnings],
    }
  } catch (error) {
    const { diagnostic } = locateRenderError(error, page.file, code, input.placeOf)
    const module = problemModule(input, diagnostic)
    return { ...renderContent({ module, page, site }), warnings, error: diagnostic }
  }
}

function problemModule({ layout }: RenderPageInput, problem: PageProblem): PageModule {
  return { Content: () => h(layout.PageError, problem) }
}
