import { posix } from 'node:path'
import { instancePrefix, translations, type DocsInstance } from './docusaurus-config.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, recordOf } from './foreign-values.ts'
import type { FolderMove } from './imported-site.ts'

/** A version of the documents of an instance in one language. */
export interface DocsFolder {
  /** `current`, or a name in `versions.json`. */
  name: string
  /** Relative to the project. */
  folder: string
  /** Path of its URLs below that of the instance, without slashes around it. */
  path: string
}

/** The version that Docusaurus shows at the URL of the documents themselves. */
export function lastVersionOf({ options, versions }: DocsInstance): string {
  return foreignText(options['lastVersion']) ?? versions[0] ?? 'current'
}

/**
 * The versions of an instance, the current one first.
 *
 * @param locale The language, if it isn't the default one.
 * @see https://docusaurus.io/docs/versioning#configuring-versioning-behavior
 */
export function versionFolders(
  instance: DocsInstance,
  locale?: string,
): [DocsFolder, ...DocsFolder[]] {
  const { id, path, options, versions } = instance
  const translated = locale === undefined ? undefined : translations(locale, id)
  const configured = recordOf(options['versions'])
  const last = lastVersionOf(instance)
  const versionOf = (name: string, folder: string, usual: string): DocsFolder => {
    const own = foreignText(recordOf(configured[name])['path'])
    const route = own ?? (name === last ? '' : usual)
    return { name, folder, path: route.replace(/^\/+|\/+$/g, '') }
  }
  const around = translated ?? `${instancePrefix(id)}versioned_docs`
  return [
    versionOf(
      'current',
      translated === undefined ? path : `${translated}/current`,
      'next',
    ),
    ...versions.map((name) => versionOf(name, `${around}/version-${name}`, name)),
  ]
}

/**
 * The folders of versions and translations with the places where their URLs are those of Docusaurus:
 * the last version is in the folder of the documents, and the others are below it. None if a place
 * is taken, or there is a current version that isn't published.
 *
 * @param locales The default one first. Empty if there is only one.
 */
export function versionMoves(
  instances: readonly DocsInstance[],
  locales: readonly string[],
  project: ForeignProject,
): FolderMove[] {
  const languages = locales.length === 0 ? [undefined] : [undefined, ...locales.slice(1)]
  const all = instances.flatMap((instance) =>
    languages.flatMap((locale) =>
      versionFolders(instance, locale).map(({ folder, path }) => ({
        from: folder,
        to: posix.join(locale ?? '', instance.path, path),
      })),
    ),
  )
  const keepsDrafts = ({ leftOut, path }: DocsInstance) =>
    leftOut.includes('current') && hasFiles(project, path)
  if (instances.some(keepsDrafts)) return []
  const filled = all.filter(({ from }) => hasFiles(project, from))
  const moves = filled.filter(({ from, to }) => from !== to)
  const vacated = new Set(moves.map(({ from }) => from))
  const targets = filled.map(({ to }) => to)
  const isTaken = ({ to }: FolderMove) =>
    targets.indexOf(to) !== targets.lastIndexOf(to) ||
    (!vacated.has(to) && hasFiles(project, to))
  return moves.some(isTaken) ? [] : moves
}

function hasFiles({ files }: ForeignProject, folder: string): boolean {
  return [...files].some((file) => file.startsWith(`${folder}/`))
}

/** How the URLs of versions and languages become those of Docusaurus, as sentences. */
export function versionSteps(
  instances: readonly DocsInstance[],
  locales: readonly string[],
  moves: readonly FolderMove[],
): string[] {
  const names = moves.map(({ from, to }) => `\`${from}/\` to \`${to}/\``)
  if (names.length > 0)
    return [`For the URLs of Docusaurus, move ${names.join(', ')}. \`--pages\` does it.`]
  const renamed = instances.flatMap((instance) =>
    versionFolders(instance)
      .slice(1)
      .map(({ name, folder }) => `${folder} ${instance.path}/${name}`),
  )
  const languages = locales
    .slice(1)
    .map((locale) => `${translations(locale, 'default')}/current ${locale}/docs`)
  return [...renamed, ...languages].map(
    (each) => `For short URLs: skerry rename ${each} --no-redirect`,
  )
}

/**
 * What keeps the versions from being published that Docusaurus leaves out, as sentences.
 *
 * @param content The folder of the imported site.
 */
export function leftOutSteps(
  instances: readonly DocsInstance[],
  content: string,
  project: ForeignProject,
): string[] {
  return instances
    .flatMap(({ id, path, leftOut }) =>
      leftOut.map((name) =>
        name === 'current' ? path : `${instancePrefix(id)}versioned_docs/version-${name}`,
      ),
    )
    .filter((folder) => hasFiles(project, folder))
    .map((folder) => posix.relative(content, folder))
    .filter((folder) => folder !== '' && !folder.startsWith('..'))
    .map(
      (folder) =>
        `Docusaurus doesn't publish \`${folder}/\`: add \`/${folder}/\` to \`.mintignore\`.`,
    )
}
