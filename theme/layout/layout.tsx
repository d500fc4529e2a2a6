import layout from 'virtual:skerry/layout'
import { useShell } from '../../runtime/page-context.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { LayoutProps } from '../layout-parts.ts'
import { TagFilter } from '../components/tag-filter.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import '../styles/layers.css'
import '../styles/reset.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/prose.css'
import '../styles/print.css'
import '../components/panel.css'
// Nearly every page has headings and icons.
import '../components/heading.css'
import '../components/icon.css'
import './layout.css'
import { Background } from './background.tsx'
import './modes.css'
import './controls.css'
import './content-side.css'
import KeyboardHelp from '../islands/keyboard-help.island.tsx'
import { shortcutStrings } from '../keyboard/shortcut-strings.ts'
import { ArrowUpIcon } from '../ui-icons.tsx'
import './to-top.css'
import { frameChoices } from './frame-choices.ts'
import { Directory, RelatedTopics } from './directory.tsx'
import { SidePanel } from './side-panel.tsx'

export type { LayoutProps } from '../layout-parts.ts'

/** Which parts each page mode has. `side` is the table of contents. */
const modeParts: Record<
  PageData['mode'],
  { sidebar: boolean; chrome: boolean; side: boolean }
> = {
  default: { sidebar: true, chrome: true, side: true },
  wide: { sidebar: true, chrome: true, side: false },
  center: { sidebar: false, chrome: true, side: false },
  frame: { sidebar: true, chrome: false, side: false },
  custom: { sidebar: false, chrome: false, side: false },
}

/**
 * The whole page: banner, bars, sidebar and content, in reading order. On wide screens, a grid
 * moves the side column next to the content. The table of contents is not in `#content-area`, as
 * on Mintlify: styles of the site for the text and its width don't reach it.
 */
export function Layout({ children, panel }: LayoutProps) {
  const { page, site } = useShell()
  const strings = useStrings()
  const parts = modeParts[page.mode]
  const hasFilter = page.updateTags.length > 0
  const isBlank = page.mode === 'custom'
  const hasSide = parts.side && panel === undefined
  const hasToc = hasSide && !hasFilter
  // Both are for pages that the author designs.
  const isDesigned = isBlank || page.mode === 'frame'
  const contentClass = isDesigned ? 'mdx-content' : 'mdx-content prose'
  const choices = frameChoices(site.settings)
  // Without a sidebar, its contents need the top bar.
  const frame = parts.sidebar ? choices.layout : 'topbar'
  // In a single column, the reference comes before its examples.
  const isReference = page.isReference || Boolean(page.frontmatter.api)

  return (
    <>
      <a class="skip-link" href="#content-area">
        {strings.skipToContent}
      </a>
      <Background />
      <layout.Banner />
      <header
        id="navbar"
        class="navbar"
        data-layout={frame}
        data-tabs={choices.tabs}
        // Reserves room for the contents button. The button follows in the document, so the bar
        // may be painted before it.
        data-toc={hasToc && page.headings.some(({ toc }) => toc) ? '' : undefined}
      >
        <div id="navbar-transition" class="navbar-cover" />
        <layout.Navbar />
        <layout.TabsRow />
        <layout.MobileBar />
      </header>
      <div
        id="body-content"
        class={
          // By which styles and scripts of sites select it, as on Mintlify.
          site.settings.theme === 'almond' ? 'body-content almond-layout' : 'body-content'
        }
        data-mode={page.mode}
        data-layout={frame}
        data-sidebar={parts.sidebar ? undefined : 'drawer'}
      >
        <layout.Sidebar />
        {/* Scripts and styles of a site rely on which of these is `<main>`, as on Mintlify. */}
        <main id="content-container" class="content-container">
          <div class="content-row">
            {hasToc && <layout.TableOfContents />}
            <div id="content-area" class="content-area" tabIndex={-1}>
              {parts.chrome && <layout.PageHeader />}
              {panel && !isBlank && !isReference && <SidePanel>{panel}</SidePanel>}
              {hasSide && hasFilter && <ChangelogFilter />}
              <div id="content" class={contentClass} data-page-href={page.url}>
                {children}
              </div>
              {panel && !isBlank && isReference && <SidePanel>{panel}</SidePanel>}
              {parts.chrome && <Directory />}
              {parts.chrome && <RelatedTopics />}
              {parts.chrome && (
                <div class="content-end">
                  <layout.PageFooter />
                  <layout.Pagination />
                </div>
              )}
              {parts.chrome && <ToTop label={strings.backToTop} />}
            </div>
          </div>
          {page.mode !== 'frame' && <layout.Footer />}
        </main>
      </div>
      <KeyboardHelp strings={shortcutStrings(strings)} />
      <p id="skerry-status" class="sr-only" role="status" data-copied={strings.copied} />
    </>
  )
}

/** The tag filter of a changelog, in place of the table of contents. */
function ChangelogFilter() {
  return (
    <div id="content-side-layout" class="content-side">
      <TagFilter />
    </div>
  )
}

/** On phones, a link to the start of the page. */
function ToTop({ label }: { label: string }) {
  return (
    <div class="to-top narrow-only">
      <a href="#" aria-label={label}>
        <ArrowUpIcon />
      </a>
    </div>
  )
}
