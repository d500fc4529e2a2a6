/**
 * Marks the entry of the part being read, and the entry above it. Entries of
 * headings in hidden tabs and views are hidden with them.
 */
export function markTableOfContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-item>a')]
  const targets = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  )
  const mark = () => {
    const { scrollHeight } = document.documentElement
    // The line that the eye reads at; at the end of the page it goes down to the edge.
    const line =
      scrollY + innerHeight > scrollHeight - 2 ? innerHeight : innerHeight * 0.3
    let active: string | undefined
    links.forEach(({ hash, parentElement }, index) => {
      const target = targets[index]
      const box = target?.checkVisibility() && target.getBoundingClientRect()
      parentElement!.hidden = !box
      // The first one is active before any has passed the line.
      if (box && (!active || box.top < line)) active = hash
    })
    for (const list of document.querySelectorAll<HTMLElement>(
      '#table-of-contents,.toc-box',
    )) {
      list.hidden = !active
    }
    for (const link of links) {
      const item = link.parentElement!
      const deepest = link.hash === active
      item.toggleAttribute('data-active-deepest', deepest)
      link.ariaCurrent = deepest ? 'location' : null
      // A long list follows the reader.
      const side = link.closest('.content-side')
      if (deepest && side) side.scrollTop = link.offsetTop - side.clientHeight / 2
    }
    for (const { parentElement } of links) {
      parentElement!.toggleAttribute(
        'data-active',
        parentElement!.matches('[data-active-deepest],:has([data-active-deepest])'),
      )
    }
  }
  // A heading crosses the line, or the page ends before it does.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -70%' })
  for (const target of targets) if (target) observer.observe(target)
  for (const type of ['scrollend', 'skerry:shown']) document.addEventListener(type, mark)
}
