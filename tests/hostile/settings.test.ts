import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  outputFiles,
  page,
  temporaryFolder,
  writeFiles,
  type SiteFiles,
} from '../site/build-site.ts'
import { hasHostileFiles, hostileEntries, readHostile } from './manifest.ts'

// The command as it is shipped: its worker threads start from the built files.
const command = new URL('../../dist/plugin/cli/run-command.js', import.meta.url).href
const { runCommand } = (await import(
  command
)) as typeof import('../../plugin/cli/run-command.ts')

/** Where the collection expects a failure and the settings' own rules do not. */
const exceptions: Record<string, string> = {
  'duplicate-routes':
    'a page may be listed twice, and navigation may name a file that is missing',
  'huge-nav': 'files that are missing are warnings; they are counted, not listed',
  proto: 'unknown keys are warnings',
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe.skipIf(!hasHostileFiles)('hostile settings', () => {
  test.each(hostileEntries('settings'))(
    '$file',
    async ({ file, expect: { build = '', exit, at, problems } }) => {
      const name = file.replace(/^settings\/|\.json$/g, '')
      const { failed, output, folder } = await buildHere({
        'docs.json': readHostile(file),
        'index.mdx': page('Index'),
        'guide.mdx': page('Guide'),
      })
      expect(output).not.toMatch(/\n\s+at .+:\d+:\d+\)?/)
      if (exit === 1 && !(name in exceptions)) {
        expect(failed, output).toBe(true)
        expect(outputFiles(folder)).toEqual([])
      }
      if (build.startsWith('ok') && !/ or /.test(build))
        expect(failed, output).toBe(false)
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

/**
 * Runs `skerry build` in this process, where starting one for each of the settings would take
 * most of the time. `tests/site/problems.test.ts` holds that what fails here ends with code 1.
 */
async function buildHere(files: SiteFiles) {
  const place = temporaryFolder()
  const root = join(place, 'site')
  const folder = join(place, 'out')
  mkdirSync(root)
  writeFiles(root, files)
  vi.stubEnv('XDG_CACHE_HOME', join(place, 'cache'))
  const printed: string[] = []
  for (const name of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...words: unknown[]) => {
      printed.push(words.join(' '))
    })
  let failed = false
  try {
    await runCommand(['build', root, '--outDir', folder])
  } catch (error) {
    failed = true
    printed.push((error as Error).message)
  }
  vi.restoreAllMocks()
  return { failed, output: stripVTControlCharacters(printed.join('\n')), folder }
}
