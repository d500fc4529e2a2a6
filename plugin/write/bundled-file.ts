import type { Rollup } from 'vite'
import { toPosix } from '../kit/package-files.ts'

/** A module, or several, as they were joined. */
export interface BundledChunk {
  type: 'chunk'
  fileName: string
  /** Of the entry, where it is one. */
  name: string
  isEntry: boolean
  /** Names of the chunks that it imports at once. */
  imports: string[]
  /** Names of those that it imports later. */
  laterImports: string[]
  /** Style sheets that come with it. */
  styles: string[]
  content: string
}

/** A file of any other kind. */
export interface BundledAsset {
  type: 'asset'
  fileName: string
  names: string[]
  /** Files that it was made from, as the bundler names them. */
  sources: string[]
  content: string | Uint8Array
}

/** A file that a bundle is made of: plain data, so that a store can hold it. */
export type BundledFile = BundledChunk | BundledAsset

/** What is used of the bundler's account of a file. */
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
    laterImports: [...file.dynamicImports],
    styles: [...(file.viteMetadata?.importedCss ?? [])],
    content: file.code,
  }
}
