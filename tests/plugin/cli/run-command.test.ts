import { afterEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../../plugin/cli/run-command.ts'
import { makeFolder } from '../site/make-site.ts'

afterEach(() => vi.restoreAllMocks())

async function printed(...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(args)
  return log.mock.calls.map(([text]) => String(text)).join('\n')
}

test.each(['dev', 'build', 'preview', 'check', 'create', 'upgrade', 'rename'])(
  'skerry %s --help says what it takes',
  async (name) => {
    expect(await printed(name, '--help')).toContain(`skerry ${name}`)
    expect(await printed('--help')).toContain(`  ${name} `)
  },
)

test.each([
  [['chek'], 'skerry chek is not a command'],
  [['constructor'], 'skerry constructor is not a command'],
  [['check', '--styel'], "Unknown option '--styel'"],
  [['check', 'a', 'b'], 'skerry check does not know what to do with `b`'],
  [['check', '--format', 'xml'], '--format is text, json, sarif, github, not `xml`'],
  [['create', 'x', '--color', 'red'], '--color takes #rrggbb, not `red`'],
  [['rename', 'only-one'], 'skerry rename takes the old path and the new one'],
])('%j is answered with what is wrong', async (args, message) => {
  await expect(runCommand(args)).rejects.toThrow(message)
})

test('upgrade says so where there is nothing to upgrade', async () => {
  await expect(runCommand(['upgrade', makeFolder({})])).rejects.toThrow(
    'has no docs.json and no mint.json',
  )
  const modern = makeFolder({ 'docs.json': '{"name":"A","navigation":{"pages":[]}}' })
  expect(await printed('upgrade', modern)).toMatch(/modern form already|holds no page/)
})
