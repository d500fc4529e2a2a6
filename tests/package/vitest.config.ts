import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The package as its users get it: packed, installed, built with. Needs the network. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/package/**/*.test.ts'],
    // Installing waits for files and the network most of the time: two at once.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
})
