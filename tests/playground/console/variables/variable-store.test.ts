import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  valuesOf,
  withSecrets,
} from '../../../../playground/console/variables/variable-set.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the store again, like another page with its own memory. */
async function openPage() {
  vi.resetModules()
  return import('../../../../playground/console/variables/variable-store.ts')
}

test('variables outlive the page, the values of secret ones do not', async () => {
  const first = await openPage()
  first.storeVariables({
    shared: [
      { name: 'host', value: 'a.example' },
      { name: 'marked', value: 'hush-1', secret: true },
      { name: 'apiKey', value: 'hush-2' },
    ],
    environments: [
      { name: 'staging', variables: [{ name: 'my_token', value: 'hush-3' }] },
    ],
    chosen: 0,
  })
  expect([...first.readVariableValues().values.values()]).toEqual([
    'a.example',
    'hush-1',
    'hush-2',
    'hush-3',
  ])
  expect([...stored.values()].join()).not.toContain('hush')
  const second = await openPage()
  expect(second.readVariables()).toMatchObject({ chosen: 0 })
  expect([...second.readVariableValues().values]).toEqual([['host', 'a.example']])
})

test('listeners are notified of changes until they unsubscribe', async () => {
  const store = await openPage()
  const listener = vi.fn()
  const end = store.onVariables(listener)
  store.storeVariables({ shared: [], environments: [] })
  end()
  store.storeVariables({ shared: [], environments: [] })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('what is in the storage and not ours is nothing', async () => {
  stored.set('skerry:variables', '{"shared":7}')
  const store = await openPage()
  expect(store.readVariables()).toEqual({ shared: [], environments: [] })
})

test('the chosen environment comes first, and an empty value is none', () => {
  const set = {
    shared: [
      { name: 'host', value: 'all' },
      { name: 'id', value: '1' },
    ],
    environments: [
      {
        name: 'staging',
        variables: [
          { name: 'host', value: 'stage' },
          { name: 'id', value: '' },
        ],
      },
    ],
  }
  expect([...valuesOf(set).values]).toEqual([
    ['host', 'all'],
    ['id', '1'],
  ])
  expect([...valuesOf({ ...set, chosen: 0 }).values]).toEqual([
    ['host', 'stage'],
    ['id', '1'],
  ])
})

test('what a credential uses becomes secret, in every environment', () => {
  const set = {
    shared: [{ name: 'a', value: '1' }],
    environments: [{ name: 'e', variables: [{ name: 'a', value: '2' }] }],
  }
  const marked = withSecrets(set, ['a'])
  expect(marked.shared).toEqual([{ name: 'a', value: '1', secret: true }])
  expect(marked.environments[0]?.variables).toEqual([
    { name: 'a', value: '2', secret: true },
  ])
  expect(withSecrets(marked, ['a'])).toBe(marked)
})
