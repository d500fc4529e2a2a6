import { isValidElement } from 'preact'
import type { ComponentChildren, VNode } from 'preact'

/** An element whose children may be looked at. */
export type ParentElement = VNode<{ children?: ComponentChildren }>

/** Whether a child is an element, and not text. */
export function isElement(child: unknown): child is ParentElement {
  return isValidElement(child as never)
}
