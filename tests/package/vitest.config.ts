import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Tests the package as users get it: packed, installed, used for a build. Requires the
 * network.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/package/**/*.test.ts'],
    // Installing mostly waits for files and the network, so two at a time.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
})
