import type { PageData } from '../../runtime/types/pages.ts'
import type { ContextualOption, SiteSettings } from '../../runtime/types/settings.ts'
import { themeChoices, type ThemeChoices } from '../styles/themes/theme-choices.ts'

/**
 * The theme's layout options. The legacy setting `layout` can remove the top bar from any
 * theme.
 */
export function frameChoices({ theme, layout }: SiteSettings): ThemeChoices {
  const choices: ThemeChoices = themeChoices[theme]
  const hasLostBar = layout === 'sidebar' && choices.layout === 'topbar'
  return { ...choices, layout, tabs: hasLostBar ? 'sidebar' : choices.tabs }
}

/**
 * Returns the entries of the page menu if it belongs at `place`: next to the title, or below
 * the table of contents on pages that have that column. Otherwise undefined.
 */
export function pageMenuAt(
  place: 'header' | 'toc',
  page: PageData,
  settings: SiteSettings,
): ContextualOption[] | undefined {
  const menu = page.frontmatter.contextual ?? settings.contextual
  if (!menu) return undefined
  const hasColumn =
    page.mode === 'default' && !page.hasPanel && page.updateTags.length === 0
  const wanted = menu.display ?? themeChoices[settings.theme].contextual
  return place === (hasColumn ? wanted : 'header') ? menu.options : undefined
}
