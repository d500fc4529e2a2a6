import type { VNode } from 'preact'

/** Elements whose text browsers don't decode: `&quot;` is no quote in a stylesheet. */
const RAW_TEXT = new Set<unknown>(['style', 'script'])

/**
 * Makes the text of a `<style>` or `<script>` in a component raw, as an element of a page has it.
 * `preact-render-to-string` would escape it.
 */
export function leaveTextRaw({ type, props }: VNode): void {
  if (!RAW_TEXT.has(type) || props.children === undefined) return
  const text = [props.children].flat(Infinity)
  if (!text.every(isText) || 'dangerouslySetInnerHTML' in props) return
  // `</style` in a text would end the element.
  const html = text
    .filter((part) => typeof part !== 'boolean')
    .join('')
    .replaceAll(/<\/(?=style|script)/gi, '<\\/')
  props.children = undefined
  Object.assign(props, { dangerouslySetInnerHTML: { __html: html } })
}

function isText(value: unknown): boolean {
  return value === null || value === undefined || typeof value !== 'object'
}
