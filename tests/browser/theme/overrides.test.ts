import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../launch-browser.ts'

/**
 * Layout parts of the site. Each wraps the theme's part on one page and replaces it on
 * the other.
 */
const parts: Record<string, string> = {
  Card: `import { Card as ThemeCard, type CardProps } from 'skerry/theme/components/card'
import { usePage } from 'skerry/runtime'

export default function Card({ label, ...props }: CardProps & { label?: string }) {
  if (usePage().page.path === 'replaced') return <section class="own-card">{props.title}</section>
  return <div class="wrapped-card" data-label={label}><ThemeCard {...props} /></div>
}
`,
  Footer: `import { Footer as ThemeFooter } from 'skerry/theme/layout/footer'
import { useShell } from 'skerry/runtime'

export function Footer() {
  if (useShell().page.path === 'replaced') return <footer class="own-footer">Own footer</footer>
  return <div class="wrapped-footer"><ThemeFooter /></div>
}
`,
  Navbar: `import { Navbar as ThemeNavbar } from 'skerry/theme/layout/navbar'
import { useShell } from 'skerry/runtime'
import './navbar.css'

export default function Navbar() {
  if (useShell().page.path === 'replaced') return <div class="own-navbar">Own bar</div>
  return <div class="wrapped-navbar"><ThemeNavbar /></div>
}
`,
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))
let home = ''
let browser: Browser

beforeAll(async () => {
  // Outside of the repository, like a user's folder: Vite doesn't watch files in
  // node_modules.
  home = mkdtempSync(join(tmpdir(), 'skerry-packed-'))
  mkdirSync(join(home, 'node_modules'))
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(
        join(repository, 'node_modules', name),
        join(home, 'node_modules', name),
      )
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', home], {
    cwd: repository,
    stdio: 'ignore',
  })
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'))!
  mkdirSync(join(home, 'node_modules/skerry'), { recursive: true })
  execFileSync('tar', [
    'xzf',
    join(home, tarball),
    '--strip-components=1',
    '-C',
    join(home, 'node_modules/skerry'),
  ])
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  if (home) rmSync(home, { recursive: true, force: true })
})

/** Writes a site with layout parts in `theme/`, or elsewhere and named in the options. */
function writeSite(name: string, files: Record<string, string>, options = ''): string {
  const root = join(home, name)
  const all: Record<string, string> = {
    'package.json': JSON.stringify({ name: 'own-parts', private: true, type: 'module' }),
    'docs.json': JSON.stringify({
      name: 'Own parts',
      theme: 'mint',
      colors: { primary: '#0f6f78' },
      navigation: { pages: ['index', 'replaced'] },
      footer: { socials: { github: 'https://example.com/x' } },
    }),
    'index.mdx':
      '---\ntitle: Wrapped\n---\n\n<Card title="A card" label="New">Words.</Card>\n',
    'replaced.mdx': '---\ntitle: Replaced\n---\n\n<Card title="A card">Words.</Card>\n',
    'vite.config.ts': `import { skerry } from 'skerry'\nimport { defineConfig } from 'vite'\nexport default defineConfig({ plugins: [skerry({ ${options} })] })\n`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        jsx: 'react-jsx',
        jsxImportSource: 'preact',
        skipLibCheck: true,
        types: ['skerry/virtual'],
      },
      include: ['**/*.tsx'],
    }),
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const cli = (...args: string[]) =>
  spawnSync(process.execPath, [join(home, 'node_modules/skerry/dist/cli.js'), ...args], {
    encoding: 'utf8',
  })

const inFolder = {
  ...Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [`theme/${name}.tsx`, text]),
  ),
  'theme/navbar.css': '.wrapped-navbar { border-top: 3px solid rgb(1, 2, 3); }',
}
const byOption = {
  ...Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [`my/${name}.tsx`, text]),
  ),
  'my/navbar.css': '.wrapped-navbar { border-top: 3px solid rgb(1, 2, 3); }',
}
const named = `components: { Card: './my/Card.tsx', Footer: './my/Footer.tsx', Navbar: './my/Navbar.tsx' }`

describe.each([
  ['by folder', inFolder, ''],
  ['by option', byOption, named],
])('parts of the site’s own, %s, with the packed package', (name, files, options) => {
  test('wrap and replace Card, Footer and Navbar', () => {
    const root = writeSite(name.replace(' ', '-'), files, options)
    const { status, stderr } = cli('build', root, '--outDir', join(root, 'out'))
    expect(stderr).not.toMatch(/IMPORT_IS_UNDEFINED|rror:/)
    expect(status).toBe(0)
    const page = (path: string) => readFileSync(join(root, 'out', path), 'utf8')
    const wrapped = page('index.html')
    expect(wrapped).toMatch(
      /<div class="wrapped-card" data-label="New"><[^>]+class="card/,
    )
    expect(wrapped).toMatch(/<div class="wrapped-footer"><footer id="footer"/)
    expect(wrapped).toMatch(/<div class="wrapped-navbar"><div class="navbar-row/)
    const replaced = page('replaced.html')
    expect(replaced).toContain('<section class="own-card">A card</section>')
    expect(replaced).toContain('<footer class="own-footer">Own footer</footer>')
    expect(replaced).toContain('<div class="own-navbar">Own bar</div>')
    expect(replaced).not.toContain('navbar-row')
    const css = readdirSync(join(root, 'out/assets'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => page(`assets/${file}`))
      .join('')
    expect(css).toContain('.wrapped-navbar')
  })

  test('have the types of what they wrap', () => {
    const root = writeSite(`${name.replace(' ', '-')}-types`, files, options)
    const tsc = join(repository, 'node_modules/typescript/bin/tsc')
    const check = () =>
      spawnSync(process.execPath, [tsc, '-p', root], { encoding: 'utf8' })
    const right = check()
    expect(right.stdout).toBe('')
    expect(right.status).toBe(0)
    writeFileSync(
      join(root, 'wrong.tsx'),
      `import { Card } from 'skerry/theme/components/card'\nexport const wrong = <Card horizontl title={7n} />\n`,
    )
    expect(check().stdout).toMatch(/wrong\.tsx.*error TS2322/)
  })
})

test('Head, Layout and NotFound are wrapped, elements of Markdown replaced, and parts have islands', () => {
  const root = writeSite(
    'frame',
    {
      'index.mdx': '---\ntitle: Wrapped\n---\n\n## Part\n\n[Link](/replaced)\n',
      'theme/Head.tsx': `import { Head as ThemeHead } from 'skerry/theme/layout/head'
import { useShell } from 'skerry/runtime'

export const Head = () => <><ThemeHead /><meta name="own" content={useShell().page.title} /></>
`,
      'theme/Layout.tsx': `import { Layout as ThemeLayout, type LayoutProps } from 'skerry/theme/layout/layout'

export const Layout = (props: LayoutProps) => <div class="own-layout"><ThemeLayout {...props} /></div>
`,
      'theme/NotFound.tsx': `import { NotFound as ThemeNotFound } from 'skerry/theme/layout/not-found'

export const NotFound = () => <div class="own-missing"><ThemeNotFound /></div>
`,
      'theme/Footer.tsx': `import Counter from '../my/counter.island'

export const Footer = () => <Counter start={3} />
`,
      'my/counter.island.tsx': `import { useState } from 'preact/hooks'

export default function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <button class="own-count" onClick={() => setCount(count + 1)}>{count}</button>
}
`,
      'my/link.tsx': `import type { ComponentProps } from 'preact'

export default (props: ComponentProps<'a'>) => <a {...props} data-own="" />
`,
      'my/h2.tsx': `import type { ComponentProps } from 'preact'

export default (props: ComponentProps<'h2'>) => <h2 {...props} data-own="" />
`,
    },
    `components: { a: './my/link.tsx', h2: './my/h2.tsx' }`,
  )
  const tsc = join(repository, 'node_modules/typescript/bin/tsc')
  expect(
    spawnSync(process.execPath, [tsc, '-p', root], { encoding: 'utf8' }).stdout,
  ).toBe('')
  const { status, stderr } = cli('build', root, '--outDir', join(root, 'out'))
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror:')])
  const home = readFileSync(join(root, 'out/index.html'), 'utf8')
  expect(home).toContain('<meta name="own" content="Wrapped"/>')
  expect(home).toContain('<div class="own-layout">')
  expect(home).toMatch(/<h2 id="part"[^>]* data-own/)
  expect(home).toMatch(/<a href="\/replaced"[^>]* data-own/)
  expect(home).toMatch(/<skerry-island[^>]*>.*<button class="own-count">3<\/button>/)
  expect(readFileSync(join(root, 'out/404.html'), 'utf8')).toMatch(/class="own-missing"/)
})

test('an unknown layout part is reported with the nearest name', () => {
  const root = writeSite('misspelt', {
    'theme/Crad.tsx': 'export default () => <p>x</p>\n',
    'theme/Navbr.tsx': 'export default () => <p>x</p>\n',
  })
  const { stdout, stderr } = cli(
    'build',
    root,
    '--outDir',
    join(root, 'out'),
    '--report',
    join(root, 'report.json'),
  )
  const told = `${stdout}${stderr}${readFileSync(join(root, 'report.json'), 'utf8')}`
  expect(told).toMatch(/theme\/unknown-override/)
  expect(told).toContain('Did you mean `Card`?')
  expect(told).toContain('Did you mean `Navbar`?')
})

/** The URL of a dev server, whose port is the next free one. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    for (const stream of [server.stdout!, server.stderr!])
      stream.on('data', (text) => {
        printed += stripVTControlCharacters(String(text))
        const [url] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\//.exec(printed) ?? []
        if (url) resolve(url)
      })
    server.once('exit', () => reject(new Error(printed)))
  })
}

test('a change to a part is on the open page at once, in dev', async () => {
  const root = writeSite('hot', inFolder)
  const server: ChildProcess = spawn(
    process.execPath,
    [join(home, 'node_modules/skerry/dist/cli.js'), 'dev', root],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  )
  try {
    const url = await addressOf(server)
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    // Wait for the connection: earlier changes wouldn't be sent to the page.
    const listens = page.waitForEvent('console', (message) =>
      message.text().includes('[vite] connected'),
    )
    await page.goto(url)
    await page.locator('.wrapped-card').waitFor()
    await listens
    for (const [file, from, to] of [
      ['theme/Card.tsx', 'wrapped-card', 'changed-card'],
      ['theme/Footer.tsx', 'wrapped-footer', 'changed-footer'],
      [
        'theme/Navbar.tsx',
        'class="wrapped-navbar"',
        'class="wrapped-navbar changed-navbar"',
      ],
    ] as const) {
      writeFileSync(
        join(root, file),
        readFileSync(join(root, file), 'utf8').replace(from, to),
      )
      await page.locator(`.${to.replace(/^.*?(changed-\w+).*$/, '$1')}`).waitFor()
    }
    writeFileSync(
      join(root, 'theme/navbar.css'),
      '.wrapped-navbar { border-top: 3px solid rgb(9, 8, 7); }',
    )
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('.wrapped-navbar')!).borderTopColor ===
        'rgb(9, 8, 7)',
    )
  } finally {
    server.kill()
  }
})
