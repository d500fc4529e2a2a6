import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that drive Chromium. No test asserts a time: `tests/bench` measures. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/browser/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/browser/set-up.ts',
    setupFiles: ['tests/fix-seed.ts', 'tests/clean-up.ts'],
    // Each file starts a browser: more of them than processors only wait for each other.
    maxWorkers: 2,
    // Of 430 tests, about one in two runs loses an event or a frame to a busy machine. What fails
    // twice is wrong; what fails once is printed as `retry x1`.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
