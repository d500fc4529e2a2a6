import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { PageContext } from '../../../runtime/page-context.ts'
import type {
  PageData,
  PageNavigation,
  Settings,
  SiteData,
} from '../../../runtime/types.ts'
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

/** Renders a layout part for one page of a small site. */
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
