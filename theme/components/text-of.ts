import { toChildArray } from 'preact'
import type { ComponentChildren } from 'preact'
import { isElement } from './is-element.ts'

/** The words of some children, as far as they are written in elements: components render later. */
export function textOf(children: ComponentChildren): string {
  return toChildArray(children)
    .map((child) => (isElement(child) ? textOf(child.props.children) : String(child)))
    .join('')
}
