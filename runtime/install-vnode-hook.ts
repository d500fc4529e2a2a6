import { options } from 'preact'

/** Preact's own vnode hook. This module is loaded before `preact/compat`, which replaces it. */
const preactHook = options.vnode

/**
 * Selects whether elements are created as React code expects them or as Preact creates them.
 * Loading `preact/compat` changes all elements in the thread (`translate="no"` is dropped,
 * `class` is moved last), so without this the HTML of a page would depend on which pages were
 * rendered before it.
 *
 * @param react Whether the site code that is about to be rendered imports React.
 * @returns A function that restores the previous hook.
 */
export function installVNodeHook(react: boolean): () => void {
  const hook = options.vnode
  if (!react) options.vnode = preactHook
  return () => {
    options.vnode = hook
  }
}
