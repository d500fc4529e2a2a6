import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What components import from the plugin's generated modules, for tests that render them alone. */
const virtualModules: Record<string, string> = {
  'virtual:skerry/icons': fileURLToPath(
    new URL('../plugin/render/read-icon.ts', import.meta.url),
  ),
  'virtual:skerry/strings': fileURLToPath(
    new URL('../theme/strings/languages.ts', import.meta.url),
  ),
  'virtual:skerry/layout': fileURLToPath(
    new URL('theme/layout/parts.ts', import.meta.url),
  ),
}

/** Folders whose tests run the built command, most of them in processes of their own. */
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
    // Whole sites are built, and servers started, on machines of two cores.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // What is shipped runs as it is.
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
            'tests/package/{install,clone}.test.ts',
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
          // Commands run in the processes of the tests, which load what is shipped once.
          isolate: false,
        },
      },
    ],
  },
})
