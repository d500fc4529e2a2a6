import { Fragment, jsx, jsxs } from 'preact/jsx-runtime'
import type { ComponentType } from 'preact'
import { evaluatePage } from './evaluate-page.ts'
import { renderContent } from './render-content.tsx'
import type { PageData, RenderedContent, SiteData } from './types.ts'

export interface RenderPageInput {
  /** The compiled page's code. */
  code: string
  page: PageData
  site: SiteData
  components: Record<string, ComponentType<never>>
  /** Modules that the page imports, by the id it uses. */
  imports: Record<string, Record<string, unknown>>
}

/** A page's own HTML; `error` says what its code threw, and then the HTML is empty. */
export type RenderedPage = RenderedContent & { error?: string }

/** Evaluates a compiled page and renders its content. Never throws for what a page's own code does. */
export async function renderPage(input: RenderPageInput): Promise<RenderedPage> {
  const { code, page, site, components, imports } = input
  try {
    const module = await evaluatePage(code, { Fragment, jsx, jsxs, components, imports, page, site })
    return renderContent({ module, page, site })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { html: '', islands: [], warnings: [], styles: {}, error: message }
  }
}
