import type { ViteBuilder } from 'vite'
import type { IslandAsset } from '../../runtime/types/rendering.ts'
import type { Island } from '../render/island-registry.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import { sheetModule, type Sheet } from '../render/style-modules.ts'
import { bundleOnce } from './bundle-once.ts'
import { bundleOwnScripts, islandEntry, scriptEntries } from './bundle-scripts.ts'
import type { BundledChunk } from './bundled-file.ts'
import type { BundledSite } from './stored-bundles.ts'
import { writeBundle } from './write-bundle.ts'

/** The browser's files, with base: what documents link to. */
export interface BuiltClient {
  /** The small module on every page. */
  loader: string
  /** What the loader fetches with the first island. */
  hydrate: IslandAsset
  /** What the loader fetches when the reader first moves. */
  actions: string
  /** What is fetched with it where the sidebar is a long one. */
  sidebar: string
  /** Styles of every page. */
  core: string[]
  /** The font file that every page begins with, if the theme's. */
  fonts: string[]
  /** Addresses of the sheets that hold style files of a page; of files that every page has, none. */
  sheetsOf(files: readonly string[]): string[]
  /** Sheets of the utility classes that pages use; none where no page uses any. */
  utilities: string[]
  islands: Record<string, IslandAsset>
  /** File name (relative to the output) to bytes. */
  bytes: Map<string, number>
}

/** What the browser's build is made of. */
export interface ClientInput {
  /** Islands that pages use, and those of the chrome. */
  islands: Island[]
  /** Style files linked only where their component is used, by the sheet that they become. */
  styles: Sheet[]
  /** Utility classes are written for at least one page. */
  utilities: boolean
  /** Name of the font file of `BuiltClient.fonts`. */
  font: string | undefined
  output: StagingWriter
}

/**
 * Bundles the loader, every island and every style sheet, each on its own; pages are not bundled.
 *
 * @throws SkerryError when code of the site cannot be bundled.
 */
export async function buildClient(
  builder: ViteBuilder,
  site: BundledSite,
  { islands, styles, utilities, font, output: writer }: ClientInput,
): Promise<BuiltClient> {
  const environment = builder.environments['client']!
  const { build, base } = environment.config
  const names = styleNames(styles)
  const sheetEntries: Record<string, string> = { core: 'virtual:skerry/styles/core' }
  if (utilities) sheetEntries['utilities'] = 'virtual:skerry/styles/utilities'
  for (const [sheet, name] of names) sheetEntries[name] = sheetModule(sheet)

  // The staging folder, for plugins that write files on their own.
  build.outDir = writer.folder
  const scripts = await bundleOwnScripts(builder, site, islands)
  site.build.clientEntries.set(
    scripts ? sheetEntries : { ...scriptEntries(islands), ...sheetEntries },
  )
  const output = [...(scripts ?? []), ...(await bundleOnce(builder, environment, site))]

  const chunks = new Map<string, BundledChunk>()
  for (const item of output) if (item.type === 'chunk') chunks.set(item.fileName, item)
  const entries = new Map<string, BundledChunk>()
  for (const chunk of chunks.values()) if (chunk.isEntry) entries.set(chunk.name, chunk)
  const url = (file: string) => base + file
  const cssOf = (name: string) => (entries.get(name)?.styles ?? []).map(url)

  // The bundler splits off what an island imports too: a sheet can be several files.
  const sheets = [...names].map(([{ files }, name]) => ({ files, urls: cssOf(name) }))
  const bytes = new Map<string, number>()
  const files = output.filter((item) => item.type !== 'chunk' || !isStyleEntry(item))
  writeBundle(writer, files)
  for (const { fileName, content } of files)
    bytes.set(fileName, Buffer.byteLength(content))
  return {
    loader: url(entries.get('loader')!.fileName),
    hydrate: islandAsset(entries.get('hydrate')!, chunks, url),
    actions: url(entries.get('actions')!.fileName),
    sidebar: url(entries.get('answer-sidebar')!.fileName),
    core: cssOf('core'),
    fonts: output.flatMap((item) =>
      item.type === 'asset' && item.names.some((name) => name === font)
        ? url(item.fileName)
        : [],
    ),
    sheetsOf: (files) => coveringSheets(sheets, files),
    utilities: cssOf('utilities'),
    islands: Object.fromEntries(
      islands.map(({ name }) => [
        name,
        islandAsset(entries.get(islandEntry(name))!, chunks, url),
      ]),
    ),
    bytes,
  }
}

/** Addresses of the sheets whose files a page needs all of, each file once. */
function coveringSheets(
  sheets: readonly { files: readonly string[]; urls: readonly string[] }[],
  files: readonly string[],
): string[] {
  const left = new Set(files)
  return sheets.flatMap((sheet) => {
    if (!sheet.files.every((file) => left.has(file))) return []
    for (const file of sheet.files) left.delete(file)
    return sheet.urls
  })
}

/** A name for each sheet, after its first file; files of one name are numbered. */
function styleNames(sheets: readonly Sheet[]): Map<Sheet, string> {
  const uses = new Map<string, number>()
  return new Map(
    sheets.map((sheet) => {
      const [file = ''] = sheet.files
      const base = file.slice(file.lastIndexOf('/') + 1).replace(/\..*$/, '')
      const number = (uses.get(base) ?? 0) + 1
      uses.set(base, number)
      return [sheet, number === 1 ? `style-${base}` : `style-${base}-${number}`]
    }),
  )
}

/** Style sheets enter the build through a module each, which is empty once they are taken out. */
function isStyleEntry({ name, isEntry }: BundledChunk): boolean {
  return isEntry && (name === 'core' || name === 'utilities' || name.startsWith('style-'))
}

/** An island's module with all that it imports statically, so that the browser fetches them at once. */
function islandAsset(
  entry: BundledChunk,
  chunks: Map<string, BundledChunk>,
  url: (file: string) => string,
): IslandAsset {
  const imports = new Set<string>()
  const visit = (chunk: BundledChunk) => {
    for (const file of chunk.imports) {
      const imported = chunks.get(file)
      if (!imported || imports.has(file)) continue
      imports.add(file)
      visit(imported)
    }
  }
  visit(entry)
  const styles = entry.styles.map(url)
  return { src: url(entry.fileName), imports: [...imports].map(url), styles }
}
