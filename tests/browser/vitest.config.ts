import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that drive Chromium: one file at a time, so that their timings mean something. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/browser/**/*.test.{ts,tsx}'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    retry: process.env['CI'] ? 2 : 0,
  },
})
