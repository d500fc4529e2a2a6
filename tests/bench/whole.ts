import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Tests that only cover a sample by default. */
interface Part {
  /** The environment variable that selects all cases, and its value. */
  variable: string
  value: string
  /** Test files or folders. */
  tests: string[]
  config?: string
}

const ALL = { value: 'all' }

const PARTS: Record<string, Part> = {
  damage: { ...ALL, variable: 'SKERRY_DAMAGE', tests: ['tests/site/store.test.ts'] },
  faults: { ...ALL, variable: 'SKERRY_FAULTS', tests: ['tests/site/faults.test.ts'] },
  corpus: {
    ...ALL,
    variable: 'SKERRY_CORPUS',
    tests: [
      'tests/corpus',
      'tests/plugin/check/seeded-faults.test.ts',
      'tests/plugin/compile/real-sites.test.ts',
      'tests/site/determinism.test.ts',
    ],
  },
  pages: {
    ...ALL,
    variable: 'SKERRY_PAGES',
    tests: [
      'tests/browser/theme/every-page.test.ts',
      'tests/browser/theme/policy.test.ts',
    ],
    config: 'tests/browser/vitest.config.ts',
  },
  themes: {
    ...ALL,
    variable: 'SKERRY_THEMES',
    tests: ['tests/browser/theme/themes.test.ts'],
    config: 'tests/browser/vitest.config.ts',
  },
  targets: {
    variable: 'SKERRY_TARGETS',
    value: '20000',
    tests: ['tests/dev/hostile-requests.test.ts'],
  },
}

/**
 * Runs tests with all cases instead of a sample: damaged stores, system faults, real
 * sites, pages of the demo in a browser, generated request targets, themes at every
 * width.
 * @param args Names of parts; all if omitted.
 * @throws Error for an unknown name, or if a test fails.
 */
export async function bench(args: string[]): Promise<void> {
  const names = args.length > 0 ? args : Object.keys(PARTS)
  for (const name of names) {
    if (!Object.hasOwn(PARTS, name))
      throw new Error(`${name} is none of ${Object.keys(PARTS).join(', ')}`)
  }
  const vitest = fileURLToPath(
    new URL('vitest.mjs', import.meta.resolve('vitest/package.json')),
  )
  for (const name of names) {
    const { variable, value, tests, config = 'tests/vitest.config.ts' } = PARTS[name]!
    execFileSync(process.execPath, [vitest, 'run', '--config', config, ...tests], {
      env: { ...process.env, [variable]: value },
      stdio: 'inherit',
    })
  }
}
