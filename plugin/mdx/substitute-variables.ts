import type { Compilation, Source } from './compilation.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g

/**
 * Replaces `{{name}}` with the site's `variables`, everywhere in a text, including fences.
 * Undefined names are kept, and reported outside of code, unless a string in an expression keeps
 * MDX from reading the braces.
 */
export function substituteVariables(source: Source, page: Compilation): string {
  const { text } = source
  if (!text.includes('{{')) return text
  const { variables } = page.input.options
  return text.replace(VARIABLE, (written, name: string, offset: number) => {
    if (Object.hasOwn(variables, name)) return escapeValue(variables[name]!)
    // `style={{color}}` is an object literal.
    if (text[offset - 1] === '=' || isCode(text, offset)) return written
    const near = nearest(name, Object.keys(variables))
    if (!near && isQuoted(text, offset)) return written
    page.reportAt(source, placeAt(text, offset), {
      code: 'mdx/undefined-variable',
      message: `The variable ${written} is not defined, so it is shown as written`,
      hint: near
        ? `Did you mean {{${near}}}?`
        : 'Define it under `variables` in docs.json, or put it in backticks.',
    })
    return written
  })
}

/** Prevents a value from opening a `<script>`. */
function escapeValue(value: string): string {
  return value.replace(/<(?=\/?script)/gi, '&lt;')
}

/** Whether an offset is in a string that an expression starts with: `{"{{name}}"}`. */
function isQuoted(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /\{\s*(["'])(?:(?!\1).)*$/.test(line)
}

/** Whether an offset is in a fence, or in backticks on its line. */
function isCode(text: string, offset: number): boolean {
  const before = text.slice(0, offset)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if ((line.match(/`/g)?.length ?? 0) % 2 === 1) return true
  let fence: string | undefined
  for (const [, mark] of before.matchAll(/^[ \t>]*(`{3,}|~{3,})/gm)) {
    if (fence === undefined) fence = mark!
    else if (mark![0] === fence[0] && mark!.length >= fence.length) fence = undefined
  }
  return fence !== undefined
}
