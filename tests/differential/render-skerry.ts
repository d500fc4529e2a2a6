import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Report } from '../site/build-site.ts'

/** The result of rendering a page with Skerry. */
export type SkerryResult =
  | { status: 'rendered'; html: string; panel: string }
  | { status: 'failed'; reason: string }

/** A folder of pages as a site with a plain theme. */
interface PreparedFolder {
  /** Absolute path of the copy. */
  root: string
  variables: Record<string, string>
  /** Absolute path of the built checkout whose Skerry renders it. */
  checkout: string
}

/** Frontmatter that renders more than the page's text, or nothing. */
const OTHER_CONTENT = /^(openapi|openapi-schema|asyncapi|api|url|mode|hidden)\s*:/
const STAND_IN = fileURLToPath(new URL('stand-in.ts', import.meta.url))
const BUILD = fileURLToPath(new URL('build-plain.js', import.meta.url))
/** Path of this checkout. */
const ownCheckout = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = /\.mdx?$/i

/**
 * Copies a folder of pages to be built, with settings of its own and without frontmatter
 * that renders more than the page's text.
 * @param place A folder for the copy and the build.
 * @param checkout Another built checkout to render with.
 */
export function prepareFolder(
  folder: string,
  place: string,
  checkout = ownCheckout,
): PreparedFolder {
  const root = join(place, 'site')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  cpSync(folder, root, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|\.git|dist)$/.test(file),
  })
  const variables = readVariables(root)
  for (const name of ['docs.json', 'mint.json']) rmSync(join(root, name), { force: true })
  const pages = filesIn(root).filter((file) => PAGE.test(file))
  for (const file of pages) hideOtherContent(join(root, file))
  const settings = {
    theme: 'mint',
    name: basename(folder) || 'Pages',
    colors: { primary: '#0d7a5f' },
    variables,
    navigation: {
      groups: [{ group: 'All', pages: listedPages(pages) }],
    },
  }
  writeFileSync(join(root, 'docs.json'), JSON.stringify(settings))
  mkdirSync(join(place, 'node_modules'))
  symlinkSync(checkout, join(place, 'node_modules/skerry'))
  return { root, variables, checkout }
}

/** All pages for the navigation, so that those imported by others remain pages. */
function listedPages(pages: readonly string[]): string[] {
  return pages
    .filter((file) => !/^_?snippets\//.test(file))
    .map((file) => file.replace(PAGE, ''))
}

function hideOtherContent(file: string): void {
  const text = readFileSync(file, 'utf8')
  const block = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0]
  if (!block) return
  let hides = false
  const lines = block.split('\n').map((line) => {
    if (/^[\w'"-]/.test(line)) hides = OTHER_CONTENT.test(line)
    else if (!/^\s/.test(line)) hides = false
    return hides && !line.startsWith('---') ? '#' : line
  })
  const hidden = lines.join('\n')
  if (hidden !== block) writeFileSync(file, hidden + text.slice(block.length))
}

function readVariables(root: string): Record<string, string> {
  const file = join(root, 'docs.json')
  if (!existsSync(file)) return {}
  try {
    const { variables } = JSON.parse(readFileSync(file, 'utf8')) as {
      variables?: Record<string, string>
    }
    return variables ?? {}
  } catch {
    return {}
  }
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/**
 * Renders every page of a folder with a complete build in which components and layout are
 * stand-ins.
 * @param components Names of the components with a stand-in.
 * @param options Further options of `skerry()`, as JSON.
 * @returns The pages by file.
 * @throws Error if the build itself fails.
 */
export async function renderWithSkerry(
  { root, checkout }: PreparedFolder,
  components: readonly string[],
  options: object = {},
): Promise<Map<string, SkerryResult>> {
  const place = join(root, '..')
  const parts = join(place, 'stand-ins.ts')
  writeFileSync(parts, standInModule(components))
  const named = [...components, 'Layout', 'PageError'].map((name) => [name, parts])
  const config = {
    skerry: join(checkout, 'dist/node/index.js'),
    root,
    outDir: join(place, 'out'),
    options: {
      components: Object.fromEntries(named) as Record<string, string>,
      report: join(place, 'report.json'),
      search: false,
      markdown: false,
      ...options,
    },
  }
  writeFileSync(join(place, 'build.json'), JSON.stringify(config))
  await runBuild(place)
  const report = JSON.parse(readFileSync(config.options.report, 'utf8')) as Report
  const errors = Object.values(report.diagnostics).flat()
  return new Map(
    report.pages
      .filter(({ file }) => PAGE.test(file))
      .map(({ file, status, output }): [string, SkerryResult] => {
        if (status === 'error') {
          const found = errors.find((it) => it.severity === 'error' && it.file === file)
          return [file, { status: 'failed', reason: found?.message ?? 'unknown' }]
        }
        return [file, readPage(readFileSync(join(config.outDir, output), 'utf8'))]
      }),
  )
}

const CONTENT = /<skerry-content>([\s\S]*)<\/skerry-content>/
const PANEL = /<skerry-panel>([\s\S]*)<\/skerry-panel>/

function readPage(html: string): SkerryResult {
  const content = CONTENT.exec(html)?.[1]
  if (content === undefined)
    return { status: 'failed', reason: 'no content in its document' }
  return { status: 'rendered', html: content, panel: PANEL.exec(html)?.[1] ?? '' }
}

function standInModule(components: readonly string[]): string {
  const parts = components.map((name) => `export const ${name} = standIn('${name}')`)
  return `import { h } from 'preact'
import { standIn } from ${JSON.stringify(STAND_IN)}
${parts.join('\n')}
export const Layout = ({ children, panel }) => [
  h('skerry-content', null, children),
  panel && h('skerry-panel', null, panel),
]
export const PageError = ({ message }) => h('skerry-error', null, message)
`
}

function runBuild(place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { PATH, HOME, TMPDIR } = process.env
    const child = spawn(process.execPath, [BUILD, join(place, 'build.json')], {
      cwd: place,
      env: { PATH, HOME, TMPDIR, NO_COLOR: '1', XDG_CACHE_HOME: join(place, 'cache') },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (text: Buffer) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 || existsSync(join(place, 'report.json'))) resolve()
      else reject(new Error(`the build of ${place} failed:\n${output}`))
    })
  })
}
