import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compile } from './compile.tsx'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skerry-classes-'))
  mkdirSync(join(root, 'snippets'))
})

afterEach(() => rmSync(root, { recursive: true }))

test('class names in code that a page imports count, however deep', async () => {
  writeFileSync(
    join(root, 'snippets/a.jsx'),
    'import { B } from "./b.jsx"\nimport { A } from "/snippets/a.jsx"\nexport const A = ({ on }) => <B className={`grid ${on ? "grid-cols-7" : \'\'}`} />\n',
  )
  writeFileSync(
    join(root, 'snippets/b.jsx'),
    "export const B = () => <p className='text-rose-500 dark:hidden'>x</p>\n",
  )
  const { classNames, dependencies } = await compile(
    'import { A } from "/snippets/a.jsx"\n\n<A />',
    { root },
  )
  expect(classNames).toEqual(
    expect.arrayContaining(['grid', 'grid-cols-7', 'text-rose-500', 'dark:hidden']),
  )
  expect(dependencies.map(({ file }) => file)).toEqual([
    'snippets/a.jsx',
    'snippets/b.jsx',
  ])
})

test('class names of components with state in a page count', async () => {
  const { classNames } = await compile(
    'export const A = () => { const [n] = useState(0); return <p className="p-7">{n}</p> }\n\n<A />',
    { root },
  )
  expect(classNames).toContain('p-7')
})

test('class names in HTML that code writes count', async () => {
  writeFileSync(
    join(root, 'snippets/a.jsx'),
    `const mark = '<span class="h-4 flex-shrink-0"></span>'
export const A = () => <p ref={(p) => { p.innerHTML = mark + "<b class='p-7 " + x + "'>" }} />\n`,
  )
  const { classNames } = await compile('import { A } from "/snippets/a.jsx"\n\n<A />', {
    root,
  })
  expect(classNames).toEqual(expect.arrayContaining(['h-4', 'flex-shrink-0', 'p-7']))
})

test('apostrophes in the text of components hide no class names', async () => {
  const text = '<p>lorem ipsum dolor</p>'.repeat(100)
  writeFileSync(
    join(root, 'snippets/a.jsx'),
    `export const A = () => <div><p>Don't</p>${text}<p className="p-7">{'x'}</p></div>\n`,
  )
  const { classNames } = await compile('import { A } from "/snippets/a.jsx"\n\n<A />', {
    root,
  })
  expect(classNames).toContain('p-7')
})

test('class names may contain quotes and character references', async () => {
  writeFileSync(
    join(root, 'snippets/a.jsx'),
    'export const A = () => <p className="after:content-[\'\'] [&amp;_td]:px-1">{`flex ${1} w-1`}</p>\n',
  )
  const { classNames } = await compile('import { A } from "/snippets/a.jsx"\n\n<A />', {
    root,
  })
  expect(classNames).toEqual(
    expect.arrayContaining(["after:content-['']", '[&_td]:px-1', 'flex', 'w-1']),
  )
})

test('class names in typed modules count', async () => {
  writeFileSync(
    join(root, 'snippets/a.ts'),
    'export const name = <T,>(on: T): string => (on ? "p-7" : "p-8") as string\n',
  )
  writeFileSync(
    join(root, 'snippets/b.tsx'),
    "import { name } from './a.ts'\nexport const B = ({ on }: { on?: boolean }) => <p className={name(on)}>x</p>\n",
  )
  const { classNames } = await compile('import { B } from "/snippets/b.tsx"\n\n<B />', {
    root,
  })
  expect(classNames).toEqual(expect.arrayContaining(['p-7', 'p-8']))
})
