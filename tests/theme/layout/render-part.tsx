import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { PageContext } from '../../../runtime/page-context.ts'
import type { PageNavigation } from '../../../runtime/types/navigation.ts'
import type { PageData } from '../../../runtime/types/pages.ts'
import type { SiteData } from '../../../runtime/types/rendering.ts'
import type { Settings } from '../../../runtime/types/settings.ts'
import {
  navigationWith,
  pageWith,
  settingsWith,
  siteWith,
} from '../../runtime/site-fixture.ts'

export interface Around {
  page?: Partial<PageData>
  settings?: Partial<Settings>
  site?: Partial<SiteData>
  navigation?: Partial<PageNavigation>
}

/** Renders a layout part on a page of a small site. */
export function renderPart(part: ComponentChildren, around: Around = {}): string {
  const { page, settings, site, navigation } = around
  const value = {
    page: pageWith(page),
    site: siteWith({ settings: settingsWith(settings), ...site }),
    navigation: navigationWith(navigation),
  }
  return renderToString(<PageContext.Provider value={value}>{part}</PageContext.Provider>)
}

/** The ids of some HTML, in order. */
export function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)
}
