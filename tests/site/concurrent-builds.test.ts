import { spawn } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  watch,
} from 'node:fs'
import { join } from 'node:path'
import { createServer, type PluginOption } from 'vite'
import { expect, test } from 'vitest'
import { startPreview } from '../dev/start-server.ts'
import {
  buildFolder,
  cli,
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
} from './build-site.ts'

const LOCK = '.dist.skerry-lock'

test('of two builds at once the second waits, reads the pages again, and both end well', async () => {
  const root = newSite('A', 12)
  const first = build(root)
  await appears(root, LOCK)
  const second = build(root)
  await until(() => second.output().includes('waiting for the build by process '))
  // Changed while the second build waits, so what it has read is outdated.
  for (let number = 6; number < 12; number++) rmSync(join(root, `page-${number}.mdx`))
  writePages(root, 'B', 6)
  expect(await first.ended, first.output()).toBe(0)
  expect(await second.ended, second.output()).toBe(0)
  expect(second.output().match(/waiting/g)).toHaveLength(1)
  expect(versions(root)).toEqual(Object.fromEntries(names(6).map((name) => [name, 'B'])))
  expect(hidden(root)).toEqual([])
})

test('with `--no-wait` the second ends with exit code 1 and says who builds', async () => {
  const root = newSite('A', 4)
  const first = build(root)
  await appears(root, LOCK)
  const second = build(root, '--no-wait')
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(
    /^process \d+ is building this site {2}\[build\/locked\]\n {2}Without `--no-wait`, this build would wait for it to finish\.\n$/,
  )
  expect(await first.ended, first.output()).toBe(0)
})

test('`preview` and `check` leave a running build alone', async () => {
  const root = newSite('A', 12)
  expect(await build(root).ended).toBe(0)
  writePages(root, 'B', 12)
  const running = build(root)
  await appears(root, LOCK)
  let ended = false
  void running.ended.then(() => (ended = true))
  let beside = 0
  while (!ended) {
    const preview = await startPreview(root, join(root, 'dist'))
    const { text } = await preview.get('/page-0')
    expect(text).toMatch(/version-[AB]/)
    await preview.stop()
    if (ended) break
    const { code, output } = await runSkerry(['check', '.'], { cwd: root })
    expect(code, output).toBe(0)
    beside++
  }
  expect(await running.ended, running.output()).toBe(0)
  expect(beside).toBeGreaterThan(0)
  expect(versions(root)['page-0']).toBe('B')
})

test('`preview` and `check` put back what a killed build moved away', async () => {
  for (const command of ['check', 'preview']) {
    const root = newSite('A', 2)
    writeFiles(root, {
      '.dist.skerry-old-x/index.html': 'version-A',
      '.dist.skerry-staging-x/index.html': 'half',
      [`${LOCK}/x.json`]: '',
    })
    if (command === 'check') await runSkerry(['check', '.'], { cwd: root })
    else await (await startPreview(root, join(root, 'dist'))).stop()
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('version-A')
    expect(hidden(root)).toEqual([])
  }
})

test('`dev` does not reload pages while a build runs beside it', async () => {
  const root = newSite('A', 20)
  const { skerry } = (await import(
    new URL('../../dist/node/index.js', import.meta.url).href
  )) as { skerry(): PluginOption }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [skerry()],
  })
  const sent: unknown[] = []
  server.ws.send = (message: unknown, data?: unknown) => {
    // The list of problems comes with the first pass, and reloads nothing.
    if (message !== 'skerry:problems') sent.push([message, data])
  }
  try {
    const { code, output } = await runSkerry(['build', '.'], { cwd: root })
    expect(code, output).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(sent).toEqual([])
    // The server is ready, so an edit is sent to the page.
    writePages(root, 'B', 20)
    await until(() => sent.length > 0)
  } finally {
    await server.close()
  }
})

test('an output folder that is somebody else’s stays, with exit code 1 and the way out', async () => {
  const root = newSite('A', 1)
  const other = join(root, '../home')
  writeFiles(other, { 'Documents/thesis.txt': 'years of work', '.bashrc': '' })
  const refused = await runSkerry(['build', '.', '--outDir', other], { cwd: root })
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('[build/output-not-ours]')
  expect(refused.output).toContain('--force')
  expect(readdirSync(other).sort()).toEqual(['.bashrc', 'Documents'])
  const forced = await runSkerry(['build', '.', '--outDir', other, '--force'], {
    cwd: root,
  })
  expect(forced.code, forced.output).toBe(0)
  const again = await runSkerry(['build', '.', '--outDir', other], { cwd: root })
  expect(again.code, again.output).toBe(0)
  expect(existsSync(join(other, 'index.html'))).toBe(true)
})

test('a folder that `--outDir` once named is not read as content', async () => {
  const root = newSite('A', 1)
  for (let run = 0; run < 2; run++) {
    const { code, output } = await runSkerry(['build', '.', '--outDir', 'public'], {
      cwd: root,
    })
    expect(code, output).toBe(0)
  }
  const { code, output } = await runSkerry(['build', '.'], { cwd: root })
  expect(code, output).toBe(0)
  expect(existsSync(join(root, 'dist/public'))).toBe(false)
})

test('an output that is a link stays one, and the folder behind it is the site', async () => {
  const root = newSite('A', 1)
  mkdirSync(join(root, '../www'))
  symlinkSync('www', join(root, '../out'))
  for (const version of ['A', 'B']) {
    writePages(root, version, 1)
    const site = await buildFolder(root)
    expect(site.code, site.output).toBe(0)
    expect(lstatSync(site.folder).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(root, '../www/page-0.html'), 'utf8')).toContain(
      `version-${version}`,
    )
  }
})

function newSite(version: string, count: number): string {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writePages(root, version, count)
  return root
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, number) => `page-${number}`)
}

function writePages(root: string, version: string, count: number): void {
  writeFiles(root, { 'docs.json': settings(names(count)) })
  for (const name of names(count)) {
    writeFiles(root, { [`${name}.mdx`]: page(name, `This is version-${version}.`) })
  }
}

/** The version of each page of the output. */
function versions(root: string): Record<string, string | undefined> {
  const files = readdirSync(join(root, 'dist')).filter((name) =>
    /^page-.*html$/.test(name),
  )
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.html', ''),
      /version-(\w+)/.exec(readFileSync(join(root, 'dist', file), 'utf8'))?.[1],
    ]),
  )
}

/** Hidden files of builds that remain in the content folder. */
function hidden(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('.'))
}

/** Starts a build that runs in the background. */
function build(root: string, ...args: string[]) {
  const child = spawn(process.execPath, [cli, 'build', '.', ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', XDG_CACHE_HOME: join(root, '../cache') },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text))
  child.stderr.on('data', (text: Buffer) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { ended, output: () => output }
}

/** Waits for a file of the folder. */
async function appears(folder: string, name: string): Promise<void> {
  const watcher = watch(folder)
  try {
    await new Promise<void>((resolve) => {
      const look = () => existsSync(join(folder, name)) && resolve()
      watcher.on('change', look)
      look()
    })
  } finally {
    watcher.close()
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}
