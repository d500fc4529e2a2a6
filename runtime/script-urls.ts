import type { SlashRule } from './kit/apply-slash-rule.ts'

/** URLs that `renderDocument` passes to the browser in the data script `#skerry-islands`. */
export interface ScriptUrls {
  /** Vite's base. */
  base: string
  /** The trailing-slash rule for page URLs, if the site has one. */
  slashes?: SlashRule
  /** URL of `runtime/actions.ts`. */
  actions?: string
  /** URL of `runtime/handle-sidebar.ts`, on pages with a long sidebar. */
  sidebar?: string
  /** URLs of `runtime/hydrate.ts` and its imports. */
  hydrate?: string[]
  /** By island name: the URL of its module, then the URLs of its imports. */
  islands: Record<string, string[]>
}

/** Parses the page's data script. Not cached, because dev replaces the script. Browser only. */
export function readScriptUrls(): ScriptUrls {
  return JSON.parse(document.getElementById('skerry-islands')!.textContent!)
}

/** Imports a module by URL, without the bundler: its dynamic import helper alone is 1 KB. */
export function importUrl<Module>(url: string): Promise<Module> {
  return import(/* @vite-ignore */ url)
}
