import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Virtual modules that components import, for tests that render them on their own. */
const virtualModules: Record<string, string> = {
  'virtual:skerry/icons': fileURLToPath(
    new URL('../plugin/render/read-icon.ts', import.meta.url),
  ),
  'virtual:skerry/strings': fileURLToPath(
    new URL('./theme/all-strings.ts', import.meta.url),
  ),
  'virtual:skerry/layout': fileURLToPath(
    new URL('theme/layout/parts.ts', import.meta.url),
  ),
}

/** Folders whose tests run the built command. */
const whole = ['site', 'dev', 'vike', 'hostile', 'corpus'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
)

export default defineConfig({
  plugins: [
    {
      name: 'skerry:test-virtual',
      enforce: 'pre',
      resolveId: (id) => virtualModules[id],
    },
  ],
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // Whole-site tests are slow on machines with two cores.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // As Playwright waits: with the default of one second, tests fail on busy machines.
    expect: { poll: { timeout: 30_000 } },
    // Load the built package without transforming it.
    server: { deps: { external: [/\/dist\/(node|plugin)\//] } },
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/fix-seed.ts', 'tests/clean-up.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            ...whole,
            'tests/browser/**',
            'tests/bench/**',
            'tests/package/{install,clone,create-skerry}.test.ts',
            '**/node_modules/**',
          ],
          // Loading Vite, Shiki and the parsers anew for each file takes longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: whole,
          setupFiles: ['tests/clean-up.ts'],
          // Built commands run in the test processes, which load them once.
          isolate: false,
          // Tests of the dev server drive Chromium: see `tests/browser/vitest.config.ts`.
          retry: 1,
        },
      },
    ],
  },
})
