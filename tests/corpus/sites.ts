import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedMaterial } from '../shared-material.ts'

const corpus = sharedMaterial(
  'corpus',
  'real sites are built, and looked at in a browser',
)

/**
 * Built by default: the smallest site, and a small one with a page that can't be parsed.
 */
const SAMPLE = ['starter', 'crewai']

interface CorpusSite {
  name: string
  root: string
}

/** The sites to build: a sample, or all with `SKERRY_CORPUS=all`. */
export function corpusSites(): CorpusSite[] {
  if (corpus.missing) return []
  const wanted = process.env['SKERRY_CORPUS'] ?? SAMPLE.join(',')
  return readdirSync(corpus.path)
    .map((name) => ({ name, root: join(corpus.path, name) }))
    .filter(({ root }) => settingsFile(root) !== undefined)
    .filter(({ name }) => wanted === 'all' || wanted.split(',').includes(name))
}

/**
 * Existing files that the navigation refers to, found independently of the project's own
 * reader: every string in a `pages` list and every `root`, including `$ref` files.
 */
export function filesInNavigation(root: string): string[] {
  const files = new Set<string>()
  const visit = (value: unknown, isPages: boolean): void => {
    if (typeof value === 'string' && isPages) {
      const path = value.replace(/^\.?\//, '').replace(/\.mdx?$/, '')
      for (const candidate of [path, `${path}/index`])
        for (const ending of ['.mdx', '.md'])
          if (existsSync(join(root, candidate + ending))) files.add(candidate + ending)
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, isPages)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (key === '$ref' && typeof item === 'string')
          visit(readJson(join(root, item)), isPages)
        else visit(item, key === 'pages' || key === 'root')
      }
    }
  }
  visit((readJson(settingsFile(root)!) as { navigation: unknown }).navigation, false)
  return [...files].sort()
}

/** Text that may contain URLs to request: pages, snippets and settings. */
export function textOf(root: string, files: readonly string[]): string {
  const shared = ['snippets', '_snippets']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(mdx?|jsx?|tsx?)$/.test(name))
        .map((name) => join(folder, name)),
    )
  const all = [settingsFile(root)!, ...shared, ...files.map((file) => join(root, file))]
  return all
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('\n')
}

/** Services that the settings integrate, by their key in the settings. */
export function servicesOf(root: string): string[] {
  const { integrations, analytics } = readJson(settingsFile(root)!) as {
    integrations?: object
    analytics?: object
  }
  return Object.keys({ ...analytics, ...integrations })
}

function settingsFile(root: string): string | undefined {
  return ['docs.json', 'mint.json']
    .map((name) => join(root, name))
    .find((file) => existsSync(file))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
