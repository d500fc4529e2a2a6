import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite'
import type { IslandAsset } from '../../../runtime/types/rendering.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const fixture = fileURLToPath(new URL('fixture', import.meta.url))

/** Islands of the fixture: name to module. */
const islands: Record<string, string> = {
  tabs: join(repository, 'theme/islands/tabs.island.tsx'),
  'view-select': join(repository, 'theme/islands/view-select.island.tsx'),
  diagram: join(repository, 'theme/islands/diagram.island.tsx'),
  'tag-filter': join(repository, 'theme/islands/tag-filter.island.tsx'),
  ...Object.fromEntries(
    [
      'counter',
      'broken',
      'broken-later',
      'toggle',
      'idle',
      'media',
      'empty',
      'wide',
      'turning',
      'nested',
    ].map((name) => [name, join(fixture, `${name}.island.tsx`)]),
  ),
}

/** A minimal version of the real plugin's handling of islands. */
const islandHosts: Plugin = {
  name: 'fixture:islands',
  enforce: 'pre',
  load(id) {
    const name = Object.keys(islands).find((key) => islands[key] === id)
    if (!name) return
    return `import * as island from ${JSON.stringify(`${id}?island`)}
import { islandHost } from ${JSON.stringify(join(repository, 'runtime/island.tsx'))}
export default islandHost(${JSON.stringify(name)}, island)`
  },
}

const virtualModules: Plugin = {
  name: 'fixture:virtual',
  enforce: 'pre',
  resolveId(id) {
    if (id === 'virtual:skerry/icons')
      return join(repository, 'plugin/render/read-icon.ts')
    if (id === 'virtual:skerry/strings')
      return join(repository, 'tests/theme/all-strings.ts')
    // The scripts as shipped: minified again, they wouldn't match the hashes of the
    // policy.
    if (id === './inline-scripts.ts')
      return join(repository, 'dist/runtime/inline-scripts.js')
    return undefined
  },
}

const shared: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  root: repository,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
}

/** Output of the client build. */
export interface FixtureSite {
  /** Folder to be served. */
  root: string
  code: Map<string, string>
}

/** Builds the pages of `fixture/pages.tsx` into a folder, as the plugin would. */
export async function buildFixture(root: string): Promise<FixtureSite> {
  const client = (await build({
    ...shared,
    build: {
      outDir: root,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: {
        preserveEntrySignatures: 'allow-extension',
        input: {
          loader: join(repository, 'runtime/loader/loader.ts'),
          hydrate: join(repository, 'runtime/hydrate.ts'),
          actions: join(repository, 'runtime/actions.ts'),
          styles: join(fixture, 'styles.ts'),
          ...Object.fromEntries(
            Object.entries(islands).map(([name, file]) => [`island-${name}`, file]),
          ),
        },
      },
    },
  })) as Rollup.RollupOutput
  const chunks = client.output.filter((item) => item.type === 'chunk')
  const assetOf = (name: string): IslandAsset => {
    const entry = chunks.find((chunk) => chunk.name === name)!
    return {
      src: `/${entry.fileName}`,
      imports: entry.imports.map((file) => `/${file}`),
      styles: [],
    }
  }
  const styles = client.output.flatMap(({ fileName }) =>
    fileName.endsWith('.css') ? [`/${fileName}`] : [],
  )

  const serverDir = join(root, '../server')
  await build({
    ...shared,
    plugins: [islandHosts, virtualModules],
    build: {
      ssr: join(fixture, 'pages.tsx'),
      outDir: serverDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'pages.mjs' } },
    },
    ssr: { noExternal: ['preact', 'preact-render-to-string'] },
  })
  const { renderPages } = (await import(
    `${pathToFileURL(join(serverDir, 'pages.mjs'))}?${Date.now()}`
  )) as typeof import('./fixture/pages.tsx')

  const pages = renderPages({
    islands: Object.fromEntries(
      Object.keys(islands).map((name) => [name, assetOf(`island-${name}`)]),
    ),
    assets: {
      styles,
      loader: assetOf('loader').src,
      hydrate: assetOf('hydrate'),
      actions: assetOf('actions').src,
      scripts: [],
      head: '',
    },
  })
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(root, { recursive: true })
    writeFileSync(join(root, `${name}.html`), html)
  }
  return {
    root,
    code: new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code])),
  }
}
