import { join } from 'node:path'
import { Compilation } from '../../../plugin/mdx/compilation.ts'
import type { CompileInput } from '../../../plugin/mdx/compiled-page.ts'

/** The state of compiling a page on a site with these components. */
export function compilationOf(
  text: string,
  components: string[],
  page: Partial<Pick<CompileInput, 'file' | 'path' | 'format'>> = {},
): Compilation {
  return new Compilation({
    root: join(import.meta.dirname, 'no-such-folder'),
    file: 'page.mdx',
    path: '/page',
    format: 'mdx',
    body: text,
    bodyLine: 1,
    frontmatter: {},
    mode: 'default',
    dropFirstHeading: false,
    options: {
      base: '/',
      variables: {},
      components,
      codeThemes: { light: '', dark: '' },
      codeLanguages: [],
      remarkPlugins: [],
      rehypePlugins: [],
    },
    ...page,
  })
}
