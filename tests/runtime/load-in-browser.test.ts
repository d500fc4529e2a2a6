import { expect, test } from 'vitest'
import { loadInBrowser } from '../../runtime/load-in-browser.ts'

const missing = () => Promise.reject(new ReferenceError('window is not defined'))

test('a module that can be loaded is returned as it is', async () => {
  const module = { Map: () => null, size: 2 }
  expect(await loadInBrowser(() => Promise.resolve(module), ['Map', 'size'])).toBe(module)
})

test('components of a module that needs a browser throw when they are rendered', async () => {
  const { Map, default: Main } = await loadInBrowser(missing, ['Map', 'default'])
  expect(Map).toThrow('window is not defined')
  expect(Main).toThrow('window is not defined')
})

test('its values throw when they are read', async () => {
  const { sizes } = await loadInBrowser(missing, ['sizes'])
  expect(() => (sizes as number[]).length).toThrow('window is not defined')
  expect(() => [...(sizes as number[])]).toThrow('window is not defined')
  expect(() => `${String(sizes)}`).toThrow('window is not defined')
  expect(() => Object.keys(sizes as object)).toThrow('window is not defined')
})

test.each([new ReferenceError('apiUrl is not defined'), new TypeError('x is null')])(
  'other errors are thrown: %s',
  async (error) => {
    await expect(loadInBrowser(() => Promise.reject(error), ['Map'])).rejects.toBe(error)
  },
)
