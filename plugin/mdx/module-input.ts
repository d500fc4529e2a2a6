import { splitFrontmatter } from '../site/split-frontmatter.ts'
import type { CompileInput, CompileOptions } from './compiled-page.ts'

/** A Markdown file that code imports, and the site's compile options. */
export interface MarkdownModule {
  root: string
  /** Relative to the root. */
  file: string
  text: string
  options: CompileOptions
}

/** The input to compile the content of an imported Markdown file as a component. */
export function moduleInput({ root, file, text, options }: MarkdownModule): CompileInput {
  const body = text.replace(/^\uFEFF/, '')
  const { bodyStart, bodyLine } = splitFrontmatter(body)
  return {
    root,
    file,
    path: `/${file.replace(/\.mdx?$/, '')}`,
    format: file.endsWith('.md') ? 'md' : 'mdx',
    body: body.slice(bodyStart),
    bodyLine,
    frontmatter: {},
    mode: 'default',
    dropFirstHeading: false,
    asComponent: true,
    options,
  }
}
