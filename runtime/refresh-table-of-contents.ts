/* Dev server only: keeps the mark of the table of contents after an update of the page. */

/** The headings that the loader observes. */
const observed = headings()

/**
 * Marks the section being read again, which the update has undone. If a heading was added,
 * removed or renamed, the loader would look for the old ones: then the list has no mark.
 */
export function refreshTableOfContents(): void {
  const present = headings()
  const isSame =
    present.length === observed.length &&
    present.every((heading, index) => heading === observed[index])
  if (isSame) document.dispatchEvent(new Event('skerry:shown'))
}

function headings(): (HTMLElement | null)[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-item>a')]
  return links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  )
}
