/**
 * Marks the entry of the part being read, and the entry above it. Entries of
 * headings in hidden tabs and views are hidden with them. On phones the bar names that part.
 */
export function markTableOfContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-item>a')]
  const targets = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  )
  const trail = document.querySelector<HTMLElement>('.mobile-bar-trail')
  const mark = () => {
    const { scrollHeight } = document.documentElement
    // The line that the eye reads at; at the end of the page it goes down to the edge.
    const line =
      scrollY + innerHeight > scrollHeight - 2 ? innerHeight : innerHeight * 0.3
    let active: string | null | undefined
    links.forEach((link, index) => {
      const target = targets[index]
      const box = target?.checkVisibility() && target.getBoundingClientRect()
      link.parentElement!.hidden = !box
      // The first one is active before any has passed the line.
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
      // A long list follows the reader.
      const side = link.closest('.content-side')
      if (deepest && side) side.scrollTop = link.offsetTop - side.clientHeight / 2
    }
  }
  // A heading crosses the line, or the page ends before it does.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -70%' })
  for (const target of targets) if (target) observer.observe(target)
  for (const type of ['scrollend', 'skerry:shown']) document.addEventListener(type, mark)
}
