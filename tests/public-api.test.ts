import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const { exports, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types?: string; default?: string }>
  bin: Record<string, string>
}

/** What a module of the built package exports at run time. */
async function exportsOf(file: string): Promise<string[]> {
  const url = pathToFileURL(join(root, file)).href
  return Object.keys((await import(/* @vite-ignore */ url)) as object).sort()
}

test('the package has these entry points', () => {
  expect(Object.keys(exports)).toMatchInlineSnapshot(`
    [
      ".",
      "./theme/*",
      "./runtime/*",
      "./vike",
      "./virtual",
      "./schema.json",
      "./package.json",
    ]
  `)
})

test('every entry point is there, with types', () => {
  const missing: string[] = []
  for (const target of Object.values(exports)) {
    const files = typeof target === 'string' ? [target] : Object.values(target)
    for (const file of files)
      if (!file.includes('*') && !existsSync(join(root, file))) missing.push(file)
  }
  expect(missing).toEqual([])
  expect(existsSync(join(root, bin['skerry']!))).toBe(true)
})

test('`skerry` exports the plugin', async () => {
  expect(await exportsOf('dist/plugin/index.js')).toMatchInlineSnapshot(`
    [
      "SkerryError",
      "skerry",
    ]
  `)
})

test('`skerry/vike` exports what a Vike application needs', async () => {
  const { default: file } = exports['./vike'] as { default: string }
  expect(await exportsOf(file)).toMatchInlineSnapshot(`
    [
      "skerryVike",
    ]
  `)
})

test('`skerry/theme/*` holds every component and layout part, each under its own name', async () => {
  const { componentModules } = await import('../theme/component-modules.ts')
  const { layoutModules } = await import('../theme/layout-parts.ts')
  const missing: string[] = []
  for (const [name, module] of Object.entries({
    ...componentModules,
    ...layoutModules,
  })) {
    const types = join(root, `dist/theme/${module}.d.ts`)
    const code = join(root, `dist/theme/${module}.js`)
    const isThere = existsSync(types) && existsSync(code)
    const pattern = new RegExp(
      `export (declare )?(function|const) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
    )
    if (!isThere || !pattern.test(readFileSync(types, 'utf8')))
      missing.push(`${name}: ${module}`)
  }
  expect(missing).toEqual([])
})

test('`skerry/runtime/*` has the modules that replaced parts are written with', () => {
  const modules = readdirSync(join(root, 'dist/runtime'))
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => name.replace('.d.ts', ''))
  expect(modules).toEqual(expect.arrayContaining(['page-context', 'island', 'virtual']))
})
