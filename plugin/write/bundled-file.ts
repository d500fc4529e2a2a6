import type { Rollup } from 'vite'
import { toPosix } from '../kit/package-files.ts'

/** A JavaScript chunk. */
export interface BundledChunk {
  type: 'chunk'
  fileName: string
  /** Name of the entry, if it is one. */
  name: string
  isEntry: boolean
  /** File names of static imports. */
  imports: string[]
  /** File names of dynamic imports. */
  dynamicImports: string[]
  /** Stylesheets that belong to it. */
  styles: string[]
  content: string
}

/** Any other file. */
interface BundledAsset {
  type: 'asset'
  fileName: string
  names: string[]
  /** Source files, as the bundler names them. */
  sources: string[]
  content: string | Uint8Array
}

/** A file of a bundle, as plain data that can be stored. */
export type BundledFile = BundledChunk | BundledAsset

/** Converts the bundler's output to the data that we use. */
export function bundledFile(file: Rollup.OutputChunk | Rollup.OutputAsset): BundledFile {
  const { fileName } = file
  if (file.type === 'asset')
    return {
      type: 'asset',
      fileName,
      names: [...file.names],
      sources: file.originalFileNames.map(toPosix),
      content: file.source,
    }
  return {
    type: 'chunk',
    fileName,
    name: file.name,
    isEntry: file.isEntry,
    imports: [...file.imports],
    dynamicImports: [...file.dynamicImports],
    styles: [...(file.viteMetadata?.importedCss ?? [])],
    content: file.code,
  }
}
