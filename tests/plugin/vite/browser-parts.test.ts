import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { browserParts } from '../../../plugin/vite/browser-parts.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Modules in these folders with their static and dynamic imports. */
function importsBelow(folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        const target = (name: string) =>
          posix.join(posix.dirname(file), name).replace(/\.tsx?$/, '')
        const later = [...text.matchAll(/\bimport\(\s*'(\.[^']+)'/g)]
        const atOnce = [
          ...text.matchAll(/^(?:import|export)\b(?! type)[^'()]*'(\.[^']+)'/gm),
        ]
        return [
          ...later.map(([, name]) => ({ file, target: target(name!), isLate: true })),
          ...atOnce.map(([, name]) => ({ file, target: target(name!), isLate: false })),
        ]
      }),
  )
}

const imports = importsBelow([
  'playground/console',
  'playground/pages',
  'theme',
  'runtime',
])

test('what islands fetch later is left out of the server, all of it', () => {
  const late = imports.filter(
    ({ file, isLate }) => isLate && /^(?:playground|theme\/islands)\//.test(file),
  )
  const targets = [...new Set(late.map(({ target }) => target))].sort()
  expect(targets).toEqual([...browserParts].sort())
})

test('no module that the server has imports one of them at once', () => {
  const parts = new Set<string>(browserParts)
  const found = imports.filter(({ target, isLate }) => !isLate && parts.has(target))
  expect(found).toEqual([])
})
