import type { ApiModule } from '../../playground/index.ts'
import type { RenderedPage, RenderPageInput } from '../../runtime/render-page.ts'
import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type {
  DocumentAssets,
  RenderedDocument,
  RenderedContent,
  RenderedRows,
  SiteData,
} from '../../runtime/types/rendering.ts'
import type { SidebarRowsInput } from '../../theme/layout/render-sidebar-rows.tsx'
import type { SocialCard } from '../site/social-card.ts'
import type { LayoutParts } from '../../theme/layout-parts.ts'

/** The exports of `virtual:skerry/server`: everything that rendering needs. */
export interface ServerBundle {
  components: RenderPageInput['components']
  layout: LayoutParts
  /** Loaded only for API pages, as samples and the playground are large. */
  loadApiModule(): Promise<ApiModule>
  pageImports: Record<string, () => Promise<Record<string, unknown>>>
  /** Renders the site's own social card template to HTML, if there is one. */
  renderSocialCard?(card: SocialCard): string
  installVNodeHook(react: boolean): () => void
  renderPage(input: RenderPageInput): Promise<RenderedPage>
  renderDocument(input: {
    page: PageData
    navigation: PageNavigation
    site: SiteData
    content: RenderedContent
    layout: LayoutParts
    assets: DocumentAssets
  }): RenderedDocument
  renderSidebarRows(input: SidebarRowsInput): RenderedRows
}
