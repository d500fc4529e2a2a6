/*
 * The inline scripts of a page, which run before the first paint. A strict policy allows them
 * by their hashes, so each is one text for every page of every site. The functions are never
 * called here: their text goes into the page, so they use nothing from outside themselves.
 * The package ships the texts minified (`.build/package.js`).
 */

declare global {
  interface Window {
    /** Sets the mode's classes of <html> again. */
    skerryMode?: () => void
  }
}

/**
 * Reports by classes of <html> that there is JavaScript (`js`) and which mode is on (`light` or
 * `dark`), and with `data-banner-state="hidden"` that the reader has closed this banner. What
 * differs between sites stands on <html>: `data-mode` is the settings' default, `data-forced`
 * that stored choices do not count, `data-banner` the banner's text in short.
 *
 * The rule: a stored choice, then the default, then the system's.
 * The loader calls `skerryMode` again when one of them changes.
 */
export const modeScript = scriptText(() => {
  window.skerryMode = () => {
    const { dataset, classList } = document.documentElement
    let mode = dataset['mode']
    try {
      if (dataset['forced'] === undefined) mode = localStorage['skerry:mode'] || mode
      if (dataset['banner'] && localStorage['skerry:banner'] === dataset['banner'])
        dataset['bannerState'] = 'hidden'
    } catch {
      // Storage that the browser refuses holds no choice.
    }
    const dark =
      mode === 'dark' ||
      (mode !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches)
    classList.add('js')
    classList.toggle('dark', dark)
    classList.toggle('light', !dark)
  }
  window.skerryMode()
})

/**
 * Shows what the reader has chosen before, while the page is parsed, so that nothing moves
 * later: the tabs, code groups (`data-choices`) and views of remembered titles, and the
 * expandables that were opened or closed in this session. Islands hydrate the panels as they
 * find them. Titles in `data-choices` are on lines.
 */
export const choicesScript = scriptText(() => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const show = (element: Element, shown: boolean) => {
    if (shown) element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
  }
  try {
    const stored: string | string[] = JSON.parse(localStorage['skerry:choices'] || '[]')
    const titles = ([] as string[]).concat(stored)
    const folds: Record<string, boolean> = JSON.parse(
      sessionStorage[`skerry:folds:${location.pathname}`] || '{}',
    )
    const observer = new MutationObserver(() => {
      for (const group of all('[data-choices]')) {
        const choices = group.dataset['choices']!.split('\n')
        const chosen = choices.indexOf(titles.find((title) => choices.includes(title))!)
        const [bar, ...panels] = group.children
        if (!bar || chosen < 0) continue
        panels.forEach((panel, index) => show(panel, index === chosen))
        ;[...bar.children].forEach((tab, index) => {
          if (!tab.matches('[role=tab]')) return
          tab.ariaSelected = String(index === chosen)
          ;(tab as HTMLElement).tabIndex = index === chosen ? 0 : -1
          tab.toggleAttribute('data-active', index === chosen)
        })
      }
      const views = all('.view')
      const view = titles.find((title) =>
        views.some(({ dataset }) => dataset['view'] === title),
      )
      if (view !== undefined)
        views.forEach((element) => show(element, element.dataset['view'] === view))
      for (const id in folds) {
        const fold = document.getElementById(id)
        if (fold) (fold as HTMLDetailsElement).open = folds[id]!
      }
    })
    observer.observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => observer.disconnect())
  } catch {
    // Storage that the browser refuses, or that holds something else: nothing was chosen.
  }
})

/**
 * Beside the button that closes and opens the sidebar (`data-sidebar-toggle`), on the pages that
 * have one: `data-sidebar-state="closed"` on <html>, remembered, and there before the first paint.
 */
export const sidebarScript = scriptText(() => {
  const key = 'skerry:sidebar'
  const { dataset } = document.documentElement
  const button = document.querySelector('[data-sidebar-toggle]')!
  const show = (closed: boolean) => {
    if (closed) dataset['sidebarState'] = 'closed'
    else delete dataset['sidebarState']
    button.ariaExpanded = String(!closed)
  }
  try {
    show(!!localStorage[key])
  } catch {
    // Storage that the browser refuses holds no choice.
  }
  button.addEventListener('click', () => {
    const closed = !dataset['sidebarState']
    show(closed)
    try {
      localStorage[key] = closed ? 'closed' : ''
    } catch {
      // Then it is closed on this page alone.
    }
  })
})

/**
 * Below a sidebar that is higher than most windows: keeps its place from page to page. The entry that was
 * chosen in it stays under the pointer; by other ways, the list stays where it was and the open entry is in sight.
 * A list that begins with another link is another one, and begins as the browser has it.
 */
export const placeScript = scriptText(() => {
  const key = 'skerry:place'
  const box = document.querySelector<HTMLElement>('.sidebar')!
  const plain = (path: string) => path.replace(/\/$/, '')
  const topOf = (element: Element) =>
    element.getBoundingClientRect().top - box.getBoundingClientRect().top
  const first = box.querySelector<HTMLAnchorElement>('#navigation-items a')?.pathname
  const open = box.querySelector('#navigation-items [aria-current]')
  let chosen: [path?: string, top?: number] = []
  try {
    const [list, top, path, at] = JSON.parse(sessionStorage[key])
    if (open && list === first) {
      if (path === plain(location.pathname)) box.scrollTop += topOf(open) - at
      else {
        box.scrollTop = top
        const now = topOf(open)
        const { clientHeight } = box
        if (now < 50 || now > clientHeight - 80) box.scrollTop += now - clientHeight / 2
      }
    }
  } catch {
    // Nothing was kept, or the browser refuses its storage.
  }
  box.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link) chosen = [plain(link.pathname), topOf(link)]
  })
  addEventListener('pagehide', () => {
    try {
      sessionStorage[key] = JSON.stringify([first, box.scrollTop, ...chosen])
    } catch {
      // Then the next page begins as the browser has it.
    }
  })
})

/**
 * On a page that leads elsewhere, after the link: takes the query and the fragment of the address
 * along, which `<meta http-equiv="refresh">` drops.
 */
export const redirectScript = scriptText(() => {
  const { href, hash, search } = document.links[0]!
  const to = new URL(href)
  to.search = search || location.search
  to.hash = hash || location.hash
  location.replace(to)
})

/** The text of a script that does what the function does. */
function scriptText(script: () => void): string {
  return `(${script})()`
}
