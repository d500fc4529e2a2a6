import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { readLinkRules } from './read-link-rules.ts'
import type { PageNavigation } from './types/navigation.ts'
import type { PageData } from './types/pages.ts'
import type { SiteData } from './types/rendering.ts'
import { type LinkRules, linkUrl } from './with-base.ts'

/**
 * The context of a server render. Not available to islands in the browser, which take props
 * instead.
 */
export interface PageContextValue {
  site: SiteData
  page: PageData
  /**
   * Absent while the page's own content is rendered, which must not depend on the navigation.
   */
  navigation?: PageNavigation
}

/** Provided around content and layout. Read with `usePage` or `useShell`. */
export const PageContext = createContext<PageContextValue | undefined>(undefined)

/**
 * Returns the page being rendered.
 * @throws Error in the browser, and outside of `renderContent` and `renderDocument`.
 */
export function usePage(): PageContextValue {
  const value = useContext(PageContext)
  if (!value)
    throw new Error(
      'usePage() works on the server only: pass islands what they need as props',
    )
  return value
}

/**
 * For layout parts: returns the page with its navigation.
 * @throws Error while page content is rendered, which has no navigation.
 */
export function useShell(): Required<PageContextValue> {
  const value = usePage()
  if (!value.navigation)
    throw new Error('useShell() is for layout parts: page content has no navigation')
  return value as Required<PageContextValue>
}

/**
 * Returns a function that turns a root-relative path into a link URL: with the base, and the
 * slash that `seo.trailingSlash` asks for. Works in islands too.
 */
export function useHref(): (href: string) => string {
  const url = useLinkRules()
  return (href) => linkUrl(url, href)
}

/**
 * Returns what link URLs depend on: base, trailing-slash rule and origin. Works in islands too.
 */
export function useLinkRules(): LinkRules & Pick<SiteData, 'origin'> {
  if (useInBrowser()) return { ...readLinkRules(), origin: location.origin }
  return usePage().site
}

/** Returns the language tag of the page. Works in islands too. */
export function useLanguage(): string {
  return useInBrowser() ? document.documentElement.lang : usePage().page.language
}

/** Returns the mode of the page. Works in islands too. */
export function usePageMode(): PageData['mode'] {
  return useInBrowser()
    ? (document.documentElement.dataset['pageMode'] as PageData['mode'])
    : usePage().page.mode
}

function useInBrowser(): boolean {
  const page = useContext(PageContext)
  return !page && typeof document !== 'undefined'
}
