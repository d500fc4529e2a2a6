// Creates dist/joined/*.scripts: the browser scripts of a site without islands of its own. The
// package builds them from an empty site.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'

/** @param {string} dist Absolute path of the complete build. */
export async function prebuildScripts(dist) {
  const { skerry } = await import('../dist/node/index.js')
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-scripts-')))
  try {
    writeFileSync(
      join(root, 'docs.json'),
      '{ "name": "Scripts", "navigation": { "pages": ["index"] } }',
    )
    writeFileSync(join(root, 'index.mdx'), '')
    process.env.XDG_CACHE_HOME = join(root, '.cache')
    const plugins = [skerry()]
    const builder = await createBuilder({ root, configFile: false, plugins })
    const { api } = builder.config.plugins.find(({ name }) => name === 'skerry:build-app')
    for (const [name, bytes] of await api.prebuildScripts(builder))
      writeFileSync(join(dist, 'joined', name), bytes)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
