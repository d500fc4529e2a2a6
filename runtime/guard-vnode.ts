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
  const { type } = vnode
  vnode.type = (
    isClass(type) ? guardClass(type, guard) : guardComponent(type as Render, guard)
  ) as VNode['type']
})

type Render = (this: unknown, ...values: unknown[]) => unknown

/**
 * Catches what the component of a vnode throws. The component is replaced only when the vnode
 * is rendered, so a parent can still compare it (`child.type === Pane`).
 *
 * @param place Returns the element's location, which `elementPlace` returns while it renders.
 */
export function guardVNode(
  vnode: VNode,
  place: () => ElementPlace,
  onError: OnError,
): void {
  const { type } = vnode
  if (typeof type === 'function') guarded.set(vnode, { place, onError })
}

function guardComponent(render: Render, guard: Guard): Render {
  return function (...values) {
    return guardCall(guard, () => render.apply(this, values))
  }
}

function guardCall<Result>({ place, onError }: Guard, call: () => Result): Result | null {
  try {
    return renderAt(place, call)
  } catch (error) {
    if (!onError(error)) throw error
    return null
  }
}

/** A class whose instances render what `render` returns. */
type RenderClass = new (...values: unknown[]) => { render: Render }

/** The class as it is, but for new instances and their `render`. */
function guardClass(type: RenderClass, guard: Guard): RenderClass {
  return new Proxy(type, {
    construct(target, values, self) {
      const instance = guardCall(guard, (): InstanceType<RenderClass> =>
        Reflect.construct(target, values, self),
      )
      if (!instance) return { render: () => null }
      instance.render = guardComponent(instance.render, guard)
      return instance
    },
  })
}

function isClass(type: unknown): type is RenderClass {
  const { prototype } = type as { prototype?: { render?: unknown } }
  return typeof prototype?.render === 'function'
}
