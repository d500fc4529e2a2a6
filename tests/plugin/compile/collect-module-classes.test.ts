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
