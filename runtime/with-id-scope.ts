import type { VNode } from 'preact'

/**
 * Makes `useId` below `vnode` return ids that start with the scope. Preact numbers ids from
 * each render root, so two roots in one page would produce the same ids. Preact distinguishes
 * roots by the internal field `_mask`, which is `__m` in its published build.
 */
export function withIdScope<Props>(
  vnode: VNode<Props>,
  scope: string | number | null,
): VNode<Props> {
  return Object.assign(vnode, { __m: [scope, 0] })
}
