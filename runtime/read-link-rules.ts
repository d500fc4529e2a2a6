import type { LinkRules } from './with-base.ts'

/**
 * Vite's base and how addresses of pages end, from the page's data script. Browser only. Not
 * through `readAddresses`: a module that islands and the loader share would be a second file on every page.
 */
export function readLinkRules(): LinkRules {
  const data = document.getElementById('skerry-islands')!.textContent!
  return JSON.parse(data) as LinkRules
}
