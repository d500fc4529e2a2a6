import { Fragment, isValidElement } from 'preact'
import type { ComponentChildren, VNode } from 'preact'

/** An element whose children can be inspected. */
export type ParentElement = VNode<{ children?: ComponentChildren }>

/** Whether a child is an element rather than text. */
export function isVNode(child: unknown): child is ParentElement {
  return isValidElement(child)
}

/**
 * Static HTML with dynamic parts (`exprs`), as the compiler emits for static parts of a page.
 */
export interface TemplateElement extends VNode<{ tpl: string[]; exprs: unknown[] }> {}

/** Whether a child is precompiled HTML, whose elements can't be inspected. */
export function isTemplate(child: unknown): child is TemplateElement {
  return isVNode(child) && child.type === Fragment && 'tpl' in child.props
}

/** Whether a value is a heading of Markdown: the compiler's `Heading` has a level. */
export function isHeading(value: unknown): boolean {
  return isVNode(value) && typeof value.type !== 'string' && 'level' in value.props
}
