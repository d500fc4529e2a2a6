import type { ForeignProject } from './foreign-project.ts'
import {
  listOf,
  parseForeignJson,
  recordOf,
  foreignText,
  type ForeignRecord,
} from './foreign-values.ts'

/** The docs plugin, once for each folder of documents. */
export interface DocsInstance {
  /** `default` for that of the preset. */
  id: string
  path: string
  /** Path of its URLs, without slashes around it. */
  route: string
  options: ForeignRecord
  /** Names in `versions.json`, newest first, of the versions that are published. */
  versions: string[]
  /** Names of versions that aren't published: `current`, or in `versions.json`. */
  leftOut: string[]
}

/** The configuration file of a Docusaurus site. */
export function findDocusaurusConfig(project: ForeignProject): string | undefined {
  return project.first(
    ...['ts', 'js', 'mts', 'mjs', 'cjs', 'cts'].map((end) => `docusaurus.config.${end}`),
  )
}

/** The settings of the theme. */
export function themeOf(config: ForeignRecord): ForeignRecord {
  return recordOf(config['themeConfig'])
}

/** The options of the plugins and presets with a name, such as `plugin-content-docs`. */
export function optionsOf(config: ForeignRecord, name: RegExp): ForeignRecord[] {
  return [...listOf(config['presets']), ...listOf(config['plugins'])].flatMap((entry) => {
    const [plugin, options] = Array.isArray(entry) ? listOf(entry) : [entry]
    return name.test(foreignText(plugin) ?? '') ? [recordOf(options)] : []
  })
}

/** The options of the docs plugin: of the preset, then of each folder more. */
function docsOptions(config: ForeignRecord): ForeignRecord[] {
  const presets = optionsOf(config, /^classic$|preset-classic$/)
  return [
    ...(presets.length > 0 ? presets.slice(0, 1) : [{}]).flatMap((preset) => {
      const docs = recordOf(preset)['docs']
      return docs === false ? [] : [recordOf(docs)]
    }),
    ...optionsOf(config, /content-docs$/),
  ]
}

/** The blogs that have posts: their folders, relative to the project, and the paths of their URLs. */
export function blogsOf(
  config: ForeignRecord,
  project: ForeignProject,
): { path: string; route: string }[] {
  const [preset] = optionsOf(config, /^classic$|preset-classic$/)
  const blogs = [
    ...(preset === undefined || preset['blog'] === false ? [] : [preset['blog']]),
    ...optionsOf(config, /content-blog$/),
  ].map(recordOf)
  return blogs
    .map((options) => ({
      path: project.pathOf(foreignText(options['path']) ?? 'blog'),
      route: foreignText(options['routeBasePath']) ?? 'blog',
    }))
    .filter(({ path }) => project.pagesIn(path).length > 0)
}

function docsPath(options: ForeignRecord, project: ForeignProject): string {
  return project.pathOf(foreignText(options['path']) ?? 'docs')
}

/** Adds folders of documents outside of the project, such as `../docs`, to its files. */
export async function includeDocs(
  config: ForeignRecord,
  project: ForeignProject,
): Promise<void> {
  for (const options of docsOptions(config))
    await project.include(docsPath(options, project))
}

/** The folders of documents that a configuration names and that have pages, in any version. */
export function instancesOf(
  config: ForeignRecord,
  project: ForeignProject,
): DocsInstance[] {
  return docsOptions(config).flatMap((options) => {
    const path = docsPath(options, project)
    const id = foreignText(options['id']) ?? 'default'
    const hasCurrent = project.pagesIn(path).length > 0
    const file = `${instancePrefix(id)}versions.json`
    const all = project.files.has(file)
      ? listOf(parseForeignJson(project.source(file)))
      : []
    const names = all.flatMap((name) => foreignText(name) ?? [])
    if (!hasCurrent && names.length === 0) return []
    const only = listOf(options['onlyIncludeVersions'])
    const isLeftOut = (name: string) =>
      (only.length > 0 && !only.includes(name)) ||
      (name === 'current' && (!hasCurrent || options['includeCurrentVersion'] === false))
    const route = (foreignText(options['routeBasePath']) ?? 'docs').replace(
      /^\/|\/$/g,
      '',
    )
    return [
      {
        id,
        path,
        route,
        options,
        versions: names.filter((name) => !isLeftOut(name)),
        leftOut: ['current', ...names].filter(isLeftOut),
      },
    ]
  })
}

/** What the names of files and folders of an instance start with. */
export function instancePrefix(id: string): string {
  return id === 'default' ? '' : `${id}_`
}

/** The languages with translated documents, the default one first. Empty if there is only one. */
export function localesOf(
  config: ForeignRecord,
  instances: readonly DocsInstance[],
  project: ForeignProject,
): string[] {
  const { defaultLocale = 'en', locales } = recordOf(config['i18n'])
  const main = foreignText(defaultLocale) ?? 'en'
  const others = listOf(locales).flatMap((locale) => foreignText(locale) ?? [])
  const translated = others.filter(
    (locale) =>
      locale !== main &&
      instances.some(({ id }) => project.pagesIn(translations(locale, id)).length > 0),
  )
  return translated.length === 0 ? [] : [main, ...translated]
}

/** The folder with the translations of an instance. */
export function translations(locale: string, id: string): string {
  const suffix = id === 'default' ? '' : `-${id}`
  return `i18n/${locale}/docusaurus-plugin-content-docs${suffix}`
}
