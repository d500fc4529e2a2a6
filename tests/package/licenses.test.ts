import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const project = fileURLToPath(new URL('../..', import.meta.url))

const ALLOWED =
  /^(MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|CC-BY-4\.0|OFL-1\.1)$/

/**
 * Reviewed packages with a licence that is equally permissive, or not in `package.json`.
 */
const LOOKED_AT: Record<string, string> = {
  khroma: 'MIT, said in its licence file only; below mermaid',
}

interface Locked {
  version: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/** Packages bundled into our files, which include their licences. */
function bundled(): Set<string> {
  const lists = ['node', 'mermaid', 'theme/fonts'].map((folder) =>
    readFileSync(join(project, 'dist', folder, 'LICENSES.md'), 'utf8'),
  )
  const names = lists.flatMap((text) => [...text.matchAll(/^## (\S+) /gm)])
  return new Set(names.map(([, name]) => name!))
}

/** Installed or bundled packages, with their licence. */
function installed(): [name: string, license: string | undefined][] {
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const ours = bundled()
  return Object.entries(lock.packages)
    .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }))
    .filter(({ name, dev }) => name !== '' && (!dev || ours.has(name)))
    .map(({ name, license }) => [name, license])
}

/** `(MIT OR CC0-1.0)` is a choice; `A AND B` requires both. */
function isAllowed(license: string | undefined): boolean {
  return (license ?? '')
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.test(part)))
}

test('every package that is installed with ours has a licence that asks for no more than its notice', () => {
  const others = installed().filter(
    ([name, license]) => !isAllowed(license) && !(name in LOOKED_AT),
  )
  expect(others).toEqual([])
})

test('every exception is still needed', () => {
  const odd = new Set(
    installed().flatMap(([name, license]) => (isAllowed(license) ? [] : name)),
  )
  expect(Object.keys(LOOKED_AT).filter((name) => !odd.has(name))).toEqual([])
})

test('icons that ask for attribution get it', () => {
  const notice = readFileSync(join(project, 'plugin/render/ATTRIBUTION.md'), 'utf8')
  const { dependencies } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies).filter((it) =>
    it.startsWith('@iconify-json/'),
  )) {
    const info = JSON.parse(
      readFileSync(join(project, 'node_modules', name, 'info.json'), 'utf8'),
    ) as { author: { url: string }; license: { url: string } }
    expect(notice, name).toContain(info.author.url)
    expect(notice, name).toContain(info.license.url)
  }
})
