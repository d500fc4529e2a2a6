import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { BuiltSite } from './build-site.ts'

/** Maps the files of a site, which must have been built, to the hashes of their bytes. */
export function fingerprint(site: BuiltSite): Map<string, string> {
  expect(site.code, site.output).toBe(0)
  return new Map(
    site.files().map((file) => {
      const bytes = readFileSync(join(site.folder, file))
      return [file, createHash('sha256').update(bytes).digest('hex')]
    }),
  )
}
