import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../../plugin/kit/open-store.ts'
import { storeApi, storedApi } from '../../../plugin/site/stored-api.ts'
import { makeFolder } from './make-site.ts'

const result = (...files: string[]) => ({ diagnostics: [], files })

/** A store with the results of reading these files. */
function stored(...files: string[]) {
  const root = makeFolder({ 'api.yaml': 'a', 'parts/pet.yaml': 'b' })
  const store = openStore(undefined)
  const api = { source: 'api.yaml', overlays: [] }
  storeApi(api, root, store, result(...files))
  const read = (...overlays: string[]) => storedApi({ ...api, overlays }, root, store)
  return { root, read }
}

test('a description whose files are the same is not read again', () => {
  const { read } = stored('api.yaml', 'parts/pet.yaml')
  expect(read()).toEqual(result('api.yaml', 'parts/pet.yaml'))
})

test.each(['api.yaml', 'parts/pet.yaml'])(
  'a description is read again where its file %s has changed',
  (file) => {
    const { root, read } = stored('api.yaml', 'parts/pet.yaml')
    writeFileSync(join(root, file), 'new')
    expect(read()).toBeUndefined()
  },
)

test('a description is read again when a missing file appears', () => {
  const { root, read } = stored('api.yaml', 'owner.yaml')
  expect(read()).toBeDefined()
  writeFileSync(join(root, 'owner.yaml'), 'here')
  expect(read()).toBeUndefined()
})

test('a description is read again when a link out of the folder replaces its file, or the reverse', () => {
  const linked = makeFolder({})
  const outside = join(makeFolder({ 'api.yaml': 'a' }), 'api.yaml')
  symlinkSync(outside, join(linked, 'api.yaml'))
  const before = stored('api.yaml')
  rmSync(join(before.root, 'api.yaml'))
  symlinkSync(outside, join(before.root, 'api.yaml'))
  expect(before.read()).toBeUndefined()

  const api = { source: 'api.yaml', overlays: [] }
  const store = openStore(undefined)
  storeApi(api, linked, store, result('api.yaml'))
  rmSync(join(linked, 'api.yaml'))
  copyFileSync(outside, join(linked, 'api.yaml'))
  expect(storedApi(api, linked, store)).toBeUndefined()
})

test('a description with a part on a server is read in each build', () => {
  expect(stored('api.yaml', 'https://example.com/pet.yaml').read()).toBeUndefined()
})

test('a description with other overlays is another one', () => {
  expect(stored('api.yaml').read('public.overlay.yaml')).toBeUndefined()
})
