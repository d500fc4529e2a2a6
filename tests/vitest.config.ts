import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What components import from the plugin's generated modules, for tests that render them alone. */
const virtualModules: Record<string, string> = {
  'virtual:skerry/icons': fileURLToPath(
    new URL('../plugin/icons/read-icon.ts', import.meta.url),
  ),
  'virtual:skerry/strings': fileURLToPath(
    new URL('../theme/strings/languages.ts', import.meta.url),
  ),
  'virtual:skerry/layout': fileURLToPath(
    new URL('theme/layout/parts.ts', import.meta.url),
  ),
}

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
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [
      'tests/browser/**',
      'tests/bench/**',
      'tests/package/{install,clone}.test.ts',
      '**/node_modules/**',
    ],
    // Whole sites are built, and servers started, on machines of two cores.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    retry: process.env['CI'] ? 1 : 0,
  },
})
