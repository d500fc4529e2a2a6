import { options, type VNode } from 'preact'
import { renderAt, type ElementPlace } from './element-place.ts'
import { leaveTextRaw } from './leave-text-raw.ts'
import { writeAsReact } from './react-values.ts'

/**
 * Handles what a component threw. Returns true if handled: then the component renders nothing.
 * Otherwise the error is thrown again.
 */
type OnError = (error: unknown) => boolean

/**
 * Preact calls `__b` (`_diff` in its source) for each vnode before rendering it. The mangled
 * name is stable, because plugins rely on it.
 */
interface PreactHooks {
  __b?: Hook
}

interface Hook {
  (vnode: VNode): void
  /** The hook that one of this module calls. */
  skerryPrevious?: Hook | undefined
}

interface Guard {
  place: () => ElementPlace
  onError: OnError
}

const guarded = new WeakMap<VNode, Guard>()

const hooks = options as PreactHooks
const found = hooks.__b
// In dev this module is evaluated again, and Preact isn't. A chain would keep all earlier modules.
const previousHook = found && 'skerryPrevious' in found ? found.skerryPrevious : found
const hook: Hook = (vnode) => {
  leaveTextRaw(vnode)
  writeAsReact(vnode)
  const guard = guarded.get(vnode)
  if (guard) {
    guarded.delete(vnode)
    vnode.type = guardComponent(vnode.type as Render, guard) as VNode['type']
  }
  previousHook?.(vnode)
}
hook.skerryPrevious = previousHook
hooks.__b = hook

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
