import type { Root } from 'mdast'
import { Compilation } from './compilation.ts'
import { compilePage } from './compile-page.ts'
import { readTree } from './syntax/read-tree.ts'
import { siteSyntax } from './syntax/site-syntax.ts'
import type { CompiledPage, CompileInput } from './types.ts'

/** A Markdown file that code imports. */
export interface ModuleInput {
  root: string
  /** Relative to the root. */
  file: string
  text: string
  variables: Record<string, string>
  components: string[]
}

/**
 * The module code of a Markdown file: its imports and exports as they are written. Imports that
 * only its content uses are left out.
 */
export async function readModuleCode(input: ModuleInput): Promise<string> {
  const page = new Compilation(compileInput(input))
  const { extra } = await siteSyntax(page.input)
  let tree: Root
  try {
    tree = readTree(page.page, page.input.format, extra, page)
  } catch {
    // The page that it is says what is wrong with it.
    return ''
  }
  const parts = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? node.value.split(/^(?=import\b)/m) : [],
  )
  const exports = parts.filter((part) => !part.startsWith('import')).join('\n')
  const imports = parts.filter((part) => part.startsWith('import'))
  return [...imports.filter((part) => isUsed(part, exports)), exports].join('\n')
}

/** The content of a Markdown file, compiled as a page is. */
export function compileContent(input: ModuleInput): Promise<CompiledPage> {
  return compilePage(compileInput(input))
}

/** Whether an import is for code: it brings a name that the code says, or code follows it. */
function isUsed(part: string, code: string): boolean {
  const clause = /^import\s+([\s\S]*?)\s+from\b/.exec(part)?.[1]
  if (clause === undefined || /^export\b/m.test(part)) return true
  const names = clause.match(/[\w$]+/g) ?? []
  return names.some((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code))
}

function compileInput(input: ModuleInput): CompileInput {
  const { root, file, text, variables, components } = input
  const body = text.replace(/^\uFEFF/, '')
  const frontmatter =
    /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(body)?.[0] ?? ''
  return {
    root,
    file,
    path: `/${file.replace(/\.mdx?$/, '')}`,
    format: file.endsWith('.md') ? 'md' : 'mdx',
    body: body.slice(frontmatter.length),
    bodyLine: frontmatter.split('\n').length,
    frontmatter: {},
    mode: 'default',
    dropFirstHeading: false,
    options: {
      base: '/',
      variables,
      components,
      codeThemes: { light: 'github-light-default', dark: 'dark-plus' },
      codeLanguages: [],
      remarkPlugins: [],
      rehypePlugins: [],
    },
  }
}
