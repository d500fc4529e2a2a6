import type { VNode } from 'preact'
import { renderAt, type ElementPlace } from './element-place.ts'
import { leaveTextRaw } from './leave-text-raw.ts'
import { addPreactHook } from './add-preact-hook.ts'
import { writeAsReact } from './write-as-react.ts'

/**
 * Handles what a component threw. Returns true if handled: then the component renders nothing.
 * Otherwise the error is thrown again.
 */
type OnError = (error: unknown) => boolean

interface Guard {
  place: () => ElementPlace
  onError: OnError
}

const guarded = new WeakMap<VNode, Guard>()

addPreactHook('__b', (vnode) => {
  leaveTextRaw(vnode)
  writeAsReact(vnode)
  const guard = guarded.get(vnode)
  if (!guard) return
  guarded.delete(vnode)
  vnode.type = guardComponent(vnode.type as Render, guard) as VNode['type']
})

type Render = (this: unknown, props: object, context: unknown) => unknown

/**
 * Catches what the component of a vnode throws. The component is replaced only when the vnode
 * is rendered, so a parent can still compare it (`child.type === Pane`). Class components are
 * not guarded.
 *
 * @param place Returns the element's location, which `elementPlace` returns while it renders.
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
