import type { NavChoice, PageNavigation } from '../../runtime/types/navigation.ts'
import type { eyebrowSources } from '../../runtime/kit/thumbnail.ts'
import type { Frontmatter } from '../../runtime/types/pages.ts'
import { activeTab, pageTrail } from './page-trail.ts'

type EyebrowSource = (typeof eyebrowSources)[number]

/**
 * The labels above the title of a card: `eyebrow` of the page, or else what
 * `thumbnails.eyebrow.source` names, or else where the page is. A page that is in no such part of
 * the navigation has its group, as on Mintlify.
 */
export function cardSection(
  around: PageNavigation,
  source: EyebrowSource | undefined,
  thumbnail: Frontmatter['thumbnail'],
): string[] {
  if (thumbnail?.eyebrow !== undefined)
    return thumbnail.eyebrow === '' ? [] : [thumbnail.eyebrow]
  if (source === undefined) return pageTrail(around)
  if (source === 'none') return []
  const label = labelOf(around, source) ?? around.breadcrumbs.at(-1)?.title
  return label ? [label] : []
}

function labelOf(around: PageNavigation, source: EyebrowSource): string | undefined {
  const { tabs, anchors, selectors } = around
  if (source === 'tab') return activeTab(around)
  if (source === 'item') return activeIn(tabs.find(({ active }) => active)?.menu)
  if (source === 'anchor') return activeIn(anchors)
  return activeIn(selectors.find(({ kind }) => kind === source)?.choices)
}

function activeIn(choices: NavChoice[] | undefined): string | undefined {
  return choices?.find(({ active }) => active)?.label
}
