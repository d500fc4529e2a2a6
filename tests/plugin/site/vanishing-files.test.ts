import fs, { rmSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Project } from '../../../plugin/site/project.ts'
import { readProject, settings } from '../check/check-files.ts'
import { makeFolder } from './make-site.ts'

const READING = ['readFileSync', 'readdirSync', 'statSync', 'lstatSync', 'existsSync']
const READING_LATER = ['readFile', 'readdir', 'stat', 'lstat', 'realpath', 'open']

const files = {
  'docs.json': settings(['a', 'guide/b'], {
    logo: '/logo.svg',
  }),
  'a.mdx': "---\ntitle: A\n---\nimport S from '/snippets/s.mdx'\n\n<S />\n",
  'guide/b.mdx': '---\ntitle: B\n---\n\n[data](/data/list.json)\n',
  'snippets/s.mdx': 'A snippet.',
  'snippets/t.jsx': 'export const T = 1',
  'data/list.json': '[]',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'style.css': 'a {}',
  'script.js': 'let a',
}

type Call = (...args: unknown[]) => unknown
const undo: (() => void)[] = []
afterEach(() => {
  for (const restore of undo.splice(0)) restore()
  syncBuiltinESMExports()
})

test('a file or folder that vanishes right before it is read is not there, and nothing fails', async () => {
  const met: string[] = []
  const whole = makeFolder(files)
  const restore = beforeEachRead(whole, (call, path) => void met.push(`${call} ${path}`))
  await readProject(whole, {})
  restore()
  const reads = [...new Set(met)].filter((each) => !/ (docs\.json)?$/.test(each))
  expect(reads).toContain('readFileSync guide/b.mdx')
  expect(reads).toContain('readdir guide')
  expect(reads).toContain('readFile snippets/t.jsx')
  for (const read of reads) {
    const root = makeFolder(files)
    const stop = beforeEachRead(root, (call, path) => {
      if (`${call} ${path}` === read)
        rmSync(`${root}/${path}`, { recursive: true, force: true })
    })
    const project = await readProject(root, {}).catch((error: unknown) => error)
    stop()
    expect(project, `vanished before ${read}`).not.toBeInstanceOf(Error)
    // Compared with the current folder: missing files aren't listed.
    if (read === 'readFileSync guide/b.mdx')
      expect([...(project as Project).site.pages.keys()]).toEqual(['a'])
  }
})

test('a page that is put in the place of another while the folder is read is not left out', async () => {
  const root = makeFolder(files)
  const page = `${root}/guide/b.mdx`
  const text = fs.readFileSync(page)
  let isMissing = false
  const stop = beforeEachRead(root, (call, path) => {
    if (`${call} ${path}` !== 'readFileSync guide/b.mdx' || isMissing) return
    isMissing = true
    rmSync(page)
    setTimeout(() => fs.writeFileSync(page, text), 20)
  })
  const project = await readProject(root, {})
  stop()
  expect(isMissing).toBe(true)
  expect([...project.site.pages.keys()]).toEqual(['a', 'guide/b'])
})

test('a page that is moved while the folder is read is where it is now', async () => {
  const root = makeFolder({ ...files, 'docs.json': settings(['a']) })
  const stop = beforeEachRead(root, (call, path) => {
    if (`${call} ${path}` === 'readFileSync guide/b.mdx')
      fs.renameSync(`${root}/guide/b.mdx`, `${root}/guide/c.mdx`)
  })
  const project = await readProject(root, {})
  stop()
  expect([...project.site.pages.keys()].sort()).toEqual(['a', 'guide/c'])
})

/** Calls `tell` before each file system call that reads below a folder. */
function beforeEachRead(root: string, tell: (call: string, path: string) => void) {
  const restores = [
    ...READING.map((name) => wrap(fs as never, name)),
    ...READING_LATER.map((name) => wrap(promises as never, name)),
  ]
  syncBuiltinESMExports()
  const restore = () => {
    for (const each of restores) each()
    syncBuiltinESMExports()
  }
  undo.push(restore)
  return restore

  function wrap(api: Record<string, Call>, name: string): () => void {
    const real = api[name]!
    api[name] = (...args) => {
      const path = relative(root, String(args[0]))
      if (!path.startsWith('..')) tell(name, path)
      return real(...args)
    }
    return () => (api[name] = real)
  }
}
