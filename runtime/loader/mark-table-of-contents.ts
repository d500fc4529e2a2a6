/**
 * Marks the table-of-contents entry of the section being read, and its parent. Hides entries of
 * headings in hidden tabs and views, or that an island doesn't show. On phones, the bar shows the
 * current section.
 */
export function markTableOfContents(): void {
  // Fires when a heading crosses the line. `scrollend` covers headings that the end of the page
  // keeps from reaching it.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -70%' })
  // Once in the next frame, however many parts of the page an update announces.
  const markSoon = () => {
    observer.disconnect()
    observer.observe(document.body)
  }
  markSoon()
  for (const type of ['scrollend', 'skerry:shown', 'skerry:update'])
    document.addEventListener(type, markSoon)

  function mark() {
    const trail = document.querySelector<HTMLElement>('.mobile-bar-trail')
    const links = document.querySelectorAll<HTMLAnchorElement>('.toc-item>a')
    // Reading line: 30 % of the viewport's height, or its bottom edge at the end of the page. The
    // top of the page is its first section, also if all of it is visible.
    const line =
      scrollY &&
      (scrollY + innerHeight > document.documentElement.scrollHeight - 2
        ? innerHeight
        : innerHeight * 0.3)
    // First everything is read: after a change, each read would compute styles anew.
    const shown = new Set<Element>()
    let active = ''
    for (const link of links) {
      // Islands may show a heading later, and an update in dev may replace it.
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      if (target) observer.observe(target)
      const box = target?.checkVisibility() && target.getBoundingClientRect()
      if (box) shown.add(link)
      // The first visible heading is active until another one passes the line.
      if (box && (!active || box.top < line)) active = link.hash
    }
    for (const list of document.querySelectorAll<HTMLElement>(
      '#table-of-contents,.toc-box',
    )) {
      list.hidden = !active
    }
    for (const link of links) {
      const item = link.parentElement!
      const deepest = link.hash === active
      item.hidden = !shown.has(link)
      item.toggleAttribute('data-active', !!item.querySelector(`[href="${active}"]`))
      item.toggleAttribute('data-active-deepest', deepest)
      link.ariaCurrent = deepest ? 'location' : null
      if (deepest && trail) trail.dataset['now'] = scrollY > 99 ? link.text : ''
      // Scroll a long list along.
      const side = link.closest('.content-side')
      if (deepest && side) side.scrollTop = link.offsetTop - side.clientHeight / 2
    }
  }
}
