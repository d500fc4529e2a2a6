import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  buildFolder,
  outputFiles,
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
  type CommandResult,
  type SiteFiles,
} from './build-site.ts'
import { randomSite } from './random-site.ts'

interface Task {
  dependsOn?: string[]
  outputs: string[]
}
type Scripts = { scripts: Record<string, string> }
type Targets = { targets: Record<string, { command: string; dependsOn?: string[] }> }

/** Simulates a machine: another path, and an empty store. */
function machine(files: SiteFiles): string {
  const root = join(temporaryFolder(), 'docs')
  mkdirSync(root)
  writeFiles(root, files)
  return root
}

/** Builds a part on its own machine, and returns its folder. */
async function buildPart(
  files: SiteFiles,
  only: string,
  args: string[] = [],
): Promise<CommandResult & { folder: string }> {
  const root = machine(files)
  const folder = join(root, '../part')
  const command = ['build', '.', '--only', only, '--outDir', folder, ...args]
  return { ...(await runSkerry(command, { cwd: root })), folder }
}

async function buildParts(files: SiteFiles, names: string[], args: string[] = []) {
  const folders: string[] = []
  for (const name of names) {
    const { code, output, folder } = await buildPart(files, name, args)
    expect(output).toContain(`part of ${name.replaceAll(',', ', ')}:`)
    expect(code).toBe(0)
    folders.push(folder)
  }
  return folders
}

const joinParts = (root: string, folders: string[], args: string[] = []) =>
  buildFolder(root, { args: [...args, '--join', ...folders] })

const content = (folder: string) =>
  outputFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')])

const small: SiteFiles = {
  'docs.json': settings([], {
    navigation: {
      languages: [
        { language: 'en', pages: ['en/index', 'en/other'] },
        { language: 'fr', pages: ['fr/index'] },
      ],
    },
  }),
  'en/index.mdx': page('Start', 'Ahoy. [Other](/en/other)'),
  'en/other.mdx': page('Other', 'import Note from "/snippets/note.mdx"\n\n<Note />'),
  'fr/index.mdx': page('Accueil', 'Bonjour.'),
  'snippets/note.mdx': 'A note.',
}

let en: string
let fr: string
beforeAll(async () => {
  const folders = await buildParts(small, ['en', 'fr'])
  en = folders[0]!
  fr = folders[1]!
})

test.each([1, 2, 3])(
  'a random site (%i) joined from its parts is the one that is built in one go',
  async (seed) => {
    const { files, parts, args } = randomSite(seed)
    const whole = await buildFolder(machine(files), { args })
    expect(whole.code).toBe(0)
    const folders = await buildParts(files, parts, args)
    const joined = await joinParts(machine(files), folders, args)
    expect(joined.output).not.toContain('join/')
    expect(joined.code).toBe(0)
    expect(joined.report.work).toMatchObject({ compiled: 0, rendered: 0 })
    expect(content(joined.folder)).toEqual(content(whole.folder))
  },
)

test('parts may overlap, and pages outside of all divisions need none', async () => {
  const files = {
    ...small,
    'now.mdx': page('Now', '{1 + 1}', 'cache: false\n'),
    'docs.json': settings([], {
      navigation: {
        tabs: [
          {
            tab: 'Docs',
            languages: [
              { language: 'en', pages: ['en/index', 'en/other'] },
              { language: 'fr', pages: ['fr/index'] },
            ],
          },
          { tab: 'News', pages: ['now'] },
        ],
      },
    }),
  }
  const folders = await buildParts(files, ['en', 'fr,en', 'en'])
  const root = machine(files)
  const joined = await joinParts(root, folders)
  expect(joined.report.work).toMatchObject({ compiled: 1, rendered: 1 })
  const whole = await buildFolder(machine(files))
  expect(content(joined.folder)).toEqual(content(whole.folder))
})

test('a part renders only its own pages, into a separate output folder', async () => {
  const root = machine(small)
  const { output } = await runSkerry(['build', '.', '--only', 'fr'], { cwd: root })
  expect(output).toContain('part of fr: 1 page (1 compiled, 1 rendered)')
  expect(outputFiles(join(root, 'dist-fr'))).toContain('part.json')
  // A later build doesn't treat it as content.
  const { code, report } = await buildFolder(root)
  expect(code).toBe(0)
  expect(report.work).toMatchObject({ compiled: 2, rendered: 2 })
})

test('a part of pages with errors is not written', async () => {
  const files = { ...small, 'fr/index.mdx': page('Accueil', '{undefined.name}') }
  const { code, output, folder } = await buildPart(files, 'fr')
  expect(code).toBe(1)
  expect(output).toContain('fr/index.mdx')
  expect(outputFiles(folder)).toEqual([])
})

test('a missing part is named, with the command that writes it', async () => {
  const { code, output, folder } = await joinParts(machine(small), [en])
  expect(code).toBe(1)
  expect(output).toContain('no part has the pages of `fr`  [join/missing]')
  expect(output).toContain('skerry build --only fr')
  expect(outputFiles(folder)).toEqual([])
})

test.each([
  ['a page', { 'en/other.mdx': page('Other', 'Changed.') }, '`en/other`'],
  ['a snippet', { 'snippets/note.mdx': 'Another note.' }, '`en/other`'],
])('%s that has changed makes its part stale', async (_, changed, named) => {
  const { code, output } = await joinParts(machine({ ...small, ...changed }), [en, fr])
  expect(code).toBe(1)
  expect(output.match(/\[join\/stale\]/g)).toHaveLength(1)
  expect(output).toContain('part.json')
  expect(output).toContain(
    `the part of en is out of date: the sources of ${named} have changed`,
  )
})

test('a page that came since makes a part stale', async () => {
  const docs = JSON.stringify(small['docs.json']).replace(
    '"en/other"',
    '"en/other","en/new"',
  )
  const files = { ...small, 'docs.json': docs, 'en/new.mdx': page('New') }
  const { output } = await joinParts(machine(files), [en, fr])
  expect(output).toContain('the sources of `en/new` have changed')
})

/** A modified copy of a part. */
function spoil(change: (folder: string, pack: string) => void): string {
  const folder = join(temporaryFolder(), 'part')
  cpSync(fr, folder, { recursive: true })
  change(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.pack'))!,
  )
  return folder
}

test.each<[string, (folder: string, pack: string) => void]>([
  ['cut', (folder, pack) => writeFileSync(join(folder, pack), 'no pack')],
  ['without its list', (folder) => writeFileSync(join(folder, 'part.json'), '{')],
  [
    'with a path in its list',
    (folder, pack) => {
      const file = join(folder, 'part.json')
      const name = pack.replace('.pack', '')
      writeFileSync(file, readFileSync(file, 'utf8').replace(name, `../${name}`))
    },
  ],
])('a part that is %s is damaged', async (_, change) => {
  const { code, output } = await joinParts(machine(small), [en, spoil(change)])
  expect(code).toBe(1)
  expect(output).toContain('[join/damaged]')
  expect(output).toContain('Build the part again')
})

test('parts with another base, and folders that are no parts, are reported together', async () => {
  const { code, output } = await joinParts(
    machine(small),
    [fr, 'nowhere'],
    ['--base', '/docs/'],
  )
  expect(code).toBe(1)
  expect(output).toContain('with the base `/` instead of `/docs/`  [join/other-build]')
  expect(output).toContain('`nowhere` is not a part of a site  [join/no-part]')
})

test('a site is not written over the parts that it is joined from', async () => {
  const { code, output } = await joinParts(machine(small), [en], ['--outDir', en])
  expect(code).toBe(1)
  expect(output).toContain('[join/part-in-output]')
  expect(existsSync(join(en, 'part.json'))).toBe(true)
})

test('the name of a division that is none gets the nearest', async () => {
  const near = await buildPart(small, 'fe')
  expect(near.code).toBe(1)
  expect(near.output).toContain('[join/unknown-division]')
  expect(near.output).toMatch(/Did you mean `--only (fr|en)`\?/)
  const far = await buildPart(small, 'japanese')
  expect(far.output).toContain('Available: `en`, `fr`.')
})

test('tasks of Turborepo or Nx give the site, as the documentation has them', async () => {
  const workspace = join(temporaryFolder(), 'shop')
  cpSync(new URL('workspace-of-parts', import.meta.url), workspace, { recursive: true })
  const docs = join(workspace, 'apps/docs')
  const text = (file: string) => readFileSync(join(workspace, file), 'utf8')
  const { tasks } = JSON.parse(text('turbo.json')) as { tasks: Record<string, Task> }
  const { scripts } = JSON.parse(text('apps/docs/package.json')) as Scripts
  const { targets } = JSON.parse(text('apps/docs/project.json')) as Targets
  const order = [...tasks['build']!.dependsOn!, 'build']
  expect(order.sort()).toEqual([...targets['build']!.dependsOn!, 'build'].sort())
  for (const name of order.sort((a) => (a === 'build' ? 1 : -1))) {
    expect(targets[name]!.command).toBe(scripts[name])
    const [, ...args] = scripts[name]!.split(' ')
    const { code } = await runSkerry(args, { cwd: docs })
    expect(code).toBe(0)
    const [folder] = tasks[name]!.outputs
    expect(outputFiles(join(docs, folder!.replace('/**', '')))).toContain('.skerry')
  }
  const whole = await buildFolder(docs)
  expect(content(join(docs, 'dist'))).toEqual(content(whole.folder))

  const guide = readFileSync(
    new URL('../../demo/guide/parts.mdx', import.meta.url),
    'utf8',
  )
  for (const file of ['turbo.json', 'apps/docs/package.json', 'apps/docs/project.json'])
    expect(guide.replaceAll(/^ +/gm, '')).toContain(text(file).replaceAll(/^ +/gm, ''))
})

test('a site without divisions is reported', async () => {
  const plain = { 'docs.json': settings(['index']), 'index.mdx': page('Start') }
  const part = await buildPart(plain, 'en')
  expect(part.code).toBe(1)
  expect(part.output).toContain('docs.json')
  expect(part.output).toContain('[join/no-divisions]')
  const joined = await joinParts(machine(plain), [en])
  expect(joined.output).toContain('without `--only` and `--join`')
})

test('a part replaces neither a site nor another part, only itself', async () => {
  const root = machine(small)
  const build = (...args: string[]) => runSkerry(['build', '.', ...args], { cwd: root })
  const dist = join(root, 'dist')
  expect((await build('--outDir', 'dist')).code).toBe(0)
  const site = content(dist)
  for (const more of [[], ['--force']]) {
    const refused = await build('--only', 'en', '--outDir', 'dist', ...more)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('docs/dist holds a whole site;')
    expect(refused.output).toContain('[build/output-holds-site]')
    expect(refused.output).toContain('`--outDir`')
    expect(content(dist)).toEqual(site)
  }

  expect((await build('--only', 'en')).code).toBe(0)
  expect((await build('--only', 'en')).code).toBe(0)
  const other = await build('--only', 'fr', '--outDir', 'dist-en')
  expect(other.output).toContain('dist-en holds the part of en;')
  expect(other.output).toContain('[build/output-holds-site]')
  writeFileSync(join(root, 'dist-en/part.json'), '{')
  expect((await build('--only', 'en')).code).toBe(0)
})
