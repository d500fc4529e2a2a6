import { toChildArray, type ComponentChildren, type VNode } from 'preact'
import './example.css'

/**
 * A result beside its source. The code block at the end is written from the rest by
 * `npm run docs`. A name that the theme does not have: a new component for all pages.
 */
export default function Example({ children }: { children?: ComponentChildren }) {
  const parts = toChildArray(children)
  const last = parts.findLastIndex((part) => typeof part === 'object')
  return (
    <div class="example">
      <div class="example-result">{parts.slice(0, last)}</div>
      <div class="example-source">{parts[last] as VNode}</div>
    </div>
  )
}
