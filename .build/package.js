// `npm run build` compiles TypeScript to dist/, which mirrors the tree, and adds everything
// else.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleMermaid } from './bundle-mermaid.js'
import { copyFonts } from './copy-fonts.js'
import { buildCreateSkerry } from './create-skerry/build.js'
import { bundleNode } from './bundle-node.js'
import { inlinePackages } from './inline-packages.js'
import { joinModules } from './join-modules.js'
import { joinServer } from './join-server.js'
import { licenses } from './licenses.js'
import { removeJoined, slimModules } from './slim-modules.js'
import { prebuildScripts } from './prebuild-scripts.js'
import { packageTypes } from './package-types.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
/** The entry in `nodeEntries` that sites' code imports by its path. */
const SPEC_MARKDOWN = 'playground/pages/parse-spec-markdown.js'
rmSync(dist, { recursive: true, force: true })

const tsc = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(
  /package\.json$/,
  'bin/tsc',
)
execFileSync(process.execPath, [tsc, '-p', join(root, '.build/tsconfig.json')], {
  stdio: 'inherit',
})

for (const room of ['plugin', 'runtime', 'theme', 'playground']) {
  cpSync(join(root, room), join(dist, room), {
    recursive: true,
    // The starter template is copied as it is: it is compiled in the site that is created from
    // it.
    filter: (path) =>
      !/\.[jt]sx?$/.test(path) ||
      path.endsWith('.d.ts') ||
      toPosix(path).includes('/cli/template/'),
  })
}

packageTypes(root)

// URLs that the browser imports never end in `.ts`. Without tsc's helper for rewriting them,
// every page loads 100 bytes less.
for (const name of ['actions.js', 'script-urls.js']) {
  const file = join(dist, 'runtime', name)
  const text = readFileSync(file, 'utf8')
  const without = text
    .replace(/^var __rewriteRelativeImportExtension = [^]*?\n};\n/, '')
    .replace(/__rewriteRelativeImportExtension\(([^)]*)\)/g, '$1')
  if (without === text) throw new Error(`${name} has no helper for imports any more`)
  writeFileSync(file, without)
}

// The JSON schema of the settings, for editors.
const { buildJsonSchema } = await import('../dist/plugin/settings/build-json-schema.js')
writeFileSync(join(dist, 'schema.json'), `${JSON.stringify(buildJsonSchema())}\n`)

// Inline scripts are readable in the sources, and minified in the package.
const inlineScripts = join(dist, 'runtime/inline-scripts.js')
const { minifySync } = await import('vite')
writeFileSync(
  inlineScripts,
  Object.entries(await import(pathToFileURL(inlineScripts).href))
    .map(([name, text]) => {
      const { code, errors } = minifySync(`${name}.js`, text)
      if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`)
      return `export const ${name} = ${JSON.stringify(code.replace(/;\n?$/, ''))}\n`
    })
    .join(''),
)

const { nodeEntries } = await import('../dist/plugin/kit/node-entries.js')
const modules = await bundleNode(dist, nodeEntries)
const { inlinedModules } = await import('../dist/plugin/kit/inlined-modules.js')
modules.push(...(await inlinePackages(dist, inlinedModules)))
writeFileSync(join(dist, SPEC_MARKDOWN), "export * from '../../node/spec-markdown.js'\n")
writeFileSync(join(dist, 'node/LICENSES.md'), licenses(modules))
removeJoined(dist, await joinModules(dist))
await bundleMermaid(dist)
slimModules(dist)
const { componentModules } = await import('../dist/theme/components/about.js')
const { layoutModules } = await import('../dist/theme/layout-parts.js')
const { browserParts } = await import('../dist/plugin/vite/browser-parts.js')
await joinServer(dist, {
  inBrowser: [...browserParts, 'mermaid/mermaid'],
  apart: [...inlinedModules, SPEC_MARKDOWN],
  theme: [...Object.values(componentModules), ...Object.values(layoutModules)],
})
await copyFonts(dist)

// Identifies the build, so that caches of another build are not used.
const id = createHash('sha256')
for (const file of readdirSync(dist, { recursive: true }).sort()) {
  if (/\.(js|css|woff2)$/.test(file))
    id.update(file).update(readFileSync(join(dist, file)))
}
writeFileSync(join(dist, 'build-id'), id.digest('hex').slice(0, 16))

await prebuildScripts(dist)

// The short path of the command.
writeFileSync(join(dist, 'cli.js'), "#!/usr/bin/env node\nimport './node/cli.js'\n")
chmodSync(join(dist, 'cli.js'), 0o755)

await buildCreateSkerry(root)

function toPosix(path) {
  return path.replaceAll('\\', '/')
}
