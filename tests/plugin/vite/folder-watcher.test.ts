import {
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FolderWatcher } from '../../../plugin/vite/folder-watcher.ts'
import { temporaryFolder, writeFiles } from '../../site/build-site.ts'

/** Watches a folder with a file. `after` returns what is reported after a change of files. */
function watchFolder(isIgnored: (path: string) => boolean = () => false) {
  const base = temporaryFolder()
  const root = join(base, 'docs')
  writeFiles(base, { 'docs/a/x.md': '1', 'other/d/e/y.md': '1' })
  let found: string[] = []
  const watcher = new FolderWatcher({
    root,
    isIgnored,
    onChange: (event, path) => found.push(`${event} ${path.slice(root.length)}`),
    onError: (error) => found.push(String(error)),
  })
  watcher.start()
  onTestFinished(() => watcher.close())
  const after = async (change: () => unknown) => {
    found = []
    await change()
    await delay(300)
    return found.sort()
  }
  const at = (path: string) => join(base, path)
  return { watcher, at, after, write: (path: string) => writeFileSync(at(path), '2') }
}

/** Runs code without the rights of the superuser, who may read everything. */
function asNobody(folder: string, run: () => void): void {
  if (process.geteuid?.() !== 0) return run()
  chmodSync(folder, 0o755)
  process.seteuid?.(65_534)
  try {
    run()
  } finally {
    process.seteuid?.(0)
  }
}

describe.runIf(process.platform === 'linux')('the watcher of a folder', () => {
  test('reports files that are written, made and deleted', async () => {
    const { at, after, write } = watchFolder()
    expect(await after(() => write('docs/a/x.md'))).toEqual(['change /a/x.md'])
    expect(await after(() => write('docs/a/y.md'))).toEqual(['add /a/y.md'])
    expect(await after(() => write('docs/a/y.md'))).toEqual(['change /a/y.md'])
    expect(await after(() => rmSync(at('docs/a/y.md')))).toEqual(['unlink /a/y.md'])
  })

  test('takes a file that is replaced, or deleted and written, as changed', async () => {
    const { at, after, write } = watchFolder()
    const replace = () => {
      write('docs/a/x.tmp')
      renameSync(at('docs/a/x.tmp'), at('docs/a/x.md'))
    }
    expect(await after(replace)).toEqual(['change /a/x.md'])
    const rewrite = async () => {
      rmSync(at('docs/a/x.md'))
      await delay(40)
      write('docs/a/x.md')
    }
    expect(await after(rewrite)).toEqual(['change /a/x.md'])
  })

  test('follows new folders with all that is below them', async () => {
    const { at, after, write } = watchFolder()
    const make = () => {
      mkdirSync(at('docs/n/m'), { recursive: true })
      write('docs/n/m/f.md')
    }
    expect(await after(make)).toEqual(['add /n/m/f.md', 'addDir /n', 'addDir /n/m'])
    expect(await after(() => write('docs/n/m/f.md'))).toEqual(['change /n/m/f.md'])
    const moved = await after(() => renameSync(at('other/d'), at('docs/d')))
    expect(moved).toEqual(['add /d/e/y.md', 'addDir /d', 'addDir /d/e'])
    expect(await after(() => write('docs/d/e/y.md'))).toEqual(['change /d/e/y.md'])
  })

  test('reports each file of a folder that is gone, and of one in its place', async () => {
    const { at, after, write } = watchFolder()
    await after(() => renameSync(at('other/d'), at('docs/d')))
    expect(await after(() => renameSync(at('docs/d'), at('docs/b')))).toEqual([
      'add /b/e/y.md',
      'addDir /b',
      'addDir /b/e',
      'unlink /d/e/y.md',
      'unlinkDir /d',
      'unlinkDir /d/e',
    ])
    const exchange = () => {
      rmSync(at('docs/b'), { recursive: true })
      mkdirSync(at('docs/b'))
      write('docs/b/z.md')
    }
    expect(await after(exchange)).toEqual([
      'add /b/z.md',
      'addDir /b',
      'unlink /b/e/y.md',
      'unlinkDir /b',
      'unlinkDir /b/e',
    ])
    expect(await after(() => write('docs/b/z.md'))).toEqual(['change /b/z.md'])
  })

  test('reports a file in place of a folder, and the reverse', async () => {
    const { at, after, write } = watchFolder()
    const toFile = () => {
      rmSync(at('docs/a'), { recursive: true })
      write('docs/a')
    }
    expect(await after(toFile)).toEqual(['add /a', 'unlink /a/x.md', 'unlinkDir /a'])
    const toFolder = () => {
      rmSync(at('docs/a'))
      mkdirSync(at('docs/a'))
    }
    expect(await after(toFolder)).toEqual(['addDir /a', 'unlink /a'])
  })

  test('follows links to files and folders, but not in circles', async () => {
    const { at, after, write } = watchFolder()
    await after(() => renameSync(at('other/d'), at('docs/d')))
    const link = () => {
      symlinkSync(at('docs/d'), at('docs/linked'))
      symlinkSync(at('docs'), at('docs/a/circle'))
      symlinkSync(at('docs/d/e/y.md'), at('docs/y.md'))
    }
    expect(await after(link)).toEqual([
      'add /linked/e/y.md',
      'add /y.md',
      'addDir /linked',
      'addDir /linked/e',
    ])
    const all = ['change /d/e/y.md', 'change /linked/e/y.md', 'change /y.md']
    expect(await after(() => write('docs/d/e/y.md'))).toEqual(all)
    expect(await after(() => rmSync(at('docs/y.md')))).toEqual(['unlink /y.md'])
    const removed = await after(() => rmSync(at('docs/d'), { recursive: true }))
    expect(removed).toEqual([
      'unlink /d/e/y.md',
      'unlink /linked/e/y.md',
      'unlinkDir /d',
      'unlinkDir /d/e',
      'unlinkDir /linked',
      'unlinkDir /linked/e',
    ])
    const made = await after(() => mkdirSync(at('docs/d')))
    expect(made).toEqual(['addDir /d', 'addDir /linked'])
  })

  test('follows links to files outside it, not those to folders', async () => {
    const { at, after, write } = watchFolder()
    const link = () => {
      symlinkSync(at('other'), at('docs/linked'))
      symlinkSync(at('other/d/e/y.md'), at('docs/y.md'))
    }
    expect(await after(link)).toEqual(['add /y.md'])
    expect(await after(() => write('other/d/e/y.md'))).toEqual(['change /y.md'])
    const replace = () => {
      renameSync(at('docs/a'), at('other/a'))
      symlinkSync(at('other/a'), at('docs/a'))
    }
    expect(await after(replace)).toEqual(['unlink /a/x.md', 'unlinkDir /a'])
  })

  test('takes a file that becomes a link, or a link elsewhere, as another file', async () => {
    const { at, after, write } = watchFolder()
    write('docs/z.md')
    const linkTo = (path: string) => () => {
      rmSync(at('docs/a/x.md'))
      symlinkSync(at(path), at('docs/a/x.md'))
    }
    const another = ['add /a/x.md', 'unlink /a/x.md']
    expect(await after(linkTo('docs/z.md'))).toContain('unlink /a/x.md')
    expect(await after(linkTo('other/d/e/y.md'))).toEqual(another)
    const restore = () => {
      rmSync(at('docs/a/x.md'))
      write('docs/a/x.md')
    }
    expect(await after(restore)).toEqual(another)
    expect(await after(() => write('other/d/e/y.md'))).toEqual([])
  })

  test('follows links that lead nowhere once they lead to a file', async () => {
    const { at, after, write } = watchFolder()
    expect(await after(() => symlinkSync(at('docs/z.md'), at('docs/y.md')))).toEqual([])
    const both = (event: string) => [`${event} /y.md`, `${event} /z.md`]
    expect(await after(() => write('docs/z.md'))).toEqual(both('add'))
    expect(await after(() => write('docs/z.md'))).toEqual(both('change'))
  })

  test('watches a folder with a link to a file that may not be read', async () => {
    const { watcher, at, after, write } = watchFolder()
    watcher.close()
    chmodSync(at('other/d/e/y.md'), 0)
    symlinkSync(at('other/d/e/y.md'), at('docs/_.md'))
    asNobody(at('.'), () => watcher.start())
    expect(await after(() => write('docs/a/x.md'))).toEqual(['change /a/x.md'])
  })

  test('leaves out what is ignored', async () => {
    const { after, at, write } = watchFolder((path) => /node_modules|~$/.test(path))
    const install = () => {
      mkdirSync(at('docs/node_modules/p'), { recursive: true })
      write('docs/node_modules/p/x.js')
      write('docs/a/x.md~')
    }
    expect(await after(install)).toEqual([])
  })

  test('is told to start again when the folder is back', async () => {
    const { watcher, at, after, write } = watchFolder()
    const gone = await after(() => renameSync(at('docs'), at('away')))
    expect(gone).toEqual(['unlink /a/x.md', 'unlinkDir ', 'unlinkDir /a'])
    const back = () => {
      renameSync(at('away'), at('docs'))
      watcher.start()
    }
    expect(await after(back)).toEqual([])
    expect(await after(() => write('docs/a/x.md'))).toEqual(['change /a/x.md'])
  })

  test('finds what has changed after so many events that the system drops some', async () => {
    const { at, after, write } = watchFolder()
    const found = await after(() => {
      for (let index = 0; index < 9_000; index++) write(`docs/a/${index}.md`)
      mkdirSync(at('docs/n'))
      write('docs/n/late.md')
      write('docs/a/x.md')
    })
    expect(found).toHaveLength(9_003)
    expect(found).toEqual(
      expect.arrayContaining(['change /a/x.md', 'add /n/late.md', 'addDir /n']),
    )
    const gone = await after(() => rmSync(at('docs/a'), { recursive: true }))
    expect(gone.filter((event) => event.startsWith('unlink '))).toHaveLength(9_001)
  })

  test('reports nothing once it is closed', async () => {
    const { watcher, after, write } = watchFolder()
    watcher.close()
    expect(await after(() => write('docs/a/x.md'))).toEqual([])
  })
})
