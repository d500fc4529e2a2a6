import { describe, expect, test } from 'vitest'
import { buildSite, page } from '../site/build-site.ts'
import { hasHostileFiles, hostileEntries, readHostile } from './manifest.ts'

/**
 * Inputs for which the collection expects a failure, but the rules for settings don't.
 */
const exceptions: Record<string, string> = {
  'duplicate-routes':
    'a page may be listed twice, and navigation may name a file that is missing',
  'huge-nav': 'files that are missing are warnings; they are counted, not listed',
  proto: 'unknown keys are warnings',
}

describe.skipIf(!hasHostileFiles)('hostile settings', () => {
  test.each(hostileEntries('settings'))(
    '$file',
    async ({ file, expect: { build = '', exit, at, problems } }) => {
      const name = file.replace(/^settings\/|\.json$/g, '')
      // In this process. `tests/site/problems.test.ts` tests the exit of a separate one.
      const { code, output, files } = await buildSite({
        'docs.json': readHostile(file),
        'index.mdx': page('Index'),
        'guide.mdx': page('Guide'),
      })
      expect(output).not.toMatch(/\n\s+at .+:\d+:\d+\)?/)
      if (exit === 1 && !(name in exceptions)) {
        expect(code, output).toBe(1)
        expect(files()).toEqual([])
      }
      if (build.startsWith('ok') && !/ or /.test(build)) expect(code, output).toBe(0)
      if (at !== undefined) {
        const places = at.split(' or ').map((place) => `docs.json:${place}  `)
        expect(
          places.some((place) => output.includes(place)),
          output,
        ).toBe(true)
      }
      if (typeof problems === 'number') {
        const count = output.match(/^docs\.json:\d+:\d+ {2}/gm)?.length ?? 0
        expect(count, output).toBeGreaterThanOrEqual(problems)
      }
      expect(Object.keys(Object.prototype)).toEqual([])
    },
    60_000,
  )
})
