import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, temporaryFolder, writeFiles } from './build-site.ts'

test('a command whose output nobody reads any more ends as it would, without a stack trace', async () => {
  const cwd = join(temporaryFolder(), 'site')
  writeFiles(cwd, {
    'docusaurus.config.js': "module.exports = { title: 'A' }",
    'docs/a.md': '# A',
  })
  const child = spawn(process.execPath, [cli, 'import', '--dry-run'], { cwd })
  // As `| head` does.
  child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(errors).toBe('')
  expect(code).toBe(0)
})
