import type { ViteBuilder } from 'vite'
import type { IslandAsset } from '../../runtime/types/rendering.ts'
import { providesContexts, type Island } from '../render/island-registry.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import { sheetModule, type Sheet } from '../render/style-modules.ts'
import { bundleOnce } from './bundle-once.ts'
import { bundleOwnScripts, islandEntry, scriptEntries } from './bundle-scripts.ts'
import type { BundledChunk } from './bundled-file.ts'
import type { BundledSite } from './stored-bundles.ts'
import { joinSheets } from './join-sheets.ts'
import type { PreloadedFonts } from './preloaded-fonts.ts'
import { writeBundle } from './write-bundle.ts'

/** URLs (with base) of the client's files, for links in documents. */
export interface BuiltClient {
  /** The small script on every page. */
  loader: string
  /** Loaded with the first island. */
  hydrate: IslandAsset
  /** Loaded on the reader's first interaction. */
  actions: string
  /** Loaded along with `actions` if the sidebar is long. */
  sidebar: string
  /** Stylesheets of every page. */
  core: string[]
  /** URLs of the theme's fonts that pages preload. */
  fonts: PreloadedFonts
  /** Stylesheets that contain the given style files. Files in the core stylesheet yield none. */
  sheetsOf(files: readonly string[]): string[]
  /** Stylesheets of utility classes. Empty if no page uses any. */
  utilities: string[]
  islands: Record<string, IslandAsset>
  /** File name (relative to the output) to size in bytes. */
  bytes: Map<string, number>
}

/** Styles of some pages, which are bundled as one stylesheet. */
export interface PageSheet extends Sheet {
  /** Indexes of the pages that need it. */
  pages: ReadonlySet<number>
}

/** Input of the client bundle. */
export interface ClientInput {
  /** Islands that pages or the layout use. */
  islands: Island[]
  /** Stylesheets linked only on pages that use their components. */
  styles: PageSheet[]
  /** Number of pages, the 404 page included. */
  pageCount: number
  /** Whether at least one page uses utility classes. */
  utilities: boolean
  /** Names of the files for `BuiltClient.fonts`. */
  fonts: PreloadedFonts
  output: StagingWriter
}

/**
 * Bundles the loader, every island and every stylesheet as separate entries. Pages are not
 * bundled.
 *
 * @throws SkerryError if code of the site can't be bundled.
 */
export async function buildClient(
  builder: ViteBuilder,
  site: BundledSite,
  { islands, styles, pageCount, utilities, fonts, output: writer }: ClientInput,
): Promise<BuiltClient> {
  const environment = builder.environments['client']!
  const { build, base } = environment.config
  const names = styleNames(styles)
  const sheetEntries: Record<string, string> = { core: 'virtual:skerry/styles/core' }
  if (utilities) sheetEntries['utilities'] = 'virtual:skerry/styles/utilities'
  for (const [sheet, name] of names) sheetEntries[name] = sheetModule(sheet)

  // Plugins that write files themselves must write to the staging directory.
  build.outDir = writer.folder
  const scripts = await bundleOwnScripts(builder, site, islands)
  // Stylesheets come first: the bundler orders modules by entry, and one that is in the core
  // sheet and in an island would otherwise come before the order of the layers is declared.
  site.build.clientEntries.set(
    scripts
      ? sheetEntries
      : {
          ...sheetEntries,
          ...scriptEntries(islands, site.islands.all().some(providesContexts)),
        },
  )
  const output = [...(scripts ?? []), ...(await bundleOnce(builder, environment, site))]

  const chunks = new Map<string, BundledChunk>()
  for (const item of output) if (item.type === 'chunk') chunks.set(item.fileName, item)
  const entries = new Map<string, BundledChunk>()
  for (const chunk of chunks.values()) if (chunk.isEntry) entries.set(chunk.name, chunk)
  // The bundler splits what an island imports too, so an entry can have several stylesheets. Those
  // of CSS modules belong to a chunk of their own.
  const stylesOf = (name: string) => {
    const entry = entries.get(name)
    const all = entry ? [...importedChunks(entry, chunks), entry] : []
    return unique(all.flatMap(({ styles }) => styles))
  }
  const everywhere = { names: stylesOf('core'), pages: new Set(Array(pageCount).keys()) }
  const { files, nameOf } = joinSheets(
    output.filter((item) => item.type !== 'chunk' || !isStyleEntry(item)),
    [
      everywhere,
      ...[...names].map(([{ pages }, name]) => ({ names: stylesOf(name), pages })),
    ],
  )
  const url = (file: string) => base + nameOf(file)
  const cssOf = (name: string) => unique(stylesOf(name).map(url))
  const sheets = [...names].map(([{ files }, name]) => ({ files, urls: cssOf(name) }))
  writeBundle(writer, files)
  const fontUrl = (use: keyof PreloadedFonts): PreloadedFonts => {
    const name = fonts[use]
    const file = output.find(
      (item) => item.type === 'asset' && item.names.some((each) => each === name),
    )
    return file ? { [use]: url(file.fileName) } : {}
  }
  return {
    loader: url(entries.get('loader')!.fileName),
    hydrate: islandAsset(entries.get('hydrate')!, chunks, url),
    actions: url(entries.get('actions')!.fileName),
    sidebar: url(entries.get('handle-sidebar')!.fileName),
    core: cssOf('core'),
    fonts: {
      ...fontUrl('text'),
      ...fontUrl('code'),
    },
    sheetsOf: (files) => coveringSheets(sheets, files),
    utilities: cssOf('utilities'),
    islands: Object.fromEntries(
      islands.map(({ name }) => [
        name,
        islandAsset(entries.get(islandEntry(name))!, chunks, url),
      ]),
    ),
    bytes: new Map(
      files.map(({ fileName, content }) => [fileName, Buffer.byteLength(content)]),
    ),
  }
}

function unique(urls: readonly string[]): string[] {
  return [...new Set(urls)]
}

/** URLs of the stylesheets all of whose files a page needs. Each file is covered once. */
function coveringSheets(
  sheets: readonly { files: readonly string[]; urls: readonly string[] }[],
  files: readonly string[],
): string[] {
  const left = new Set(files)
  const urls = sheets.flatMap((sheet) => {
    if (!sheet.files.every((file) => left.has(file))) return []
    for (const file of sheet.files) left.delete(file)
    return sheet.urls
  })
  return unique(urls)
}

/** Names each stylesheet after its first file, with a number if the name is taken. */
function styleNames(sheets: readonly PageSheet[]): Map<PageSheet, string> {
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

/** Each stylesheet has a JS entry module, which is empty once the CSS is extracted. */
function isStyleEntry({ name, isEntry }: BundledChunk): boolean {
  return isEntry && (name === 'core' || name === 'utilities' || name.startsWith('style-'))
}

/**
 * An island's script with all its static imports, so that the browser fetches them in parallel.
 */
function islandAsset(
  entry: BundledChunk,
  chunks: Map<string, BundledChunk>,
  url: (file: string) => string,
): IslandAsset {
  const imports = importedChunks(entry, chunks).map(({ fileName }) => url(fileName))
  const styles = unique(entry.styles.map(url))
  return { src: url(entry.fileName), imports, styles }
}

/** The chunks that a chunk imports statically, directly or through others. */
function importedChunks(
  entry: BundledChunk,
  chunks: Map<string, BundledChunk>,
): BundledChunk[] {
  const found = new Set<BundledChunk>()
  const visit = (chunk: BundledChunk) => {
    for (const file of chunk.imports) {
      const imported = chunks.get(file)
      if (!imported || found.has(imported)) continue
      found.add(imported)
      visit(imported)
    }
  }
  visit(entry)
  return [...found]
}
