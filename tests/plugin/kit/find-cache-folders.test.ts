import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findCacheFolders } from '../../../plugin/kit/find-cache-folders.ts'

let place: string
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-folders-')))
  vi.stubEnv('XDG_CACHE_HOME', join(place, 'home'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(place, { recursive: true, force: true })
})

const folder = (name: string) => {
  mkdirSync(join(place, name), { recursive: true })
  return join(place, name)
}

test('a site with packages keeps its cache among them, also for a content folder below', () => {
  const modules = folder('site/node_modules')
  const cache = join(modules, '.cache/skerry')
  const expected = { store: join(cache, 'store'), project: cache }
  expect(findCacheFolders(join(place, 'site'))).toEqual(expected)
  expect(findCacheFolders(folder('site/docs'))).toEqual(expected)
})

test('sites without packages share a store in the cache folder of the user', () => {
  const [one, two] = [findCacheFolders(folder('one')), findCacheFolders(folder('two'))]
  expect(one?.store).toBe(join(place, 'home/skerry/store'))
  expect(two?.store).toBe(one?.store)
  expect(two?.project).not.toBe(one?.project)
})

test('where packages cannot be written to, the cache folder of the user is taken', () => {
  folder('site/node_modules')
  writeFileSync(join(place, 'site/node_modules/.cache'), 'in the way')
  expect(findCacheFolders(join(place, 'site'))?.store).toBe(
    join(place, 'home/skerry/store'),
  )
})

test('the temporary folder is taken only where no one else could have put something there', () => {
  writeFileSync(join(place, 'home'), 'in the way')
  vi.stubEnv('TMPDIR', folder('tmp'))
  const found = findCacheFolders(folder('site'))
  expect(found?.store).toMatch(/\/tmp\/skerry-\d+\/store$/)
  chmodSync(join(found!.store, '..'), 0o777)
  expect(findCacheFolders(join(place, 'site'))).toBe(undefined)
})

test('where nothing can be written, there is no cache', () => {
  writeFileSync(join(place, 'home'), 'in the way')
  vi.stubEnv('TMPDIR', join(place, 'home'))
  expect(findCacheFolders(folder('site'))).toBe(undefined)
  expect(existsSync(join(place, 'site/node_modules'))).toBe(false)
})
