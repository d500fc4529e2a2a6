import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type CredentialStore =
  typeof import('../../../../playground/console/state/credential-store.ts')

const module = fileURLToPath(
  new URL('../../../../playground/console/state/credential-store.ts', import.meta.url),
)
const A = 'https://a.example'
const B = 'https://b.example'

/** Stands in for `sessionStorage`. */
const kept = new Map<string, string>()
let pages = 0

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** Loads the store again, like another page of the tab. */
async function openPage(): Promise<CredentialStore> {
  return (await import(/* @vite-ignore */ `${module}?page=${pages++}`)) as CredentialStore
}

test('what was typed for one server, or one scheme of it, is of no other', async () => {
  const { storeCredential, readCredential } = await openPage()
  storeCredential(A, 'key', { token: 'one' })
  expect(readCredential(A, 'key')).toEqual({ token: 'one' })
  expect(readCredential(B, 'key')).toBeUndefined()
  expect(readCredential(A, 'basic')).toBeUndefined()
  storeCredential(B, 'key', { token: 'two' })
  storeCredential(A, 'key', undefined)
  expect(readCredential(A, 'key')).toBeUndefined()
  expect(readCredential(B, 'key')).toEqual({ token: 'two' })
})

test('credentials are in memory alone until the reader asks for more', async () => {
  const first = await openPage()
  expect(first.isRemembered()).toBe(false)
  first.storeCredential(A, 'key', { token: 'one' })
  expect(kept.size).toBe(0)
  expect((await openPage()).readCredential(A, 'key')).toBeUndefined()
  first.setRemembered(true)
  const second = await openPage()
  expect(second.isRemembered()).toBe(true)
  expect(second.readCredential(A, 'key')).toEqual({ token: 'one' })
})

test('credentials that are no longer remembered are removed from the tab, but stay on the page', async () => {
  const { storeCredential, readCredential, setRemembered } = await openPage()
  setRemembered(true)
  storeCredential(A, 'key', { token: 'one' })
  setRemembered(false)
  expect(kept.size).toBe(0)
  expect(readCredential(A, 'key')).toEqual({ token: 'one' })
})

test('what is forgotten is nowhere', async () => {
  const {
    forgetCredentials,
    isRemembered,
    storeCredential,
    readCredential,
    setRemembered,
  } = await openPage()
  setRemembered(true)
  storeCredential(A, 'key', { token: 'one' })
  forgetCredentials()
  expect(kept.size).toBe(0)
  expect(readCredential(A, 'key')).toBeUndefined()
  expect(isRemembered()).toBe(false)
})

test('where storage is forbidden, memory does', async () => {
  const forbid = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: forbid,
    setItem: forbid,
    removeItem: forbid,
  })
  const { isRemembered, storeCredential, readCredential, setRemembered } =
    await openPage()
  setRemembered(true)
  storeCredential(A, 'key', { token: 'one' })
  expect(readCredential(A, 'key')).toEqual({ token: 'one' })
  expect(isRemembered()).toBe(false)
})
