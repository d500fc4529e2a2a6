import { posix } from 'node:path'
import {
  blogsOf,
  findDocusaurusConfig,
  includeDocs,
  instancesOf,
  localesOf,
  instancePrefix,
  themeOf,
  translations,
  type DocsInstance,
} from './docusaurus-config.ts'
import { DocusaurusDocs } from './docusaurus-docs.ts'
import { readDocusaurusFrame } from './docusaurus-frame.ts'
import { flattenItems, readSidebarItems, sidebarTitle } from './docusaurus-sidebar.ts'
import { docusaurusUrls } from './docusaurus-urls.ts'
import {
  lastVersionOf,
  versionFolders,
  leftOutSteps,
  versionMoves,
  versionSteps,
} from './docusaurus-versions.ts'
import { FolderError } from '../kit/folder-error.ts'
import { shellWord } from '../kit/shell-word.ts'
import { isOutside, type ForeignProject } from './foreign-project.ts'
import { githubIds } from './heading-slugs.ts'
import { importedBase } from './imported-frame.ts'
import {
  parseForeignJson,
  recordOf,
  foreignText,
  type ForeignRecord,
} from './foreign-values.ts'
import { leftOutBlog, type ImportedEntry, type ImportedSite } from './imported-site.ts'

/** One version of an instance in one language. */
interface DocsVersion {
  instance: DocsInstance
  docs: DocusaurusDocs
  /** File of the sidebars. Undefined if they are generated from the folder. */
  sidebars: string | undefined
  translate(label: string): string
}

/**
 * Reads the sidebars, versions and languages of a Docusaurus site, and the name, logo, navbar,
 * footer and redirects of its configuration.
 *
 * @throws FolderError if there are documents outside of the project, and others.
 */
export async function readDocusaurus(
  project: ForeignProject,
  movesPages = false,
): Promise<ImportedSite> {
  const file = findDocusaurusConfig(project) ?? ''
  const config = await project.load(file)
  await includeDocs(config, project)
  const instances = instancesOf(config, project)
  const locales = localesOf(config, instances, project)
  const isSingle =
    instances.length === 1 && locales.length === 0 && instances[0]!.versions.length === 0
  const outside = isSingle ? undefined : instances.find(({ path }) => isOutside(path))
  if (outside) throw refuseOutside(outside.path, file)
  const content = isSingle ? instances[0]!.path : ''
  const items = flattenItems(recordOf(themeOf(config)['navbar'])['items'])

  const readLanguage = async (locale?: string): Promise<ImportedEntry[]> => {
    const tabs: ImportedEntry[] = []
    for (const instance of instances) {
      const read = await readVersions(instance, items, project, locale)
      // Only one folder can have its versions above the tabs.
      const isVersioned = instance.versions.length > 0 && instances.length > 1
      tabs.push(...(isVersioned ? [tabOf(instanceLabel(instance, items), read)] : read))
    }
    return unwrapTab(tabs)
  }
  const entries: ImportedEntry[] = locales.length === 0 ? await readLanguage() : []
  for (const [index, locale] of locales.entries())
    entries.push({
      kind: 'language',
      name: locale,
      isDefault: index === 0,
      children: await readLanguage(index === 0 ? undefined : locale),
    })

  for (const { path } of blogsOf(config, project))
    project.problems.push(leftOutBlog(path, project.place(file, path, 'blog')))
  const moves = isSingle ? [] : versionMoves(instances, locales, project)
  const pageFolders = movesPages ? moves : []
  const around = { instances, content, pageFolders }
  const { urls, urlFolders } = docusaurusUrls(config, project, around)
  const own = new Set([...urls.values()].map(({ to }) => to))
  const base = isSingle ? posix.join('/', instances[0]!.route) : '/'
  return {
    content,
    settings: readDocusaurusFrame(config, project, { file, base, urls }),
    entries,
    // A URL that there is here as well may be a converted one.
    urls: new Map(
      [...urls].flatMap(([url, { to }]) => (own.has(url) ? [] : [[url, to]])),
    ),
    urlFolders,
    readsMdx: /^(?:mdx)?$/.test(
      foreignText(recordOf(config['markdown'])['format']) ?? '',
    ),
    hasTitlesInText: true,
    headingIds: githubIds,
    pageFolders,
    folders: staticFolders(config, project).map((from) => ({ from, to: content })),
    base: importedBase(posix.join(foreignText(config['baseUrl']) ?? '/', base)),
    steps: [
      ...(movesPages && moves.length > 0 ? [] : versionSteps(instances, locales, moves)),
      ...leftOutSteps(instances, content, project),
    ],
  }
}

/** The folders whose files are published as they are. */
function staticFolders(config: ForeignRecord, project: ForeignProject): string[] {
  const { staticDirectories } = config
  if (!Array.isArray(staticDirectories)) return ['static']
  return staticDirectories.flatMap((path) => {
    const text = foreignText(path)
    return text === undefined ? [] : [project.pathOf(text)]
  })
}

/** Several folders need one around them, which is the project's. */
function refuseOutside(path: string, config: string): FolderError {
  const name = posix.basename(path)
  return new FolderError(
    `the documents in \`${path}\` can't be imported with other folders, versions or languages: they are outside of the folder with \`${config}\`\n  Move them with \`git mv ${shellWord(path)} ${shellWord(name)}\`, set \`path: '${name}'\` in \`${config}\`, and import the site again.`,
  )
}

async function readVersions(
  instance: DocsInstance,
  items: readonly ForeignRecord[],
  project: ForeignProject,
  locale: string | undefined,
): Promise<ImportedEntry[]> {
  const { id, options, versions } = instance
  const labels = recordOf(options['versions'])
  const configured = foreignText(options['sidebarPath'])
  const own = configured === undefined ? 'sidebars.js' : project.pathOf(configured)
  const translated = locale === undefined ? undefined : translations(locale, id)
  const read = (folder: string, name: string, sidebars: string | undefined) =>
    readSidebars(
      {
        instance,
        docs: new DocusaurusDocs(project, folder),
        sidebars,
        translate: translatorOf(project, translated && `${translated}/${name}.json`),
      },
      items,
      project,
    )
  const [{ folder }, ...others] = versionFolders(instance, locale)
  const current = await read(
    folder,
    'current',
    options['sidebarPath'] === false
      ? undefined
      : project.first(own, own.replace(/\.js$/, '.ts')),
  )
  if (versions.length === 0) return current
  const labelOf = (name: string, usual: string) =>
    foreignText(recordOf(labels[name])['label']) ?? usual
  const last = lastVersionOf(instance)
  const entries: ImportedEntry[] = instance.leftOut.includes('current')
    ? []
    : [
        {
          kind: 'version',
          name: labelOf('current', 'Next'),
          isDefault: last === 'current',
          children: unwrapTab(current),
        },
      ]
  for (const { name, folder } of others)
    entries.push({
      kind: 'version',
      name: labelOf(name, name),
      isDefault: name === last,
      children: unwrapTab(
        await read(
          folder,
          `version-${name}`,
          project.first(
            `${instancePrefix(id)}versioned_sidebars/version-${name}-sidebars.json`,
          ),
        ),
      ),
    })
  return entries
}

/** Translates labels of categories, with the file that Docusaurus writes for translators. */
function translatorOf(
  project: ForeignProject,
  file: string | undefined,
): (label: string) => string {
  if (file === undefined || !project.files.has(file)) return (label) => label
  const messages = new Map<string, string>()
  const labels = recordOf(parseForeignJson(project.source(file)))
  for (const [key, value] of Object.entries(labels)) {
    const [, label] = /\.category\.(.+)$/.exec(key) ?? []
    const message = foreignText(recordOf(value)['message'])
    if (label !== undefined && message !== undefined) messages.set(label, message)
  }
  return (label) => messages.get(label) ?? label
}

/** The sidebars of a version as tabs: only those that readers can reach, if the navbar says so. */
async function readSidebars(
  { instance, docs, sidebars, translate }: DocsVersion,
  items: readonly ForeignRecord[],
  project: ForeignProject,
): Promise<ImportedEntry[]> {
  const loaded = sidebars === undefined ? {} : await project.load(sidebars)
  const names = Object.keys(loaded)
  const labels = new Map(
    items.flatMap((item): [string, string][] => {
      const plugin = foreignText(item['docsPluginId']) ?? 'default'
      const sidebar = foreignText(item['sidebarId'])
      const label = foreignText(item['label'])
      return item['type'] === 'docSidebar' && plugin === instance.id && sidebar && label
        ? [[sidebar, label]]
        : []
    }),
  )
  if (names.length === 0)
    return [tabOf(instanceLabel(instance, items), docs.generate('', translate))]
  return names.map((name) => {
    const title =
      labels.get(name) ??
      (names.length === 1 ? instanceLabel(instance, items) : sidebarTitle(name))
    const context = { project, docs, file: sidebars ?? '', translate }
    return tabOf(title, readSidebarItems(loaded[name], context))
  })
}

/** The content of the only tab, which needs no tab. */
function unwrapTab(tabs: ImportedEntry[]): ImportedEntry[] {
  const [first] = tabs
  return tabs.length === 1 && first?.kind === 'tab' ? first.children : tabs
}

function tabOf(name: string, children: ImportedEntry[]): ImportedEntry {
  return { kind: 'tab', name, children }
}

/** The label of the navbar's link to a folder of documents. */
function instanceLabel(
  { id, route }: DocsInstance,
  items: readonly ForeignRecord[],
): string {
  const own = items.find((item) => {
    const to = foreignText(item['to'])?.replace(/^\/|\/$/g, '')
    const isOwn = (foreignText(item['docsPluginId']) ?? 'default') === id
    const type = foreignText(item['type'])
    return to === undefined
      ? isOwn && (type === 'doc' || type === 'docSidebar')
      : to === route || to.startsWith(`${route}/`)
  })
  return foreignText(own?.['label']) ?? sidebarTitle(id === 'default' ? 'docs' : id)
}
