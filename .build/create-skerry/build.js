// Builds the package `create-skerry` in `.build/create-skerry/dist`: the command `skerry
// create` in a single file, and the template.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { licenses } from '../licenses.js'

const sources = fileURLToPath(new URL('.', import.meta.url))

/**
 * Uses the build of Skerry, so that there is a single source for the template.
 *
 * @param {string} root Absolute path of Skerry's package.
 */
export async function buildCreateSkerry(root) {
  const target = join(sources, 'dist')
  rmSync(target, { recursive: true, force: true })
  // Files are at the same paths as in Skerry's package, where `package-files.ts` looks for
  // them.
  const { output } = await build({
    input: { 'create-skerry': join(sources, 'main.js') },
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    external: (id) => id.startsWith('node:'),
    output: {
      dir: join(target, 'dist/node'),
      format: 'esm',
      banner: '#!/usr/bin/env node',
      codeSplitting: false,
      minify: true,
    },
  })
  const template = 'plugin/cli/template'
  mkdirSync(join(target, 'dist/plugin/cli'), { recursive: true })
  cpSync(join(root, template), join(target, 'dist', template), { recursive: true })
  cpSync(join(root, 'dist/build-id'), join(target, 'dist/build-id'))
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  cpSync(join(sources, 'README.md'), join(target, 'README.md'))
  writeFileSync(join(target, 'dist/LICENSES.md'), licenses(output[0].moduleIds))
  const { version, license, engines, repository } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const manifest = {
    name: 'create-skerry',
    // The same version as Skerry, which the created site depends on.
    version,
    description: 'Starts a documentation site for Skerry: npm create skerry my-docs',
    license,
    ...(repository && { repository }),
    type: 'module',
    engines,
    bin: { 'create-skerry': 'dist/node/create-skerry.js' },
    files: ['dist'],
  }
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(manifest, undefined, 2)}\n`,
  )
}
