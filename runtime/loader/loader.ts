/**
 * The one module that every page loads: with the mode script it has 2 KB gzip. It wakes
 * islands, follows the hash, the mode and the table of contents, and fetches `actions.ts`
 * when the reader first moves. It listens at the document, so it goes for markup that comes
 * later (`skerry:update` says so for islands), and survives the back/forward cache.
 */
import { followHash } from './follow-hash.ts'
import { followMode } from './follow-mode.ts'
import { forwardActions } from './forward-actions.ts'
import { markTableOfContents } from './mark-table-of-contents.ts'
import { placeSidebar } from './place-sidebar.ts'
import { wakeIslands } from './wake-islands.ts'

followMode()
wakeIslands()
followHash()
forwardActions()
markTableOfContents()
placeSidebar()
