import { options, type Ref, type VNode } from 'preact'

/** The hook as this module last set it. */
let installed: typeof options.vnode

/** The refs of focused elements by the author's, because a new ref would be called again. */
const refs = new WeakMap<object, (element: HTMLElement | null) => void>()
const withoutRef = focusing(null)

/**
 * From now on, elements with `autoFocus` have the focus once they appear, as in React: browsers
 * follow the attribute only while a page loads. What the page was served with has the attribute,
 * and is left to the browser.
 *
 * Each module of the site that has the attribute calls this.
 */
export function installAutoFocus(): void {
  const { vnode: next } = options
  if (installed && next === installed) return
  options.vnode = installed = (vnode) => {
    focusOnMount(vnode as VNode<{ autoFocus?: unknown }>)
    next?.(vnode)
  }
}

function focusOnMount(vnode: VNode<{ autoFocus?: unknown }>): void {
  if (typeof vnode.type !== 'string' || !vnode.props.autoFocus) return
  const { autoFocus: _, ...props } = vnode.props
  const ref = (vnode.ref ?? null) as Ref<HTMLElement>
  let wrapped = ref === null ? withoutRef : refs.get(ref)
  if (!wrapped && ref !== null) refs.set(ref, (wrapped = focusing(ref)))
  Object.assign(vnode, { props, ref: wrapped })
}

function focusing(ref: Ref<HTMLElement>): (element: HTMLElement | null) => void {
  return (element) => {
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
    if (element && !element.hasAttribute('autofocus')) element.focus()
  }
}
