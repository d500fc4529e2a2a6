import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { applyEdits, modify, parse } from 'jsonc-parser'
import { packageFile, packageVersion } from '../kit/package-files.ts'
import { siteAround } from './site-around.ts'
import { darkTone, lightTone } from '../kit/tones.ts'
import { listFiles } from '../kit/list-files.ts'

/** Options of `createSite`. */
interface CreateOptions {
  /** Name of the site. Defaults to the name of the folder. */
  name?: string
  /** Primary colour, as `#rrggbb`. */
  color?: string
  /** Include an API reference. */
  api?: boolean
  /** Include a workflow that publishes the site. */
  ci?: boolean
  /** Write into a folder that isn't empty, or inside another site. Existing files are kept. */
  force?: boolean
}

/** The result of creating a site. */
interface Created {
  /** Written files, relative to the folder, with forward slashes. */
  files: string[]
  /** Existing files that were kept. */
  kept: string[]
}

const TEMPLATE = packageFile('plugin/cli/template')

/**
 * npm excludes files of this name from packages, so they are named differently in the template.
 */
const RENAMED: Record<string, string> = { gitignore: '.gitignore' }

/**
 * Writes a small starter site.
 *
 * @param folder Absolute path. Created if it doesn't exist.
 * @throws Error if the folder isn't empty or inside another site, and `force` isn't set.
 */
export function createSite(folder: string, options: CreateOptions = {}): Created {
  const { api = true, ci = true, force = false } = options
  const there = existsSync(folder) ? readdirSync(folder) : []
  if (!force && there.some((name) => name !== '.git')) {
    throw new Error(
      `${folder} is not empty: choose another folder, or use --force to keep its files and write the others`,
    )
  }
  const around = siteAround(folder)
  if (!force && around !== undefined) {
    throw new Error(
      `${folder} is inside the site in ${around}, which would publish its pages as well: choose another folder, or use --force`,
    )
  }
  const name = options.name ?? titleOf(basename(folder))
  const texts = new Map<string, string | Buffer>([
    ['package.json', packageJson(name)],
    ...listFiles(TEMPLATE)
      .sort()
      .filter((file) => api || !file.startsWith('api-reference/'))
      .filter((file) => ci || !file.startsWith('.github/'))
      .map(
        (file) => [RENAMED[file] ?? file, readFileSync(join(TEMPLATE, file))] as const,
      ),
  ])
  const text = (file: string) => String(texts.get(file))
  texts.set('docs.json', settingsText(text('docs.json'), { ...options, name, api }))
  if (options.color !== undefined)
    texts.set('favicon.svg', text('favicon.svg').replace('#0e7490', options.color))
  if (!api) texts.set('index.mdx', withoutApi(text('index.mdx')))
  if (!ci) texts.set('guides/publish.mdx', withoutWorkflow(text('guides/publish.mdx')))

  const created: Created = { files: [], kept: [] }
  for (const [file, content] of texts) {
    const path = join(folder, file)
    if (existsSync(path)) {
      created.kept.push(file)
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    created.files.push(file)
  }
  return created
}

/** Derives a title from a folder name: `my-product-docs` becomes `My product docs`. */
function titleOf(folder: string): string {
  const words = folder.replace(/[-_.]+/g, ' ').trim()
  return words === '' ? 'My docs' : words[0]!.toUpperCase() + words.slice(1)
}

function packageJson(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const json = {
    name: slug || 'docs',
    private: true,
    type: 'module',
    scripts: {
      dev: 'skerry dev',
      build: 'skerry build',
      preview: 'skerry preview',
      check: 'skerry check --style',
    },
    devDependencies: { skerry: `^${packageVersion}` },
  }
  return `${JSON.stringify(json, undefined, 2)}\n`
}

interface SettingsChoices {
  name: string
  color?: string
  api: boolean
}

function settingsText(template: string, { name, color, api }: SettingsChoices): string {
  const changes: [path: (string | number)[], value: unknown][] = [
    [['name'], name],
    [['variables', 'product'], name],
  ]
  if (color !== undefined) {
    const colors = { primary: color, light: lightTone(color), dark: darkTone(color) }
    changes.push([['colors'], colors])
  }
  if (!api) {
    const { navigation } = parse(template) as {
      navigation: { tabs: { groups: unknown }[] }
    }
    changes.push([['navigation'], { groups: navigation.tabs[0]!.groups }])
  }
  return changes.reduce((text, [path, value]) => {
    const formattingOptions = { insertSpaces: true, tabSize: 2 }
    return applyEdits(text, modify(text, path, value, { formattingOptions }))
  }, template)
}

function withoutApi(page: string): string {
  return page
    .replace(/ {2}<Card title="API reference".*?<\/Card>\n/s, '')
    .replace(/ {2}<Tree.Folder name="api-reference">.*?<\/Tree.Folder>\n/s, '')
}

function withoutWorkflow(page: string): string {
  return page.replace(/ {2}<Tab title="GitHub Pages">.*?<\/Tab>\n/s, '')
}
