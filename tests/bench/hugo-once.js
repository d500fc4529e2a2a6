// Builds a folder once with Hugo as packaged by Debian, for `bench build`.
import { spawnSync } from 'node:child_process'

const { status, error, stderr } = spawnSync('hugo', ['--source', process.argv[2]], {
  encoding: 'utf8',
})
if (error) throw error
if (status !== 0) throw new Error(stderr)
