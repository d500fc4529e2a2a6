import { options, type VNode } from 'preact'
import { renderAt, type ElementPlace } from './element-place.ts'

/** Takes what a component threw; true where that is dealt with, and nothing is shown. */
type OnError = (error: unknown) => boolean

/** Preact calls `__b` with each vnode before it is rendered; the name is stable, plugins rely on it. */
interface PreactHooks {
  __b?: (vnode: VNode) => void
}

interface Guard {
  place: () => ElementPlace
  onError: OnError
}

const guarded = new WeakMap<VNode, Guard>()

const hooks = options as PreactHooks
const before = hooks.__b
hooks.__b = (vnode) => {
  const guard = guarded.get(vnode)
  if (guard) {
    guarded.delete(vnode)
    vnode.type = guardComponent(vnode.type as Render, guard) as VNode['type']
  }
  before?.(vnode)
}

type Render = (this: unknown, props: object, context: unknown) => unknown

/**
 * Isolates what the component of a vnode throws. The vnode has its component until it is rendered,
 * so whoever holds it as a child can tell what it is (`child.type === Pane`).
 *
 * @param place Where the page has it: `elementPlace` tells that to the component.
 */
export function guardVNode(
  vnode: VNode,
  place: () => ElementPlace,
  onError: OnError,
): void {
  const { type } = vnode
  if (typeof type === 'function' && !isClass(type)) guarded.set(vnode, { place, onError })
}

function guardComponent(render: Render, { place, onError }: Guard): Render {
  return function (props, context) {
    try {
      return renderAt(place, () => render.call(this, props, context))
    } catch (error) {
      if (!onError(error)) throw error
      return null
    }
  }
}

function isClass({ prototype }: Function): boolean {
  return typeof (prototype as { render?: unknown } | undefined)?.render === 'function'
}
