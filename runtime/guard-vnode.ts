import { options, type VNode } from 'preact'

/** Takes what a component threw; true where that is dealt with, and nothing is shown. */
type OnError = (error: unknown) => boolean

/** Preact calls `__b` with each vnode before it is rendered; the name is stable, plugins rely on it. */
interface PreactHooks {
  __b?: (vnode: VNode) => void
}

const guarded = new WeakMap<VNode, OnError>()

const hooks = options as PreactHooks
const before = hooks.__b
hooks.__b = (vnode) => {
  const onError = guarded.get(vnode)
  if (onError) {
    guarded.delete(vnode)
    vnode.type = guardComponent(vnode.type as Render, onError) as VNode['type']
  }
  before?.(vnode)
}

type Render = (this: unknown, props: object, context: unknown) => unknown

/**
 * Isolates what the component of a vnode throws. The vnode has its component until it is rendered,
 * so whoever holds it as a child can tell what it is (`child.type === Pane`).
 */
export function guardVNode(vnode: VNode, onError: OnError): void {
  const { type } = vnode
  if (typeof type === 'function' && !isClass(type)) guarded.set(vnode, onError)
}

function guardComponent(render: Render, onError: OnError): Render {
  return function (props, context) {
    try {
      return render.call(this, props, context)
    } catch (error) {
      if (!onError(error)) throw error
      return null
    }
  }
}

function isClass({ prototype }: Function): boolean {
  return typeof (prototype as { render?: unknown } | undefined)?.render === 'function'
}
