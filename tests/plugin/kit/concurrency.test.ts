import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openStore } from '../../../plugin/kit/open-store.ts'
import { filesOf, sizeOfStore, storeFolder, text } from './open-test-store.ts'

const script = fileURLToPath(new URL('share-store.js', import.meta.url))
const PLENTY = 2 ** 30

/**
 * Runs a process with four threads that write to and read from a store.
 * @returns How often a value was found.
 */
function run(
  folder: string,
  writer: number,
  maxBytes = PLENTY,
  shell = '',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const command = `${shell} exec "$0" "$@"`
    const args = [process.execPath, script, folder, String(writer), String(maxBytes)]
    const child = spawn('sh', ['-c', command, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += String(data)))
    child.stderr.on('data', (data: Buffer) => (output += String(data)))
    child.on('close', (code) =>
      code === 0 ? resolve(Number(output)) : reject(new Error(output)),
    )
  })
}

/** Counts values that don't consist of repetitions of `key:`. */
function wrongValues(folder: string): string[] {
  const store = openStore(folder)
  return Array.from({ length: 700 }, (_, number) => `key-${number}`).filter((key) => {
    const value = store.get(text, key)
    return value !== undefined && value.replaceAll(`${key}:`, '') !== ''
  })
}

test('two processes with four threads each write and read side by side', async () => {
  const folder = storeFolder()
  const found = await Promise.all([run(folder, 0), run(folder, 10)])
  expect(Math.min(...found)).toBeGreaterThan(500)
  const store = openStore(folder)
  for (let number = 0; number < 700; number++)
    expect(store.has(text, `key-${number}`), `key-${number}`).toBe(true)
  expect(wrongValues(folder)).toEqual([])
}, 60_000)

test('processes write and read while each removes what the other writes', async () => {
  const folder = storeFolder()
  const maxBytes = 200_000
  for (let round = 0; round < 3; round++)
    await Promise.all([run(folder, 0, maxBytes), run(folder, 10, maxBytes)])
  expect(wrongValues(folder)).toEqual([])
  openStore(folder, { maxBytes }).close()
  expect(sizeOfStore(folder)).toBeLessThanOrEqual(maxBytes)
}, 60_000)

// Simulates a full disk with the shell's file size limit: a write succeeds partially,
// then fails.
test.skipIf(process.platform === 'win32')(
  'where the disk is full, what fits is stored, and nothing fails',
  async () => {
    const folder = storeFolder()
    await run(folder, 0, PLENTY, 'trap "" XFSZ; ulimit -f 64;')
    expect(filesOf(folder, '.pack').length).toBeGreaterThan(0)
    expect(wrongValues(folder)).toEqual([])
    await run(folder, 0)
    expect(wrongValues(folder)).toEqual([])
  },
  60_000,
)
