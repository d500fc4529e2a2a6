/**
 * What the page answers to without any island, fetched when the reader first moves.
 *
 * | in the markup | does |
 * |---|---|
 * | `.code-block-copy-button`, `[data-copy]` | copies |
 * | `details.accordion[id]` | keeps the hash in step |
 * | `.expandable[id]` | open or closed for the session |
 * | `[data-menu]` (a `<details>`) | Escape, a click or focus elsewhere closes it; arrows move in it |
 * | `#mobile-nav` (a popover) | the rest of the page is inert while it is open |
 * | `[aria-keyshortcuts]` | is clicked by its keys |
 * | `a[href]` | is fetched as the pointer comes, where the browser has no speculation rules |
 * | `[data-mode-toggle]` | changes between light and dark |
 * | `[data-banner-close]` | closes the banner until its text changes |
 * | `.tooltip` | Escape closes it |
 * | `img[data-zoom]` | a click or Enter shows it large |
 * | `[aria-keyshortcuts]` | is clicked by its keys; `[data-keys]` names them as the reader's machine does |
 * | `.tree` | arrows, Home, End and letters move through its rows |
 * | `a.field-link` | copies its address |
 * | `a[data-own-address]` | names the site's origin |
 * | `[data-folded]` (a long sidebar) | closed groups get a fold, and rows when it is opened |
 */
import type { Addresses } from './addresses.ts'
import { answerAccordion } from './actions/accordion.ts'
import { answerCopy } from './actions/copy.ts'
import { answerDrawer } from './actions/drawer.ts'
import { answerExpandable } from './actions/expandable.ts'
import { answerMenus } from './actions/menus.ts'
import { answerMode } from './actions/mode.ts'
import { fillOwnAddress } from './actions/own-address.ts'
import { prefetch } from './actions/prefetch.ts'
import { answerSameHash } from './actions/same-hash.ts'
import { answerShortcut, nameKeys } from './actions/shortcut.ts'
import { answerTooltip } from './actions/tooltip.ts'
import { answerTree, offerTrees } from './actions/tree.ts'
import { answerZoom, offerZoom } from './actions/zoom.ts'

/** What answers in a long sidebar, once it is there; until then its links are followed. */
let sidebar: typeof import('./answer-sidebar.ts') | undefined

/** Not by `addresses.ts`: a module that the loader shares with this one would be a second file on every page. */
async function loadSidebar(): Promise<void> {
  const text = document.getElementById('skerry-islands')!.textContent!
  const { sidebar: address } = JSON.parse(text) as Addresses
  if (!address) return
  sidebar = (await import(/* @vite-ignore */ address)) as typeof sidebar
  sidebar!.offerFolds()
  sidebar!.offerRows()
}

/** Called by the loader for each event of the kinds that it forwards. */
export function answer(event: Event): void {
  const { type } = event
  const target = event.target as Element
  if (type === 'beforetoggle') return answerDrawer(event as ToggleEvent)
  // The document itself, or a text node, is no place that anything here is about.
  if (!target.closest) return
  answerTooltip(event, target)
  if (type === 'pointerover' || type === 'focusin') prefetch(target)
  if (type === 'pointerover') return
  if (type === 'focusin') {
    offerZoom()
    offerTrees()
    sidebar?.offerFolds()
  }
  answerMenus(event, target)
  if (type === 'keydown') {
    if (answerTree(event as KeyboardEvent, target)) return
    answerShortcut(event as KeyboardEvent, target)
  }
  if (type !== 'focusin') answerZoom(event, target)
  if (type !== 'click') return
  answerAccordion(event, target)
  sidebar?.answerSidebar(event as MouseEvent, target)
  answerExpandable(event, target)
  answerCopy(target)
  answerMode(target)
  answerSameHash(target)
}

offerZoom()
offerTrees()
nameKeys()
fillOwnAddress()
void loadSidebar()
