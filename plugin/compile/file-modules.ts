import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Source } from '../mdx/compilation.ts'
import type { ImportTarget } from './snippet-files.ts'

/** What the module code of one file says, after what concerns snippets is taken out of it. */
export interface FileModules {
  source: Source
  /** Local names of default-imported snippets. */
  snippets: Map<string, ImportTarget>
  /** Names of snippets' exports: file, exported name and local name. */
  exportsOf: SnippetExport[]
  /** All names that the file declares or imports, and what each means: the same import, the same. */
  names: Map<string, string>
  /** Exported names, and what they are called in the file. */
  exports: Map<string, string>
  /** It exports all that some other module does. */
  exportsOthers: boolean
  /** Its default export, into which MDX puts the content. */
  hasLayout: boolean
  /** The code that is left; for the page itself it also stays in its tree. */
  nodes: MdxjsEsm[]
}

/** A name that a file takes from a snippet. */
export interface SnippetExport {
  /** Of the snippet. */
  path: string
  imported: string
  local: string
}
