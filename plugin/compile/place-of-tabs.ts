/** In a selector list: commas outside of parentheses, brackets and strings. */
const COMMA = /,(?![^()]*\)|[^[\]]*\])/

/** What is before a tab, and the tab itself, as the last part of a selector. */
const TAB = /^(|.*[\s>])(a(?![\w-])[^\s>+~]*|\.nav-tabs-item(?![\w-])[^\s>+~]*)$/s

/**
 * The places of the tabs that a selector list is for: list items here, which Mintlify doesn't have.
 * Where a tab is hidden, its place would still take the gap beside it.
 */
export function placesOfTabs(selectors: string): string {
  return selectors
    .split(COMMA)
    .flatMap((selector) => {
      const [, before = '', tab] = TAB.exec(selector.trim()) ?? []
      if (tab === undefined || /::|:(?:nth|first|last|only)-/.test(tab)) return []
      if (/\.nav-tabs[\s>]+$/.test(before)) return `${before}li:has(>${tab})`
      const isTab = tab.includes('.nav-tabs-item') && !before.includes('.nav-tabs')
      return isTab ? `${before}.nav-tabs>li:has(>${tab})` : []
    })
    .join()
}
