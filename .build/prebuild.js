// Creates dist/joined/*.{scripts,server}: the browser scripts and the server bundle of sites
// without code of their own. The package builds them from two nearly empty sites.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'

const SITES = {
  prose: { pages: ['index'] },
  // The server bundle of sites with API pages contains the code that renders them.
  api: { pages: ['index'], openapi: 'api.json' },
}

const API = {
  openapi: '3.1.0',
  info: { title: 'Tides', version: '1' },
  paths: { '/tides': { get: { responses: { 200: { description: 'Tides' } } } } },
}

/** @param {string} dist Absolute path of the complete build. */
export async function prebuild(dist) {
  const { skerry } = await import('../dist/node/index.js')
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-prebuild-')))
  try {
    process.env.XDG_CACHE_HOME = join(folder, '.cache')
    for (const [name, navigation] of Object.entries(SITES)) {
      const root = join(folder, name)
      mkdirSync(root)
      const settings = JSON.stringify({ name: 'Tides', navigation })
      writeFileSync(join(root, 'docs.json'), settings)
      writeFileSync(join(root, 'index.mdx'), '')
      writeFileSync(join(root, 'api.json'), JSON.stringify(API))
      const plugins = [skerry()]
      const builder = await createBuilder({ root, configFile: false, plugins })
      const { api } = builder.config.plugins.find(
        ({ name }) => name === 'skerry:build-app',
      )
      for (const [file, bytes] of await api.prebuild(builder))
        writeFileSync(join(dist, 'joined', file), bytes)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
