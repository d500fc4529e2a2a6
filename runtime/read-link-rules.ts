import type { LinkRules } from './with-base.ts'

/**
 * Reads Vite's base and the trailing-slash rule from the page's data script. Browser only.
 * Doesn't use `readScriptUrls`, because a module shared by islands and the loader would add a
 * chunk to every page.
 */
export function readLinkRules(): LinkRules {
  const data = document.getElementById('skerry-islands')!.textContent!
  return JSON.parse(data) as LinkRules
}
