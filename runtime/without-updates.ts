import type { VNode } from 'preact'
import { addPreactHook } from './add-preact-hook.ts'

/** What a server needs of a component, by the names in Preact's published build. */
interface RenderedComponent {
  /** `_hasScuFromHooks` in its source: whether `useState` has prepared for updates. */
  __f?: boolean
  getChildContext?: () => Record<string, unknown>
  /** Of a provider: registers a component that reads its value. */
  sub?: (component: unknown) => void
}

interface RenderedVNode {
  /** `_component` in its source. */
  __c?: RenderedComponent
  /** Of a context, `__c` is its id. */
  type: VNode['type'] & { __c?: string }
}

/*
 * Nothing is updated on the server, so providers and states need not prepare for it. They would
 * do so with functions that V8 puts into the old generation (functions assigned to a property).
 * Those keep the whole tree of a page in memory until the next full collection, and each minor
 * one copies it.
 */
addPreactHook('__r', (vnode) => {
  const { type, __c: component } = vnode as RenderedVNode
  if (!component) return
  component.__f = true
  if (type.__c === undefined) return
  const context = { [type.__c]: component }
  const getChildContext = () => context
  component.getChildContext = getChildContext
  component.sub = ignore
})

function ignore(): void {
  // Nobody is told of a new value.
}
