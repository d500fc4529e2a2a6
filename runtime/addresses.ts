import type { SlashRule } from './kit/page-address.ts'

/** What `renderDocument` tells the browser: where things are. */
export interface Addresses {
  /** Vite's base. */
  base: string
  /** How addresses of pages end, where they have a slash. */
  slashes?: SlashRule
  /** `runtime/actions.ts`. */
  actions?: string
  /** `runtime/answer-sidebar.ts`, where the sidebar is a long one. */
  sidebar?: string
  /** `runtime/hydrate.ts` and what it imports. */
  hydrate?: string[]
  /** For each island its module, and those to fetch beside it. */
  islands: Record<string, string[]>
}

/** Reads the page's data script; each time, because dev replaces it. Browser only. */
export function readAddresses(): Addresses {
  return JSON.parse(document.getElementById('skerry-islands')!.textContent!)
}

/** Loads a module by its address. The bundler has no part in it: its own helper has 1 KB. */
export function load<Module>(address: string): Promise<Module> {
  return import(/* @vite-ignore */ address)
}
