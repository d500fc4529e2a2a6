// Bundles the server modules of a site into a folder, for `bare-loop.js` to render with.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { buildServer } from '../../dist/plugin/write/bundle-server.js'
import { skerry } from '../../dist/node/index.js'

const [root, folder] = process.argv.slice(2)
const builder = await createBuilder({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [skerry()],
})
const { url } = await buildServer(builder, { directory: folder })
writeFileSync(join(folder, 'url'), url)
