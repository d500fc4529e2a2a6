import type { PageData } from '../../runtime/types/pages.ts'
import type { NavChoice, PageNavigation } from '../../runtime/types/navigation.ts'
import { locatePage } from '../site/locate-page.ts'
import type { Project } from '../site/project.ts'

/** Page data of `404.html`. */
export function notFoundPage({ settings, site, navigation }: Project): PageData {
  const first = navigation.order[0]
  return {
    path: '404',
    url: '/404',
    file: settings.file,
    title: settings.errors[404].title ?? '404',
    mode: 'custom',
    language: (first === undefined ? undefined : site.pages.get(first)?.language) ?? 'en',
    frontmatter: {
      noindex: true,
      hideFooterPagination: true,
      contextual: { options: [], display: 'header' },
    },
    headings: [],
    hasPanel: false,
    updateTags: [],
    indexable: false,
  }
}

/** Navigation of `404.html`: the default branch, with nothing active. */
export function notFoundNavigation({
  navigation,
}: Pick<Project, 'navigation'>): PageNavigation {
  const around = locatePage(navigation, '404')
  const { tabs, anchors } = around
  return { ...around, tabs: tabs.map(closed), anchors: anchors.map(closed) }
}

function closed(choice: NavChoice): NavChoice {
  return { ...choice, active: false }
}

/** Code of an empty page, for pages that are replaced by something else. */
export const EMPTY_PAGE = 'return { Content: () => null }'
