import type { PageData } from '../../runtime/types/pages.ts'
import type { NavChoice, PageNavigation } from '../../runtime/types/navigation.ts'
import { locatePage } from '../site/locate-page.ts'
import type { Project } from '../site/project.ts'
import type { ContentTask } from './page-tasks.ts'
import { EMPTY_PAGE } from '../mdx/empty-page.ts'

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
    hasMarkdown: false,
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

/**
 * The task that renders the content of `404.html`, which is the layout part `NotFound`. The result
 * isn't stored.
 */
export function notFoundTask(page: PageData, navigation: PageNavigation): ContentTask {
  return {
    type: 'content',
    key: '',
    codeKey: '',
    code: EMPTY_PAGE,
    page,
    imports: [],
    notFound: { navigation },
  }
}
