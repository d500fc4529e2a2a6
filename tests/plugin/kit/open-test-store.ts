import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import {
  bytesKind,
  hasShape,
  jsonKind,
  recordKind,
  textKind,
  type Kind,
} from '../../../plugin/kit/stored-kind.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Path of a store that doesn't exist yet. Removed after the tests of the file. */
export function storeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-store-'))
  folders.push(folder)
  return join(folder, 'store')
}

export interface Facts {
  names: string[]
  failed: boolean
  code?: string
}

export interface Content {
  html: string
  panel?: string
  islands: string[]
}

export const text = textKind('text')
export const bytes = bytesKind('bytes')
export const facts = jsonKind<Facts>(
  'facts',
  hasShape<Facts>({ names: 'array', failed: 'boolean', code: 'string?' }),
)
export const content = recordKind<Content>(
  'content',
  ['html', 'panel'],
  hasShape<Content>({ html: 'string', panel: 'string?', islands: 'array' }),
)

/** A kind with one of its values. */
export interface Sample {
  kind: Kind<unknown>
  value: unknown
  /** Another value of the same kind. */
  other: unknown
}

export const samples: Sample[] = [
  { kind: text, value: 'Grüße 👋', other: 'other' },
  { kind: bytes, value: new Uint8Array([0, 1, 255]), other: new Uint8Array([7]) },
  {
    kind: facts,
    value: { names: ['a', 'b'], failed: false },
    other: { names: [], failed: true },
  },
  {
    kind: content,
    value: { html: '<p>Grüße</p>', panel: '<p>1</p>', islands: ['tabs'] },
    other: { html: '', islands: [] },
  },
] as Sample[]

/** Absolute paths of the files of a store, optionally only those with a suffix. */
export function filesOf(folder: string, suffix = ''): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => join(folder, name))
}

export const sizeOfStore = (folder: string): number =>
  filesOf(folder, '.pack').reduce((sum, file) => sum + statSync(file).size, 0)
