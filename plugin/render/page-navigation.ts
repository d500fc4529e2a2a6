import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import { callExtension } from '../site/call-extension.ts'
import {
  findNonData,
  findShapeProblem,
  navigationShape,
  type ShapeProblem,
} from '../site/extension-shapes.ts'
import { locatePage } from '../site/locate-page.ts'
import type { Project } from '../site/project.ts'
import { notFoundNavigation } from './not-found-page.ts'

/** Parts of navigations already checked to be serializable. Pages share most of them. */
const validated = new WeakSet<object>()

/**
 * The navigation of a page, after the option `navigation` has changed it. That of `404.html` is
 * left alone.
 *
 * @throws SkerryError if the function throws or doesn't return a valid navigation.
 */
export function pageNavigation(
  { navigation, options, site }: Pick<Project, 'navigation' | 'options' | 'site'>,
  page: PageData,
): PageNavigation {
  if (!site.pages.has(page.path)) return notFoundNavigation({ navigation })
  const around = locatePage(navigation, page.path)
  const { navigation: change } = options
  if (!change) return around
  return callExtension(
    'navigation',
    page.file,
    () => change(around, page),
    (changed) => navigationProblem(changed, around),
  )
}

function navigationProblem(
  changed: unknown,
  around: PageNavigation,
): ShapeProblem | undefined {
  const problem = findShapeProblem(navigationShape, changed)
  if (problem) return problem
  const isNew = ([name, value]: [string, unknown]) =>
    value !== around[name as keyof PageNavigation]
  const changes = Object.entries(changed as PageNavigation).filter(isNew)
  return findNonData(Object.fromEntries(changes), validated)
}
