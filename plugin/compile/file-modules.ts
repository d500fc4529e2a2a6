import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Source } from '../mdx/compilation.ts'
import type { ImportTarget } from './snippet-files.ts'

/** A file's ESM code, with its snippet imports extracted. */
export interface FileModules {
  source: Source
  /** Default imports of snippets, by local name. */
  snippets: Map<string, ImportTarget>
  /** Named imports from snippets. */
  exportsOf: SnippetExport[]
  /** All declared or imported names, with an identity: equal for imports of the same export. */
  names: Map<string, string>
  /** Exported name → local name. */
  exports: Map<string, string>
  /** Has an `export * from`. */
  exportsOthers: boolean
  /** Has a default export, which MDX uses as the layout. */
  hasLayout: boolean
  /** The remaining code. The page's own also stays in its tree. */
  nodes: MdxjsEsm[]
}

/** A named import from a snippet. */
export interface SnippetExport {
  /** Path of the snippet. */
  path: string
  imported: string
  local: string
}
