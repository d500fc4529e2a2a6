import type { VNode } from 'preact'
import { jsxTemplate } from 'preact/jsx-runtime'

/** HTML that is already rendered, without an element around it. Server only. */
export function rawHtml(html: string): VNode {
  return jsxTemplate([html])
}
