import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { withBase } from '../../runtime/with-base.ts'
import { escapeAttribute } from '../kit/escape-html.ts'
import type { Project } from '../site/project.ts'
import { callExtension } from '../site/call-extension.ts'
import {
  findNonData,
  findShapeProblem,
  headShape,
  navigationShape,
  type ShapeProblem,
} from '../site/extension-shapes.ts'
import type { HeadElement, SiteExtensions } from '../site/extensions.ts'
import { locatePage } from '../site/locate-page.ts'
import { notFoundNavigation } from './not-found-page.ts'

/** Parts of a navigation that can be sent to a worker: pages share most of them. */
const sound = new WeakSet<object>()

/**
 * The navigation around a page, as the option `navigation` changes it; that of `404.html` stays.
 *
 * @throws SkerryError where the function of the option throws or returns no navigation.
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
  const news = Object.entries(changed as PageNavigation).filter(isNew)
  return findNonData(Object.fromEntries(news), sound)
}

/**
 * The elements that the option `head` adds to the head of a page.
 *
 * @throws SkerryError where the function of the option throws or returns no elements.
 */
export function headElements(
  { head }: SiteExtensions,
  page: PageData,
  site: SiteData,
): readonly HeadElement[] {
  if (typeof head !== 'function') return head ?? []
  return callExtension(
    'head',
    page.file,
    () => head(page, site),
    (elements) => findShapeProblem(headShape, elements),
  )
}

/** Elements of the head as HTML. */
export function headHtml(elements: readonly HeadElement[], base: string): string {
  return elements
    .map((element) => {
      const { tag, attributes = {} } = element
      const names = Object.entries(attributes).map(([name, value]) =>
        attributeHtml(name, value, base),
      )
      const opening = `<${tag}${names.join('')}>`
      return VOID.has(tag) ? opening : `${opening}${headContent(element)}</${tag}>`
    })
    .join('')
}

/** What stands between the tags of an element. */
export function headContent({ tag, content = '' }: HeadElement): string {
  // An end tag in code would end it, and a comment hide its end; in the texts of scripts and
  // styles, the backslash changes nothing.
  return CODE.has(tag) ? content.replace(/<(?=\/|!--)/g, '<\\') : content
}

const VOID = new Set(['base', 'link', 'meta'])
const CODE = new Set(['script', 'style'])

function attributeHtml(
  name: string,
  value: string | number | boolean | undefined,
  base: string,
): string {
  if (value === undefined || value === false) return ''
  if (value === true) return ` ${name}`
  const isAddress = name === 'href' || name === 'src'
  const text = isAddress ? withBase(base, String(value)) : String(value)
  return ` ${name}="${escapeAttribute(text)}"`
}
