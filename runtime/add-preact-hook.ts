import { options, type VNode } from 'preact'

/**
 * Hooks that Preact calls with a vnode, by their names in its published build, which are stable
 * because plugins rely on them: `__b` (`_diff` in its source) before it is rendered, `__r`
 * (`_render`) before its component is called.
 */
type HookName = '__b' | '__r'

interface Hook {
  (vnode: VNode): void
  /** The hook that one of ours calls. */
  skerryPrevious?: Hook | undefined
}

const hooks = options as Partial<Record<HookName, Hook>>

/**
 * Adds a function to one of Preact's hooks. It replaces the one that was added before: in dev,
 * our modules are evaluated again and Preact isn't, and a chain would keep all earlier modules.
 */
export function addPreactHook(name: HookName, run: (vnode: VNode) => void): void {
  const found = hooks[name]
  const previous = found && 'skerryPrevious' in found ? found.skerryPrevious : found
  const hook: Hook = (vnode) => {
    run(vnode)
    previous?.(vnode)
  }
  hook.skerryPrevious = previous
  hooks[name] = hook
}
