import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../../plugin/kit/package-files.ts'
import { bundledPackages } from '../../../plugin/kit/tool-versions.ts'

test('packages whose versions are no part of cache keys are bundled: nothing that runs imports them', () => {
  const folders = ['node', 'runtime', 'theme', 'joined']
  const files = folders.flatMap((folder) =>
    readdirSync(join(packageRoot, 'dist', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(packageRoot, 'dist', folder, file)),
  )
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const imports = (name: string) =>
    new RegExp(
      `(?:\\bfrom|\\bimport|\\b(?:import|require|resolve)\\()\\s*["'\`]${name}["'/\`]`,
    )
  expect(texts.some((text) => imports('preact').test(text))).toBe(true)
  for (const name of bundledPackages)
    expect(
      texts.filter((text) => imports(name).test(text)),
      name,
    ).toEqual([])
})
