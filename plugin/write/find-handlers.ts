import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ifExists } from '../kit/if-exists.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

/** Fenced and inline code, which only shows attributes. */
const CODE = /^([ \t]*(`{3,}|~{3,}))[^\n]*\n[\s\S]*?^[ \t]*\2|(?<!`)(`+)(?!`)[^\n]+?\3/gm

/**
 * Finds where a page, or a snippet or module that it uses, has code in an attribute:
 * `onclick="…"`. Empty if a component or plugin computes it.
 *
 * @param name The attribute in lower case.
 */
export function findHandlers(
  name: string,
  { page, facts }: PageCompilation,
  root: string,
): { file: string; line: number; column: number }[] {
  const files = [
    page.file,
    ...facts.dependencies.map(({ file }) => file).filter((file) => /\.mdx?$/i.test(file)),
    ...facts.imports.flatMap(({ id }) => (id.startsWith('/') ? id.slice(1) : [])),
  ]
  const handler = new RegExp(`(?<=\\s)${name}\\s*=\\s*\\{?\\s*["'\`]`, 'gi')
  return [...new Set(files)].flatMap((file) => {
    const text = ifExists(() => readFileSync(join(root, file), 'utf8')) ?? ''
    const prose = /\.mdx?$/i.test(file) ? text.replace(CODE, blank) : text
    return [...prose.matchAll(handler)].map(({ index }) => ({
      file,
      ...placeAt(text, index),
    }))
  })
}

/** Spaces in place of a text, so that places in what follows stay the same. */
function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
