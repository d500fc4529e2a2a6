import { importUrl, readScriptUrls } from '../script-urls.ts'
import type { Hydrate } from '../hydrate.ts'

/** Events that hydrate an island. They are dispatched again once it is hydrated. */
const wakeEvents = ['pointerover', 'focusin', 'click', 'keydown', 'skerry:reveal']

const seen = new WeakSet<Element>()

/** Hydrates the islands of the page, each at the time given by its `when` attribute. */
export function hydrateIslands(): void {
  findIslands()
  document.addEventListener('skerry:update', findIslands)
}

function findIslands(): void {
  for (const host of document.querySelectorAll('skerry-island')) {
    if (!seen.has(host)) schedule(host)
    seen.add(host)
  }
}

function schedule(host: Element): void {
  const when = host.getAttribute('when')!
  const missed = new Map<string, Event>()
  let started: Promise<void> | undefined
  const start = () => (started ??= loadAndHydrate(host).then(replayEvents))

  // For all islands: the hash may point inside, and readers may be faster than `visible`.
  const listen = (event: Event) => {
    const { type, target, key } = event as KeyboardEvent
    // Of the keys, only those that scroll. Others become clicks, or have no effect before
    // hydration.
    if (key && !/^(Arrow|Home|End)/.test(key)) return
    if (/^[ck]/.test(type)) {
      // Let links work, even if the island never loads.
      if ((target as Element).closest('a[href]')) return
      event.preventDefault()
      event.stopPropagation()
    }
    missed.set(type, event)
    start()
  }
  for (const type of wakeEvents) host.addEventListener(type, listen, true)
  function replayEvents() {
    for (const type of wakeEvents) host.removeEventListener(type, listen, true)
    for (const [type, event] of missed) {
      event.target!.dispatchEvent(new (event.constructor as typeof Event)(type, event))
    }
  }

  if (when === 'load') start()
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(start)
  else if (when === 'visible') {
    // The host has no box (`display: contents`). An island whose children have none hydrates
    // as well: hydration may be what shows it. Their styles are read in the callback; here, that
    // would force a layout before the first paint.
    const boxes = [...host.children]
    const observer = new IntersectionObserver((entries) => {
      const isHidden = boxes.every((box) => getComputedStyle(box).display === 'none')
      if (!isHidden && !entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    })
    for (const box of boxes) observer.observe(box)
    if (!boxes[0]) start()
  } else if (when !== 'interaction') {
    const query = matchMedia(when)
    const startIfMatching = () => query.matches && start()
    query.onchange = startIfMatching
    startIfMatching()
  }
}

/** Loads and hydrates an island. If that fails, the server HTML stays. */
async function loadAndHydrate(host: Element): Promise<void> {
  const name = host.getAttribute('name')!
  try {
    const { hydrate, islands } = readScriptUrls()
    const [{ default: hydrateIsland }, island] = await Promise.all([
      loadAll<{ default: Hydrate }>(hydrate!),
      loadAll<Parameters<Hydrate>[1]>(islands[name]!),
    ])
    await hydrateIsland(host, island)
  } catch (error) {
    console.error(`The island <${name}> failed:`, error)
  }
}

/** Loads all modules in parallel and returns the first one. */
async function loadAll<Module>(urls: string[]): Promise<Module> {
  return (await Promise.all(urls.map(importUrl<Module>)))[0]!
}
