import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../../plugin/cli/run-command.ts'
import { makeFolder } from '../site/make-site.ts'

afterEach(() => vi.restoreAllMocks())

async function printed(...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(args)
  return log.mock.calls.map(([text]) => String(text)).join('\n')
}

test.each([
  'dev',
  'build',
  'preview',
  'mcp',
  'check',
  'create',
  'import',
  'upgrade',
  'rename',
])('skerry %s --help says what it takes', async (name) => {
  expect(await printed(name, '--help')).toContain(`skerry ${name}`)
  expect(await printed('--help')).toContain(`  ${name} `)
})

test('help for what is no command is the list of commands', async () => {
  expect(await printed('help', 'constructor')).toContain('  upgrade [dir] ')
})

test.each([
  [['chek'], 'skerry chek is not a command'],
  [['constructor'], 'skerry constructor is not a command'],
  [['check', '--styel'], "Unknown option '--styel'"],
  [['check', 'a', 'b'], 'skerry check received an unexpected argument: `b`'],
  [['check', '--format', 'xml'], '--format must be text, json, sarif, github, not `xml`'],
  [['create', 'x', '--color', 'red'], '--color must be #rrggbb, not `red`'],
  [['rename', '', 'b'], 'skerry rename requires the old and the new path'],
  [['rename', 'only-one'], 'skerry rename requires the old and the new path'],
  [
    ['build', 'a', 'b', '--join', 'c'],
    'skerry build received an unexpected argument: `b`',
  ],
  [['build', '--join'], '--join requires folders'],
  [['--versoin'], "Unknown option '--versoin'\n  Did you mean `skerry --version`?"],
  [['-V'], "Unknown option '-V'\n  Did you mean `skerry --version`?"],
  [
    ['--base', '/a/', 'build'],
    "Unknown option '--base'\n  Options follow the command: skerry build --base",
  ],
  [['build', '--hepl'], 'Did you mean `--help`?'],
  [['accessibility'], 'Did you mean `skerry check`?'],
  [['check', '--check-external'], 'Did you mean `--external`?'],
  [['check', '--check-anchors'], 'anchors are always checked'],
  [['dev', '--no-open'], "Unknown option '--no-open'\n  Omit it: "],
  [['dev', '--groups', 'admin'], 'pages of all groups'],
  [['build', '--base'], '--base requires a value'],
  [['build', '--base', '--force'], '--base requires a value'],
  [['build', '-base', '/a/'], "Unknown option '-base'\n  Did you mean `--base`?"],
])('%j is answered with what is wrong', async (args, message) => {
  await expect(runCommand(args)).rejects.toThrow(message)
})

test.each([
  [['biuld'], 'Did you mean `skerry build`?'],
  [['serve'], 'Did you mean `skerry dev`?'],
  [['migrate'], 'Did you mean `skerry import`?'],
  [['init'], 'Did you mean `skerry create`?'],
  [['move'], 'Did you mean `skerry rename`?'],
  [['version'], 'Did you mean `skerry --version`?'],
  [['build', '--outdir', 'x'], 'Did you mean `--outDir`?'],
  [['check', '--stric'], 'Did you mean `--strict`?'],
  [['dev', '--port', 'abc'], '--port must be a number from 0 to 65535, not `abc`'],
  [['build', '--base', 'docs'], '--base must be a path such as `/docs/`, not `docs`'],
  [['build', '--base', 'a/b c/'], 'such as `/a/b-c/`, not `a/b c/`'],
  [['build', '--base', '/../'], 'such as `/docs/`, not `/../`'],
  [['build', '--base', '//x/'], 'such as `/x/`, not `//x/`'],
  [['build', '--base', '/a/?b'], 'such as `/a/`, not `/a/?b`'],
  [['build', '--base', 'https://'], '--base must be a path such as'],
  [['build', '--only', 'en,'], '--only requires names of divisions'],
  [['build', '--only', 'en', '--join', 'x'], '--only and --join cannot be combined'],
  [['build', '--jion', 'x'], 'Did you mean `--join`?'],
  [['build', '--out', 'x'], 'Did you mean `--outDir`?'],
  [['dev', '-p', '80'], 'Did you mean `--port`?'],
  [['dev', '--port', 'abc'], 'For usage, run: skerry dev --help'],
  [['dev', '--host', '192.0.2.1'], '--host must be an address of this machine'],
  [['dev', '--host', ''], '--host must be an address of this machine'],
  [['check', '--only', 'check/broken-lnk'], 'Did you mean `check/broken-link`?'],
  [['check', '--skip', 'a,stile'], '--skip: there is no code or area `a`'],
  [['build', '--cache-url', 'http://'], '--cache-url must be a URL that starts with'],
])('%j is answered with the way out', async (args, hint) => {
  const folder = makeFolder({ 'docs.json': '{}' })
  const [name = '', ...options] = args
  await expect(runCommand([name, folder, ...options])).rejects.toThrow(hint)
})

test('a command that is nothing like another gets no suggestion', async () => {
  const asked = runCommand(['frobnicate'])
  await expect(asked).rejects.toThrow('skerry frobnicate is not a command')
  await expect(asked).rejects.not.toThrow('Did you mean')
})

test('folders with spaces are quoted in commands', async () => {
  const root = makeFolder({ 'my docs/docs.json': '{}' })
  await expect(runCommand(['build', root])).rejects.toThrow(
    /: skerry build ".*my docs"$/m,
  )
})

test.each(['dev', 'build', 'preview', 'check'])(
  '%s says what a folder lacks, and how to begin',
  async (name) => {
    const empty = makeFolder({ 'site/docs.json': '{}' })
    const asked = runCommand([name, empty])
    await expect(asked).rejects.toThrow('has no docs.json')
    await expect(asked).rejects.toThrow('skerry create')
    await expect(asked).rejects.toThrow(/site` has one: skerry \w+ .*site/)
    const near = runCommand([name, `${empty}/siet`])
    await expect(near).rejects.toThrow(/there is no folder `.*siet`/)
    await expect(near).rejects.toThrow(/Did you mean `skerry \w+ .*\/site`/)
  },
)

test.each(['preview', 'mcp'])(
  '%s of a built site says how to name it instead of asking for a docs.json',
  async (name) => {
    const built = makeFolder({ '.skerry': '', 'index.html': '<h1>Tides</h1>' })
    await expect(runCommand([name, built])).rejects.toThrow(
      `is a built site itself, not the folder of its pages\n  Name it as the output: skerry ${name} --outDir ${built}`,
    )
  },
)

test('a folder in place of a command is served by dev', async () => {
  const folder = makeFolder({ 'docs.json': '{}' })
  await expect(runCommand([folder])).rejects.toThrow(`skerry dev ${folder}`)
})

test.each([
  ['[]', 'Add it: `plugins: [skerry()]`'],
  ['[function skerry() { return [] }]', 'write `skerry()` instead of `skerry`'],
])('a Vite configuration with the plugins %s lacks ours', async (plugins, hint) => {
  const folder = makeFolder({
    'docs.json': '{}',
    'vite.config.js': `export default { plugins: ${plugins} }`,
  })
  for (const name of ['build', 'dev', 'check']) {
    const asked = runCommand([name, folder])
    await expect(asked).rejects.toThrow('does not use `skerry()`')
    await expect(asked).rejects.toThrow(hint)
  }
})

test('preview of a part of a site says that it must be joined', async () => {
  const folder = makeFolder({ 'docs.json': '{}', 'dist-en/part.json': '{}' })
  const asked = runCommand(['preview', folder, '--outDir', `${folder}/dist-en`])
  await expect(asked).rejects.toThrow('dist-en` is a part of a site')
  await expect(asked).rejects.toThrow('skerry build --join')
})

test('a file in place of a folder is named', async () => {
  const folder = makeFolder({ 'docs.json': '{}' })
  const asked = runCommand(['build', `${folder}/docs.json`])
  await expect(asked).rejects.toThrow('docs.json` is a file, not a folder')
  await expect(asked).rejects.toThrow(`skerry build ${folder}`)
})

test('a settings file that is a broken symbolic link is reported', async () => {
  const folder = makeFolder({ 'a.md': '' })
  symlinkSync('nowhere', join(folder, 'docs.json'))
  const asked = runCommand(['build', folder])
  await expect(asked).rejects.toThrow(
    '`docs.json` is a link to a file that does not exist',
  )
})

test('the site of a monorepo is found two folders below', async () => {
  const root = makeFolder({ 'apps/web/index.html': '', 'apps/docs/mint.json': '{}' })
  await expect(runCommand(['check', root])).rejects.toThrow(
    `docs\` has one: skerry check ${root}/apps/docs`,
  )
})

test('a settings file in another case is named', async () => {
  const asked = runCommand(['check', makeFolder({ 'Docs.json': '{}' })])
  await expect(asked).rejects.toThrow('`Docs.json` must be in lower case: `docs.json`')
})

test('preview without a built site says how to build it', async () => {
  const folder = makeFolder({ 'docs.json': '{}' })
  const asked = runCommand(['preview', folder])
  await expect(asked).rejects.toThrow('there is no built site in `dist`')
  await expect(asked).rejects.toThrow(`skerry build ${folder}`)
})

test('upgrade reports if there is nothing to upgrade', async () => {
  await expect(runCommand(['upgrade', makeFolder({})])).rejects.toThrow(
    'has no docs.json, so there is no site to upgrade',
  )
  const folder = makeFolder({ 'vite.config.js': '', 'docs/mint.json': '{}' })
  await expect(runCommand(['upgrade', folder])).rejects.toThrow(
    `docs\` has one: skerry upgrade ${folder}/docs`,
  )
  const modern = makeFolder({ 'docs.json': '{"name":"A","navigation":{"pages":[]}}' })
  expect(await printed('upgrade', modern)).toMatch(
    /already uses the modern schema|has no pages/,
  )
})
