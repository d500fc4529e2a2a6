/**
 * Behaviour of the page that needs no island. Loaded on the reader's first interaction.
 *
 * | markup | behaviour |
 * |---|---|
 * | `.code-block-copy-button`, `[data-copy]` | copies |
 * | `details.accordion[id]` | syncs the URL hash |
 * | `.expandable[id]` | remembers open or closed for the session |
 * | `[data-menu]` (a `<details>`) | closes on Escape, or click or focus outside; arrow keys move |
 * | `#mobile-nav` (a popover) | makes the rest of the page inert while open |
 * | `a[href]` | is prefetched on hover and focus where speculation rules are unsupported |
 * | `[data-mode-toggle]` | toggles light and dark mode |
 * | `[data-banner-close]` | dismisses the banner until its text changes |
 * | `.tooltip` | closes on Escape |
 * | `img[data-zoom]` | opens enlarged on click or Enter |
 * | `[aria-keyshortcuts]` | is clicked by its shortcut; `[data-keys]` names the platform's keys |
 * | `.tree` | supports arrow keys, Home, End and typeahead |
 * | `a.field-link` | copies its URL |
 * | `a[data-own-address]` | gets the site's origin |
 * | `[data-folded]` (a long sidebar) | collapsed groups get a toggle, and load rows when opened |
 */
import type { ScriptUrls } from './script-urls.ts'
import { handleAccordion } from './actions/accordion.ts'
import { handleCopy } from './actions/copy.ts'
import { handleDrawer } from './actions/drawer.ts'
import { handleExpandable } from './actions/expandable.ts'
import { handleMenus } from './actions/menus.ts'
import { handleMode } from './actions/mode.ts'
import { fillOrigin } from './actions/fill-origin.ts'
import { prefetch } from './actions/prefetch.ts'
import { handleSameHash } from './actions/same-hash.ts'
import { handleShortcut, showPlatformKeys } from './actions/shortcut.ts'
import { handleTooltip } from './actions/tooltip.ts'
import { handleTree, enhanceTrees } from './actions/tree.ts'
import { handleZoom, enhanceImages } from './actions/zoom.ts'

/** The handlers of a long sidebar, once loaded. Until then its links navigate as usual. */
let sidebar: typeof import('./handle-sidebar.ts') | undefined

/**
 * Loads the sidebar handlers if the page needs them. Reads the data script itself: importing
 * `script-urls.ts`, which the loader also imports, would add a shared chunk to every page.
 */
async function loadSidebar(): Promise<void> {
  const text = document.getElementById('skerry-islands')!.textContent!
  const { sidebar: url } = JSON.parse(text) as ScriptUrls
  if (!url) return
  sidebar = (await import(/* @vite-ignore */ url)) as typeof sidebar
  sidebar!.addToggles()
  sidebar!.prefetchRows()
}

/** Handles one event. The loader calls it for each event type that it forwards. */
export function handleEvent(event: Event): void {
  const { type } = event
  // Scripts of the site send keys to the document: `document.dispatchEvent(new KeyboardEvent(…))`.
  const target = (event.target === document ? document.body : event.target) as Element
  if (type === 'beforetoggle') return handleDrawer(event as ToggleEvent)
  // The target may be a text node, which nothing here handles.
  if (!target.closest) return
  handleTooltip(event, target)
  if (type === 'pointerover' || type === 'focusin') prefetch(target)
  if (type === 'pointerover') return
  if (type === 'focusin') {
    enhanceImages()
    enhanceTrees()
    sidebar?.addToggles()
  }
  handleMenus(event, target)
  if (type === 'keydown') {
    if (handleTree(event as KeyboardEvent, target)) return
    handleShortcut(event as KeyboardEvent, target)
  }
  if (type !== 'focusin') handleZoom(event, target)
  if (type !== 'click') return
  handleAccordion(event, target)
  sidebar?.handleSidebar(event as MouseEvent, target)
  handleExpandable(event, target)
  handleCopy(target)
  handleMode(target)
  handleSameHash(target)
}

enhanceImages()
enhanceTrees()
showPlatformKeys()
fillOrigin()
void loadSidebar()
