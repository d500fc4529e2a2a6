import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, runSkerry, settings, temporaryFolder, writeFiles } from './build-site.ts'

const other = createServer((_, response) => response.end('somebody else’s'))
const root = join(temporaryFolder(), 'site')
let port = 0

beforeAll(async () => {
  mkdirSync(root)
  writeFiles(root, {
    'docs.json': settings(['a']),
    'a.mdx': page('A'),
    'dist/index.html': 'a site',
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  port = (other.address() as AddressInfo).port
})
afterAll(() => void other.close())

test.each(['dev', 'preview'])(
  'a port that was given to `%s` and is in use is an error, and no other is taken',
  async (command) => {
    const { code, output } = await runSkerry(
      [command, '.', '--host', '127.0.0.1', '--port', String(port)],
      { cwd: root },
    )
    expect(code, output).toBe(1)
    expect(output.trim()).toBe(
      `port ${port} is in use\n  Choose another port, or omit --port to use the next free one.`,
    )
  },
)

test.each(['0x50', '70000', '-1', 'http'])('`--port %s` is no port', async (text) => {
  const { code, output } = await runSkerry(['dev', '.', `--port=${text}`], { cwd: root })
  expect(code, output).toBe(1)
  const [first] = output.split('\n')
  expect(first).toBe(`--port must be a number from 0 to 65535, not \`${text}\``)
  expect(output).not.toMatch(/^\s+at /m)
})
