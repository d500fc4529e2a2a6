import { options } from 'preact'

/** Preact's own hook, from before `preact/compat` was loaded. */
const own = options.vnode

/**
 * Has elements made as code for React expects them, or as Preact makes them. Once a page has loaded
 * `preact/compat`, all code of the thread gets other elements (`translate="no"` goes, `class` comes last): without
 * this, a page would depend on those that were rendered before it.
 *
 * @param react Code of the site that is rendered now imports React.
 * @returns Ends it.
 */
export function takeNodes(react: boolean): () => void {
  const hook = options.vnode
  if (!react) options.vnode = own
  return () => {
    options.vnode = hook
  }
}
