/** In a selector list: commas outside of parentheses, brackets and strings. */
const COMMA = /,(?![^()]*\)|[^[\]]*\])/

/** What is before a tab, and the tab itself, as the last part of a selector. */
const TAB = /^(|.*[\s>])(a(?![\w-])[^\s>+~]*|\.nav-tabs-item(?![\w-])[^\s>+~]*)$/s

/** A link wherever it is, which may be that of a tab. */
const LINK = /^a\[href/

/**
 * The places of the tabs that a selector list is for: list items here, which Mintlify doesn't have.
 * Where a tab is hidden, its place would still take the gap beside it; where it has a margin, its
 * place needs that too.
 *
 * @param isForLinks Whether rules for links wherever they are count.
 */
export function placesOfTabs(selectors: string, isForLinks = false): string {
  return selectors
    .split(COMMA)
    .flatMap((selector) => {
      const [, before = '', tab] = TAB.exec(selector.trim()) ?? []
      if (tab === undefined || /::|:(?:nth|first|last|only)-/.test(tab)) return []
      if (/\.nav-tabs[\s>]+$/.test(before)) return `${before}li:has(>${tab})`
      const isItem = tab.includes('.nav-tabs-item') && !before.includes('.nav-tabs')
      const isTab = isItem || (isForLinks && before === '' && LINK.test(tab))
      return isTab ? `${before}.nav-tabs>li:has(>${tab})` : []
    })
    .join()
}
