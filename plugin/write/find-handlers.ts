import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ifExists } from '../kit/if-exists.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

/** Fenced and inline code, which only shows attributes. */
const CODE = /^([ \t]*(`{3,}|~{3,}))[^\n]*\n[\s\S]*?^[ \t]*\2|(?<!`)(`+)(?!`)[^\n]+?\3/gm

/** The files that a page's handlers may be in: its own, and snippets and modules that it uses. */
export function filesOfPage({ page, facts }: PageCompilation): string[] {
  return [
    page.file,
    ...facts.dependencies.map(({ file }) => file).filter((file) => /\.mdx?$/i.test(file)),
    ...facts.imports.flatMap(({ id }) => (id.startsWith('/') ? id.slice(1) : [])),
  ]
}

/**
 * Finds where files have code in an attribute: `onclick="…"`. Empty if a component or plugin
 * computes it.
 *
 * @param name The attribute in lower case.
 * @param files Relative to `root`.
 */
export function findHandlers(
  name: string,
  files: readonly string[],
  root: string,
): { file: string; line: number; column: number }[] {
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
