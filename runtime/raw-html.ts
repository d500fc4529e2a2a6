import type { VNode } from 'preact'
import { jsxTemplate } from 'preact/jsx-runtime'

/** Renders an HTML string without a wrapper element. Server only. */
export function rawHtml(html: string): VNode {
  return jsxTemplate([html])
}
