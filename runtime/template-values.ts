import { jsxEscape } from 'preact/jsx-runtime'
import { attributeHtml } from './kit/element-attribute.ts'

/**
 * Renders an attribute in a JSX template as HTML, with a leading space.
 *
 * @param name The HTML attribute name.
 * @param asText Write `true` and `false` as text.
 */
export function templateAttribute(name: string, value: unknown, asText = false): string {
  return attributeHtml({ name, asText }, value)
}

/**
 * Escapes a text value in a JSX template. Arrays are returned as they are: Preact escapes the
 * text in them.
 */
export function templateText(value: unknown): unknown {
  return Array.isArray(value) ? value : jsxEscape(value)
}
