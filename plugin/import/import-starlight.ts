import { posix } from 'node:path'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'
import type { ForeignProject } from './foreign-project.ts'
import { githubIds, oldAstroIds, type HeadingRule } from './heading-slugs.ts'
import { foreignText, listOf, recordOf, type ForeignRecord } from './foreign-values.ts'
import { colorInSheets, importedColors } from './imported-colors.ts'
import {
  importedBase,
  importedAsset,
  importedSocials,
  isForeignUrl,
} from './imported-frame.ts'
import { importedSettings } from './imported-settings.ts'
import {
  importedUrl,
  leftOut,
  type ImportedEntry,
  type ImportedSite,
} from './imported-site.ts'

const CONTENT = 'src/content/docs'

/** The configuration file of an Astro project with Starlight. */
export function findStarlightConfig(project: ForeignProject): string | undefined {
  const file = project.first(
    ...['mjs', 'ts', 'js', 'mts', 'cjs', 'cts'].map((end) => `astro.config.${end}`),
  )
  return file !== undefined && project.text(file).includes('@astrojs/starlight')
    ? file
    : undefined
}

/**
 * Reads the sidebar, languages, logo, accounts and redirects of Starlight. The configuration is not
 * run: Astro's integrations don't give away their options.
 */
export async function readStarlight(project: ForeignProject): Promise<ImportedSite> {
  const file = findStarlightConfig(project) ?? ''
  const config = project.literals(file)
  const integrations = listOf(config['integrations']).map(recordOf)
  const options = recordOf(integrations.find((each) => 'title' in each))
  const locales = Object.entries(recordOf(options['locales'])).map(
    ([key, locale]) => [key, recordOf(locale)] as const,
  )
  const main = foreignText(options['defaultLocale']) ?? 'root'
  const navigate = (folder: string, lang: unknown) => {
    const reader = new StarlightReader(project, file, folder, foreignText(lang) ?? 'en')
    const topics = topicsOf(options)
    return topics ? reader.topics(topics) : reader.navigation(options['sidebar'])
  }
  const [[only = '', { lang } = {}] = []] = locales
  const entries =
    locales.length < 2
      ? navigate(only, lang)
      : locales.map(([key, locale]): ImportedEntry => ({
          kind: 'language',
          name: key === 'root' ? (foreignText(locale['lang']) ?? 'en') : key,
          isDefault: key === main,
          children: navigate(key, locale['lang'] ?? (key === 'root' ? 'en' : key)),
        }))
  return {
    content: CONTENT,
    settings: readFrame(config, options, project, file),
    entries,
    folders: [
      { from: 'public', to: CONTENT },
      { from: 'src/assets', to: posix.join(CONTENT, 'images') },
    ],
    headingIds: headingIdsOf(project, config),
    base: importedBase(foreignText(config['base'])),
    steps: [],
  }
}

/** The topics of the plugin `starlight-sidebar-topics`, each with a sidebar. */
function topicsOf({ plugins }: ForeignRecord): readonly unknown[] | undefined {
  return listOf(plugins)
    .filter((options) => Array.isArray(options))
    .find((topics) => topics.some((topic) => 'items' in recordOf(topic)))
}

/** The ids of headings, by the version of Astro. */
function headingIdsOf(project: ForeignProject, config: ForeignRecord): HeadingRule {
  const [, major] = /"astro"\s*:\s*"\D*(\d+)/.exec(project.text('package.json')) ?? []
  const isOld = major !== undefined && Number(major) < 6
  const isCompatible = recordOf(config['experimental'])['headingIdCompat'] === true
  return isOld && !isCompatible ? oldAstroIds : githubIds
}

/** The settings besides the navigation. */
function readFrame(
  config: ForeignRecord,
  options: ForeignRecord,
  project: ForeignProject,
  file: string,
): Record<string, unknown> {
  const { title, description, logo, social, editLink } = options
  const images = recordOf(logo)
  const asset = (path: unknown) => {
    const written = foreignText(path)
    if (written === undefined || isForeignUrl(written)) return written
    // `/src/…` is relative to the project, too.
    const [, folder = 'src/assets', inside = written] =
      /^(src\/assets|public)\/(.+)/.exec(posix.join('/', written).slice(1)) ?? []
    const image = importedAsset(inside, folder, project, file)
    return image && folder !== 'public' ? posix.join('/images', image) : image
  }
  const usualFavicon = project.files.has('public/favicon.svg')
    ? '/favicon.svg'
    : undefined
  const named = foreignText(options['favicon'])
  const favicon = importedAsset(named ?? usualFavicon, 'public', project, file)
  const accounts = Array.isArray(social)
    ? social.map((each) => [recordOf(each)['icon'], recordOf(each)['href']])
    : Object.entries(recordOf(social))
  const socials = importedSocials(
    accounts.map(([icon, url]) => ({
      platform: foreignText(icon)?.replace(/^x\.com$/, 'x') ?? '',
      url: foreignText(url) ?? '',
    })),
    project,
    file,
  )
  const redirects = Object.entries(recordOf(config['redirects'])).flatMap(
    ([source, to]): { source: string; destination: string }[] => {
      const target = foreignText(isPlainObject(to) ? to['destination'] : to) ?? ''
      const page = project.page(posix.join(CONTENT, target))
      if (isForeignUrl(target)) return [{ source, destination: target }]
      if (page !== undefined && !source.includes('['))
        return [{ source, destination: importedUrl(posix.relative(CONTENT, page)) }]
      project.problems.push(
        leftOut(
          `the redirect from \`${source}\` to \`${target}\` is left out`,
          'Add it to `redirects` with a page that exists.',
          project.place(file, source),
        ),
      )
      return []
    },
  )
  return importedSettings({
    name: foreignText(title) ?? foreignText(Object.values(recordOf(title))[0]),
    description: foreignText(description),
    colors: importedColors(colorInSheets(project, /\.css$/, '--sl-color-accent')),
    logo: asset(images['light'] ?? images['src']),
    darkLogo: asset(images['dark']),
    favicon,
    socials,
    suggestsEdit: isPlainObject(editLink),
    redirects,
  })
}

class StarlightReader {
  readonly #project: ForeignProject
  readonly #file: string
  /** The language of labels, such as `pt-BR`. */
  readonly #language: string
  /** The folder of the pages in the language. */
  readonly #folder: string

  constructor(project: ForeignProject, file: string, locale: string, language: string) {
    this.#project = project
    this.#file = file
    this.#language = language
    this.#folder = posix.join(CONTENT, locale === 'root' ? '' : locale)
  }

  /** A tab for each topic, which also links to a page of it. */
  topics(topics: readonly unknown[]): ImportedEntry[] {
    return topics.map(recordOf).flatMap((topic): ImportedEntry[] => {
      const { label, items, link } = topic
      const texts = isPlainObject(label) ? label : { [this.#language]: label }
      const name =
        foreignText(texts[this.#language]) ?? foreignText(Object.values(texts)[0]) ?? ''
      const inside = listOf(items).flatMap((item) => this.#item(item))
      const children = inside.length > 0 ? inside : this.#page(foreignText(link) ?? '')
      const [only] = children
      // Tabs lead to pages.
      return children.length === 1 && only?.kind === 'link'
        ? [{ ...only, label: name }]
        : [{ kind: 'tab', name, children }]
    })
  }

  navigation(sidebar: unknown): ImportedEntry[] {
    return Array.isArray(sidebar)
      ? sidebar.flatMap((item) => this.#item(item))
      : this.#generate('')
  }

  #item(item: unknown): ImportedEntry[] {
    if (typeof item === 'string') return this.#page(item)
    const record = recordOf(item)
    const translations = recordOf(record['translations'])
    const label =
      foreignText(translations[this.#language]) ?? foreignText(record['label'])
    const slug = foreignText(record['slug']) ?? foreignText(record['link'])
    if (slug !== undefined) return this.#page(slug, label)
    const { items, autogenerate, collapsed } = record
    const generated = recordOf(autogenerate)
    const children = isPlainObject(autogenerate)
      ? this.#generate(foreignText(generated['directory']) ?? '')
      : listOf(items).flatMap((each) => this.#item(each))
    return [
      { kind: 'group', name: label ?? '', isExpanded: collapsed !== true, children },
    ]
  }

  #page(slug: string, label?: string): ImportedEntry[] {
    const place = this.#project.place(this.#file, slug, label)
    if (isForeignUrl(slug))
      return [{ kind: 'link', label: label ?? slug, href: slug, place }]
    const page = this.#project.page(posix.join(this.#folder, slug))
    if (page !== undefined)
      return [{ kind: 'page', file: page, ...(label !== undefined && { label }), place }]
    // In other languages, Starlight shows the page of the default one.
    const isElsewhere = this.#project.page(posix.join(CONTENT, slug)) !== undefined
    if (!isElsewhere)
      this.#project.reportMissing(slug, this.#project.pagesIn(this.#folder), place)
    return []
  }

  /** The entries that Starlight generates from a folder: by `sidebar.order`, then by path. */
  #generate(directory: string): ImportedEntry[] {
    const folder = posix.join(this.#folder, directory)
    const start = `${folder}/`
    const files = [...this.#project.files].filter(
      (file) => PAGE_FILE.test(file) && file.startsWith(start),
    )
    const rows = files.flatMap((file) => {
      const inside = file.slice(start.length)
      if (inside.includes('/')) return []
      const { order, hidden } = this.#sidebarOf(file)
      if (hidden === true) return []
      const isIndex = pagePath(inside) === 'index'
      const entry: ImportedEntry = { kind: 'page', file, place: {} }
      return [{ name: isIndex ? '' : inside, order: orderOf(order), entry }]
    })
    const folders = new Set(
      files.flatMap((file) => /^([^/]+)\//.exec(file.slice(start.length))?.[1] ?? []),
    )
    const groups = [...folders].map((name) => ({
      name,
      // Starlight sorts a folder by the first of its pages.
      order: Math.min(
        ...files
          .filter((file) => file.startsWith(`${start}${name}/`))
          .map((file) => orderOf(this.#sidebarOf(file)['order'])),
      ),
      entry: {
        kind: 'group' as const,
        name,
        isExpanded: true,
        children: this.#generate(posix.join(directory, name)),
      },
    }))
    return [...rows, ...groups]
      .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'))
      .map(({ entry }) => entry)
  }

  #sidebarOf(file: string): ForeignRecord {
    const { yaml = '' } = splitFrontmatter(this.#project.text(file))
    return recordOf(parseYaml(yaml).data['sidebar'])
  }
}

/** Pages without an order come last. */
function orderOf(order: unknown): number {
  return typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER
}
