import { afterAll } from 'vitest'
import { stopServers } from './dev/start-server.ts'
import { removeFolders } from './site/build-site.ts'

// Processes of the tests take one file after the other: each leaves nothing behind.
afterAll(() => {
  stopServers()
  removeFolders()
})
