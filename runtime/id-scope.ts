import type { VNode } from 'preact'

/**
 * Makes `useId` below `vnode` give ids that start with the scope. Preact counts ids from each
 * root of a render, so that two roots in one page would give the same ids; its own way to
 * tell roots apart is the field `_mask`, which its build renames to `__m`.
 */
export function withIdScope<Props>(
  vnode: VNode<Props>,
  scope: string | number | null,
): VNode<Props> {
  return Object.assign(vnode, { __m: [scope, 0] })
}
