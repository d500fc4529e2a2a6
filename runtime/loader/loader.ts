/**
 * The entry that every page loads; 2 KB gzip at most, together with `firstScript`. Hydrates
 * islands, follows the hash, marks the table of contents, and loads `actions.ts` on the first
 * interaction. Listeners are on the document, so they also work for markup added later
 * (`skerry:update` announces new islands) and survive the back/forward cache.
 */
import { followHash } from './follow-hash.ts'
import { forwardActions } from './forward-actions.ts'
import { markTableOfContents } from './mark-table-of-contents.ts'
import { scrollSidebarToCurrent } from './scroll-sidebar-to-current.ts'
import { hydrateIslands } from './hydrate-islands.ts'

hydrateIslands()
followHash()
forwardActions()
markTableOfContents()
// Reads layout. In the first frame it is computed anyway; before, it would be computed twice.
requestAnimationFrame(scrollSidebarToCurrent)
