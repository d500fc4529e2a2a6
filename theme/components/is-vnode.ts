import { Fragment, isValidElement } from 'preact'
import type { ComponentChildren, VNode } from 'preact'

/** An element whose children may be looked at. */
export type ParentElement = VNode<{ children?: ComponentChildren }>

/** Whether a child is an element, and not text. */
export function isVNode(child: unknown): child is ParentElement {
  return isValidElement(child)
}

/** Finished HTML with holes, as the compile step writes what is static on a page. */
export interface TemplateElement extends VNode<{ tpl: string[]; exprs: unknown[] }> {}

/** Whether a child is finished HTML: its elements cannot be looked at one by one. */
export function isTemplate(child: unknown): child is TemplateElement {
  return isVNode(child) && child.type === Fragment && 'tpl' in child.props
}
