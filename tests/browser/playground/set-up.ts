import { afterAll, afterEach, beforeAll } from 'vitest'
import { startHarness, type Harness } from './harness.tsx'
import { startRecordingServer, type RecordingServer } from './recording-server.ts'

/** The shared fixtures of a test file. Available while its tests run. */
export interface Playground {
  harness: Harness
  server: RecordingServer
}

/**
 * Starts harness and server for the tests of a file. Closes pages and clears recorded
 * requests after each test.
 */
export function usePlayground(): Playground {
  const shared: Partial<Playground> = {}
  beforeAll(async () => {
    const [harness, server] = await Promise.all([startHarness(), startRecordingServer()])
    Object.assign(shared, { harness, server })
  })
  afterEach(async () => {
    const { harness, server } = shared
    if (server) {
      server.requests.length = 0
      delete server.answer
    }
    const pages = harness?.browser.contexts().flatMap((context) => context.pages()) ?? []
    await Promise.all(pages.map((page) => page.close()))
  })
  afterAll(async () => {
    await Promise.all([shared.harness?.close(), shared.server?.close()])
  })
  return shared as Playground
}
