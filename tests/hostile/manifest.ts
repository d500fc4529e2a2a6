import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedMaterial } from '../shared-material.ts'

const hostile = sharedMaterial(
  'hostile',
  'hostile pages, settings and file names are built',
)

/** Whether the hostile inputs are available. */
export const hasHostileFiles = !hostile.missing

/** One input with the expected result. */
interface HostileEntry {
  file: string
  kind: string
  expect: {
    /**
     * The result in strict mode. By default, the page shows an error and the build
     * succeeds.
     */
    build?: string
    exit?: number
    /** `line:column`, or several with `or`. */
    at?: string
    problems?: number | string
  }
}

interface Manifest {
  entries: HostileEntry[]
  fileNames: { file: string }[]
}

/** Entries of one folder of the collection. */
export function hostileEntries(folder: string): HostileEntry[] {
  return readManifest().entries.filter(({ file }) => file.startsWith(`${folder}/`))
}

/** Unusual names for page files. */
export function hostileFileNames(): string[] {
  return readManifest().fileNames.map(({ file }) => file.replace(/^tree\//, ''))
}

/** The bytes of an input. */
export function readHostile(file: string): Buffer {
  return readFileSync(join(hostile.path, file))
}

function readManifest(): Manifest {
  if (!hasHostileFiles) return { entries: [], fileNames: [] }
  return JSON.parse(readFileSync(join(hostile.path, 'manifest.json'), 'utf8')) as Manifest
}
