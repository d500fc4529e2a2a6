import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  buildFolder,
  installSkerry,
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
  type SiteFiles,
} from './build-site.ts'

function makeSite(config: string, more: SiteFiles = {}): string {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writeFiles(root, {
    'docs.json': settings(['index']),
    'index.mdx': page('Index'),
    'vite.config.ts': config,
    ...more,
  })
  installSkerry(root)
  return root
}

const skerry = "import { skerry } from 'skerry'\n"

/** Configurations that can't be loaded, and what is said of them. */
const mistakes: Record<string, [config: string, words: string]> = {
  'a syntax error': [
    `${skerry}export default { plugins: [skerry( }`,
    "vite.config.ts:2:36  this configuration can't be loaded: Unexpected token  [build/config]",
  ],
  'an import of a file that does not exist': [
    `${skerry}import { more } from './more.ts'\nexport default { plugins: [skerry(more)] }`,
    'vite.config.ts:2:22  it imports `./more.ts`, which does not exist  [build/config]',
  ],
  'one on the first line, before which Vite adds code': [
    "import { more } from './more.ts'\nexport default { plugins: [more] }",
    'vite.config.ts:1:22  it imports `./more.ts`, which does not exist  [build/config]',
  ],
  'an import of a package that is not installed': [
    "import nope from 'vite-plugin-nope'\nexport default { plugins: [nope()] }",
    'vite.config.ts  the package `vite-plugin-nope` is not installed  [build/config]\n  npm install --save-dev vite-plugin-nope',
  ],
  'a name that is not defined': [
    `${skerry}export default { plugins: [skery()] }`,
    "vite.config.ts  this configuration can't be loaded: skery is not defined  [build/config]",
  ],
  'no default export': [
    `${skerry}export const config = { plugins: [skerry()] }`,
    'vite.config.ts  this configuration has no object as its default export  [build/config]\n  Write `export default { plugins: [skerry()] }`.',
  ],
  'null instead of an object': [
    'export default null',
    'vite.config.ts  this configuration has no object as its default export  [build/config]',
  ],
  'a text that is thrown': [
    "throw 'text'",
    "vite.config.ts  this configuration throws a value that is not an `Error`  [build/config]\n  Write `throw new Error('…')` to see the reason here.",
  ],
}

for (const [name, [config, words]] of Object.entries(mistakes))
  test(`${name} in the configuration is named, and where it is`, async () => {
    for (const type of ['commonjs', 'module']) {
      const root = makeSite(config, { 'package.json': { type } })
      const { code, output } = await runSkerry(['build', '.'], { cwd: root, env: {} })
      expect(code).toBe(1)
      expect(output).toContain(words)
      expect(output).not.toContain(root)
      // No frames of the bundler, with its colours.
      expect(output).not.toContain('│')
      expect(output).not.toContain('\u001B')
    }
  }, 60_000)

test('a default import of the package is named, and the import to write', async () => {
  for (const type of ['commonjs', 'module']) {
    const root = makeSite(
      "import skerry from 'skerry'\nexport default { plugins: [skerry()] }",
      { 'package.json': { type } },
    )
    const { output } = await runSkerry(['build', '.'], { cwd: root, env: {} })
    expect(output).toMatch(
      /vite\.config\.ts {2}this configuration can't be loaded: .*\bdefault\b.* {2}\[build\/config\]\n {2}Write `import \{ skerry \} from 'skerry'`\./,
    )
    expect(output).not.toContain('(0 ,')
  }
}, 60_000)

test('a check reports it too', async () => {
  const root = makeSite(mistakes['a syntax error']![0])
  const { code, output } = await runSkerry(['check', '.'], { cwd: root, env: {} })
  expect(code).toBe(1)
  expect(output).toContain(mistakes['a syntax error']![1])
}, 60_000)

test('Vite does not advise how a configuration is loaded in the future', async () => {
  const root = makeSite(`${skerry}export default { plugins: [skerry()] }`)
  const site = await buildFolder(root, { ownProcess: true })
  expect(site.code, site.output).toBe(0)
  expect(site.output).not.toContain('configLoader')
}, 60_000)
