import { jsxEscape } from 'preact/jsx-runtime'
import { attributeHtml } from './kit/element-attribute.ts'

/**
 * An attribute in a template, as HTML with the space before it.
 *
 * @param name As HTML has it.
 * @param asText `true` and `false` are written as text.
 */
export function templateAttribute(name: string, value: unknown, asText = false): string {
  return attributeHtml({ name, asText }, value)
}

/** Text in a template, escaped. Lists are left to Preact, which escapes their text itself. */
export function templateText(value: unknown): unknown {
  return Array.isArray(value) ? value : jsxEscape(value)
}
