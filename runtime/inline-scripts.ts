/*
 * Inline scripts, which run before the first paint. A strict policy allows them by hash, so
 * each script has the same text on every page of every site. The functions are never called
 * here: their source text goes into the page, so they can't reference anything outside of
 * themselves. The package ships the texts minified (`.build/package.js`).
 */

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/. Only Chromium has it. */
    connection?: { rtt: number; saveData: boolean }
  }
}

/**
 * Sets classes on <html>: `js` because JavaScript runs, and `light` or `dark` for the mode.
 * Sets `data-banner-state="hidden"` if the reader has dismissed this banner. Reads what differs
 * between sites from <html>: `data-mode` is the default mode of the settings, `data-forced`
 * means stored choices are ignored, and `data-banner` is a hash of the banner's text.
 *
 * The mode is the stored choice, else the default, else the system's preference. It is applied
 * again when one of them changes.
 *
 * Then preloads the fonts in the `<template>` before this script, unless the network is slow (a
 * round trip of 150 ms or more, in steps of 25) or the reader saves data. There, fonts would
 * compete with the stylesheets and delay the first paint: the first page of a visit is painted
 * in the fallback font, and later pages find the fonts in the cache.
 */
export const firstScript = scriptText(() => {
  const system = matchMedia('(prefers-color-scheme:dark)')
  const applyMode = () => {
    const { dataset, classList } = document.documentElement
    let mode = dataset['mode']
    try {
      if (dataset['forced'] === undefined) mode = localStorage['skerry:mode'] || mode
      if (dataset['banner'] && localStorage['skerry:banner'] === dataset['banner'])
        dataset['bannerState'] = 'hidden'
    } catch {
      // Storage is blocked, so there is no stored choice.
    }
    const dark = mode === 'dark' || (mode !== 'light' && system.matches)
    classList.add('js')
    classList.toggle('dark', dark)
    classList.toggle('light', !dark)
  }
  applyMode()
  system.onchange = applyMode
  addEventListener('storage', applyMode)
  // Pages in the back/forward cache receive no events, so check when they are restored.
  addEventListener('pageshow', applyMode)

  const { rtt = 0, saveData } = navigator.connection ?? {}
  const fonts = document.currentScript!.previousSibling as HTMLTemplateElement
  if (rtt < 150 && !saveData) document.head.append(fonts.content)
})

/**
 * Restores the reader's earlier choices while the page is parsed, to avoid layout shifts: the
 * selected tab in tabs and code groups (`data-choices`, titles separated by newlines), the
 * selected view, and expandables that were opened or closed in this session. Islands hydrate
 * with whichever panel is visible.
 */
export const choicesScript = scriptText(() => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const show = (element: Element, shown: boolean) => {
    ;(element as HTMLElement).hidden = !shown && 'until-found'
  }
  try {
    const stored: string | string[] = JSON.parse(localStorage['skerry:choices'] || '[]')
    const titles = ([] as string[]).concat(stored)
    const folds: Record<string, boolean> = JSON.parse(
      sessionStorage[`skerry:folds:${location.pathname}`] || '{}',
    )
    const restore = () => {
      for (const group of all('[data-choices]')) {
        const choices = group.dataset['choices']!.split('\n')
        const chosen = choices.indexOf(titles.find((title) => choices.includes(title))!)
        const [bar, ...panels] = group.children
        if (!bar || chosen < 0) continue
        panels.forEach((panel, index) => show(panel, index === chosen))
        // The parts in the tabs. The last one may not be parsed yet.
        bar.querySelectorAll<HTMLElement>('[role=tab]>*').forEach((part, index) => {
          const tab = part.parentElement!
          tab.ariaSelected = part.dataset['active'] = String(index === chosen)
          tab.tabIndex = index === chosen ? 0 : -1
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
    }
    const observer = new MutationObserver(restore)
    observer.observe(document, { childList: true, subtree: true })
    const finish = () => {
      restore()
      observer.disconnect()
    }
    // Before deferred scripts: the loader follows the hash, and readers choose while others load.
    document.addEventListener('readystatechange', finish, { once: true })
  } catch {
    // Storage is blocked or has invalid data: treated as no choice.
  }
})

/** Shows the variation in the URL or else the one chosen before, while the page is parsed. */
export const variationScript = scriptText(() => {
  let chosen = new URLSearchParams(location.search).get('variation')
  try {
    chosen ??= localStorage['skerry:variation']
  } catch {
    // Storage is blocked, so there is no stored choice.
  }
  const restore = () => {
    const select = document.querySelector<HTMLSelectElement>('.variation-select select')
    if (![...(select?.options ?? [])].some(({ value }) => value === chosen)) return
    for (const part of document.querySelectorAll<HTMLElement>('.variation')) {
      const ids = part.dataset['variation']!.split('\n')
      part.hidden = !ids.includes(chosen!) && 'until-found'
    }
  }
  const observer = new MutationObserver(restore)
  observer.observe(document, { childList: true, subtree: true })
  const finish = () => {
    restore()
    observer.disconnect()
  }
  // Before deferred scripts: the loader follows the hash.
  document.addEventListener('readystatechange', finish, { once: true })
})

/**
 * Follows the button that collapses the sidebar (`data-sidebar-toggle`), on pages that have
 * one. Stores the state and sets `data-sidebar-state="closed"` on <html> before the first
 * paint.
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
  const restore = () => {
    try {
      show(!!localStorage[key])
    } catch {
      // Storage is blocked, so there is no stored choice.
    }
  }
  restore()
  // A page in the back/forward cache may have missed a choice made on another one.
  addEventListener('pageshow', restore)
  button.addEventListener('click', () => {
    const closed = !dataset['sidebarState']
    show(closed)
    try {
      localStorage[key] = closed ? 'closed' : ''
    } catch {
      // Storage is blocked: the state applies to this page only.
    }
  })
})

/**
 * Follows a sidebar that is taller than most windows, and keeps its scroll position across
 * pages. If the reader clicked a link in the sidebar, that entry stays under the pointer.
 * Otherwise the scroll position is restored, and the current entry is scrolled into view if
 * needed. A sidebar with a different first link is a different list and is not scrolled.
 */
export const sidebarScrollScript = scriptText(() => {
  const key = 'skerry:place'
  const box = document.querySelector<HTMLElement>('.sidebar')!
  const plain = (path: string) => path.replace(/\/$/, '')
  const topOf = (element: Element) =>
    element.getBoundingClientRect().top - box.getBoundingClientRect().top
  const first = box.querySelector<HTMLAnchorElement>('.sidebar-tree a')?.pathname
  const open = box.querySelector('.sidebar-tree [aria-current]')
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
    // Nothing stored, or storage is blocked.
  }
  box.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link) chosen = [plain(link.pathname), topOf(link)]
  })
  addEventListener('pagehide', () => {
    try {
      sessionStorage[key] = JSON.stringify([first, box.scrollTop, ...chosen])
    } catch {
      // Storage is blocked: the next page uses the browser's default position.
    }
  })
})

/**
 * On sites whose scripts select these buttons: lets them work where scripts have moved them to. The
 * search button is then outside of its island: a click on it is one on a hidden copy there. The
 * button of the language menu takes its menu along, but not without end, as scripts of the site may
 * move it again.
 */
export const movedPartsScript = scriptText(() => {
  addEventListener('click', ({ target, defaultPrevented }) => {
    const button = (target as Element).closest('.search-trigger')
    const host = document.querySelector('skerry-island[name=search]')
    if (defaultPrevented || !host || !button || button.closest('skerry-island')) return
    let own = host.querySelector<HTMLElement>('.search-trigger')
    if (!own) {
      own = button.cloneNode(true) as HTMLElement
      own.removeAttribute('id')
      own.style.display = 'none'
      host.prepend(own)
    }
    own.click()
  })
  let moves = 0
  new MutationObserver(() => {
    const button = document.getElementById('localization-select-trigger')
    const panel = document.getElementById('localization-select-content')
    const menu = panel?.parentElement
    if (!button || !menu || menu.contains(button) || moves++ > 4) return
    button.replaceWith(menu)
    menu.prepend(button)
    const { left, right } = menu.getBoundingClientRect()
    const isAtRight = left + right > innerWidth
    panel.style.left = isAtRight ? 'auto' : '0'
    panel.style.right = isAtRight ? '0' : 'auto'
  }).observe(document, { childList: true, subtree: true })
})

/**
 * Follows the link on a redirect page. Carries over the query and hash, which are lost with
 * `<meta http-equiv="refresh">`.
 */
export const redirectScript = scriptText(() => {
  const { href, hash, search } = document.links[0]!
  const to = new URL(href)
  to.search = search || location.search
  to.hash = hash || location.hash
  location.replace(to)
})

/**
 * Follows redirects with wildcards on `404.html`, for hosts that don't read redirect files. The
 * rules are in the script's `data-redirects`, as pairs of a pattern and its replacement. Carries
 * over the query and hash.
 */
export const wildcardRedirectScript = scriptText(() => {
  const { pathname, search, hash, origin } = location
  const rules: [string, string][] = JSON.parse(
    document.currentScript!.dataset['redirects']!,
  )
  let path = pathname
  try {
    path = decodeURI(pathname)
  } catch {
    // Not UTF-8, so it matches as it is.
  }
  for (const [pattern, replacement] of rules) {
    const source = new RegExp(pattern)
    if (!source.test(path)) continue
    // An empty rest leaves a slash: two where the site's URLs end with one.
    const end = replacement.endsWith('/') ? '/' : ''
    const to = new URL(
      path.replace(source, replacement).replace(/([^:/])\/+$/, `$1${end}`),
      origin,
    )
    // `//` at the start of a path would lead to another site.
    if (replacement.startsWith('/') && to.origin !== origin) return
    to.search ||= search
    to.hash ||= hash
    return location.replace(to)
  }
})

/** Wraps the function's source in an immediate call. */
function scriptText(script: () => void): string {
  return `(${script})()`
}
