import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { readLinkRules } from './read-link-rules.ts'
import type { PageNavigation } from './types/navigation.ts'
import type { PageData } from './types/pages.ts'
import type { SiteData } from './types/rendering.ts'
import { type LinkRules, linkAddress, withBase } from './with-base.ts'

export { linkAddress, withBase }

/** What is known while a page is rendered on the server. Islands in the browser do not have it: they take props. */
export interface PageContextValue {
  site: SiteData
  page: PageData
  /** Absent while the page's own content is rendered, which must not depend on what is around it. */
  navigation?: PageNavigation
}

export const PageContext = createContext<PageContextValue | undefined>(undefined)

/** The page being rendered. Throws in the browser, and outside `renderContent` and `renderDocument`. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext)
  if (!value)
    throw new Error(
      'usePage() works on the server only: pass islands what they need as props',
    )
  return value
}

/** For layout parts: the page with what is rendered around it. Throws where only content is rendered. */
export function useShell(): Required<PageContextValue> {
  const value = usePage()
  if (!value.navigation)
    throw new Error('useShell() is for layout parts: page content has no navigation')
  return value as Required<PageContextValue>
}

/** What links of the page have for a root address: the base, and `seo.trailingSlash`. Works in islands too. */
export function useHref(): (href: string) => string {
  const address = useAddress()
  return (href) => linkAddress(address, href)
}

/** Where the site is, as far as links need it. Works in islands too. */
export function useAddress(): LinkRules & Pick<SiteData, 'origin'> {
  if (useInBrowser()) return { ...readLinkRules(), origin: location.origin }
  return usePage().site
}

/** The language of the page, as a tag. Works in islands too. */
export function useLanguage(): string {
  return useInBrowser() ? document.documentElement.lang : usePage().page.language
}

function useInBrowser(): boolean {
  const page = useContext(PageContext)
  return !page && typeof document !== 'undefined'
}
