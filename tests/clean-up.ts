import { afterAll, vi } from 'vitest'
import { stopServers } from './dev/start-server.ts'
import { removeFolders } from './site/build-site.ts'

// Test files share a process, so each must clean up after itself.
afterAll(() => {
  stopServers()
  removeFolders()
  vi.unstubAllGlobals()
})
