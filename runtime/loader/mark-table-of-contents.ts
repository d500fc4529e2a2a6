/**
 * Marks the table-of-contents entry of the section being read, and its parent. Hides entries of
 * headings in hidden tabs and views. On phones, the bar shows the current section.
 */
export function markTableOfContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-item>a')]
  const targets = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  )
  const trail = document.querySelector<HTMLElement>('.mobile-bar-trail')
  const mark = () => {
    const { scrollHeight } = document.documentElement
    // Reading line: 30 % of the viewport's height, or its bottom edge at the end of the page.
    const line =
      scrollY + innerHeight > scrollHeight - 2 ? innerHeight : innerHeight * 0.3
    let active: string | null | undefined
    links.forEach((link, index) => {
      const target = targets[index]
      const box = target?.checkVisibility() && target.getBoundingClientRect()
      link.parentElement!.hidden = !box
      // The first visible heading is active until another one passes the line.
      if (box && (!active || box.top < line)) active = link.getAttribute('href')
    })
    for (const list of document.querySelectorAll<HTMLElement>(
      '#table-of-contents,.toc-box',
    )) {
      list.hidden = !active
    }
    for (const link of links) {
      const item = link.parentElement!
      const own = item.querySelector(`[href="${active}"]`)
      const deepest = own === link
      item.toggleAttribute('data-active', !!own)
      item.toggleAttribute('data-active-deepest', deepest)
      link.ariaCurrent = deepest ? 'location' : null
      if (deepest && trail) trail.dataset['now'] = scrollY > 99 ? link.text : ''
      // Scroll a long list along.
      const side = link.closest('.content-side')
      if (deepest && side) side.scrollTop = link.offsetTop - side.clientHeight / 2
    }
  }
  // Fires when a heading crosses the line. `scrollend` covers headings that the end of the page
  // keeps from reaching it.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -70%' })
  for (const target of targets) if (target) observer.observe(target)
  for (const type of ['scrollend', 'skerry:shown']) document.addEventListener(type, mark)
}
