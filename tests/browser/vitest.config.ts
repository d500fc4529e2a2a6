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
    // Each file starts a browser, and waits for its timers and frames half of the time: three
    // files keep two CPUs busy.
    maxWorkers: 3,
    // Loading Playwright anew for each file takes a second of CPU.
    isolate: false,
    // In about every second run, one of 430 tests misses an event or a frame because the
    // machine is busy. It is retried once, and reported as `retry x1`.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // As Playwright waits: with the default of one second, tests fail on busy machines.
    expect: { poll: { timeout: 30_000 } },
  },
})
