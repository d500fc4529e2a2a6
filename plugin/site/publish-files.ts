import ignore from 'ignore'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import {
  isShown,
  isSkillSource,
  isWellKnown,
  privateKind,
  type PrivateKind,
} from './file-kinds.ts'
import { mentionsOfData } from './find-mentions.ts'
import type { FileFacts } from './read-file-facts.ts'
import { placeOfSetting } from './place-of-setting.ts'
import type { SiteFiles, SourcePage, SourceSite } from './site.ts'

/** Input for the decision which files are published. */
interface PublishInput {
  /** The folder with all of its files. */
  source: SourceSite
  /** All pages, including those of API descriptions. */
  pages: readonly SourcePage[]
  fileFacts: FileFacts
  origin: string | undefined
  /** `.mintignore` patterns of files to publish in any case. */
  files: readonly string[]
}

/** Sources of stylesheets, which modules import. */
const STYLE_SOURCE = /\.(?:s[ac]ss|less|styl(?:us)?)$/i

/** Which files are published, and which aren't. */
export interface PublishedFiles extends Pick<SiteFiles, 'assets' | 'scripts' | 'specs'> {
  /** Unpublished files, sorted. */
  leftOut: string[]
  /** Those of them that nothing links to; without private files. */
  unlinked: string[]
  diagnostics: Diagnostic[]
}

/**
 * Decides which files are published as they are: common types (images, fonts, PDF …), names that
 * services request, API descriptions that pages are made from, and files that a page or setting
 * links. Scripts are published and loaded, except those for Node.js. Keys, dumps, backups and text
 * files with a token are only published if `files` lists them.
 */
export function publishFiles(input: PublishInput): PublishedFiles {
  const { source, fileFacts, files } = input
  const asked = ignore({ allowRelativePaths: true }).add([...files])
  const isAsked = (file: string) => files.length > 0 && asked.ignores(file)
  const described = usedDescriptions(input)
  // Computed on demand, because it searches all pages, and most sites have no file that needs it.
  let linked: ReadonlySet<string> | undefined
  const isLinked = (file: string) => (linked ??= linkedFiles(input)).has(file)
  const withheld = new Map<PrivateKind, string[]>()
  const unlinked: string[] = []
  const forNode: string[] = []
  const styleSources: string[] = []

  const isPublished = (file: string): boolean => {
    if (isAsked(file) || described.has(file)) return true
    const kind = isShown(file) ? undefined : privateKind(file)
    const secret = fileFacts.secrets.has(file) ? 'token' : undefined
    const reason = kind ?? secret
    if (reason) withheld.set(reason, [...(withheld.get(reason) ?? []), file])
    else if (isSkillSource(file)) return false
    else if (isShown(file) || isWellKnown(file) || isLinked(file)) return true
    else if (fileFacts.nodeScripts.has(file)) forNode.push(file)
    // Pages contain what they import.
    else if (!fileFacts.scriptModules.has(file))
      (STYLE_SOURCE.test(file) ? styleSources : unlinked).push(file)
    return false
  }
  const unloaded = new Set([...fileFacts.nodeScripts, ...fileFacts.scriptModules])
  // Scripts are loaded by every page, so only their content matters, not their name.
  const isLoaded = (file: string): boolean => {
    if (isAsked(file)) return true
    if (unloaded.has(file)) return false
    if (!fileFacts.secrets.has(file)) return true
    withheld.set('token', [...(withheld.get('token') ?? []), file])
    return false
  }
  const scripts = source.scripts.filter(isLoaded)
  const notLoaded = [...unloaded].filter((file) => !isAsked(file)).sort()
  const assets = [...source.assets, ...notLoaded].filter(isPublished)
  const sources = source.snippets.filter((file) => !/\.mdx?$/i.test(file))
  return {
    assets: [...assets, ...sources.filter(isAsked)],
    scripts,
    specs: source.specs.filter((file) => assets.includes(file)),
    leftOut: [
      ...unlinked,
      ...forNode,
      ...styleSources,
      ...[...withheld.values()].flat(),
    ].sort(),
    unlinked,
    diagnostics: [
      ...[...withheld].map(([kind, found]) => privateFiles(kind, found, fileFacts)),
      ...(unlinked.length > 0 ? [unlinkedFiles(unlinked, MAX_NAMES)] : []),
      ...(forNode.length > 0 ? [scriptsForNode(forNode)] : []),
      ...unmatchedPatterns(input),
    ],
  }
}

/** Reports patterns of `files` that no file in the folder matches. */
function unmatchedPatterns({ source, fileFacts, files }: PublishInput): Diagnostic[] {
  if (files.length === 0) return []
  const { assets, scripts, snippets, specs, settings } = source
  const { nodeScripts, scriptModules } = fileFacts
  const all = [
    assets,
    scripts,
    snippets,
    specs,
    [...nodeScripts],
    [...scriptModules],
  ].flat()
  return files.flatMap((pattern, index): Diagnostic[] => {
    if (/^[!#]/.test(pattern)) return []
    const asked = ignore({ allowRelativePaths: true }).add(pattern)
    if (all.some((file) => asked.ignores(file))) return []
    return [
      {
        severity: 'warning',
        code: 'site/unmatched-pattern',
        message: `\`${pattern}\` in \`files\` matches no file`,
        hint: pattern.includes('\\')
          ? 'Write `/` between folders.'
          : 'Patterns are those of `.mintignore`: `downloads/**`. Files that it names are never published.',
        // Those of the settings come before those of the options.
        ...(index < settings.files.length &&
          placeOfSetting(source, { file: settings.file, keys: ['files', index] })),
      },
    ]
  })
}

/** API descriptions that pages are made from, with the files that they refer to. */
function usedDescriptions({ source, pages, fileFacts }: PublishInput): Set<string> {
  const used = new Set<string>()
  const visit = (file: string) => {
    if (used.has(file)) return
    used.add(file)
    for (const other of fileFacts.references.get(file) ?? []) visit(other)
  }
  const specs = new Set(source.specs)
  for (const { operation } of pages)
    if (operation && specs.has(operation.spec)) visit(operation.spec)
  for (const file of source.specs) if (fileFacts.mentioned.has(file)) visit(file)
  return used
}

/** All paths that pages and other files link, whether they exist or not. */
function linkedFiles({ pages, fileFacts, origin }: PublishInput): Set<string> {
  const linked = new Set(fileFacts.mentioned)
  for (const page of pages)
    for (const path of [...page.body.mentions, ...mentionsOfFields(page, origin)])
      linked.add(path)
  return linked
}

/** Cached paths. The frontmatter object serves as key, since reading a page replaces it. */
const known = new WeakMap<SourcePage['frontmatter'], string[]>()

function mentionsOfFields(
  { file, frontmatter }: SourcePage,
  origin: string | undefined,
): string[] {
  const paths = known.get(frontmatter) ?? mentionsOfData(frontmatter, { file, origin })
  known.set(frontmatter, paths)
  return paths
}

/** Descriptions of private files, singular and plural. */
const KINDS: Record<PrivateKind, readonly [one: string, many: string]> = {
  key: ['is a key or a certificate', 'are keys or certificates'],
  credentials: ['is named as a file of credentials', 'are named as files of credentials'],
  dump: ['is a database or a dump', 'are databases or dumps'],
  state: ['is state or a log of a tool', 'are state or logs of tools'],
  backup: ['is a backup', 'are backups'],
  token: ['holds a token or a private key', 'hold tokens or private keys'],
}

/** Maximum number of file names in a build's message. */
const MAX_NAMES = 10

function privateFiles(
  kind: PrivateKind,
  files: readonly string[],
  { secrets }: FileFacts,
): Diagnostic {
  const [one, many] = KINDS[kind]
  const isOne = files.length === 1
  const it = isOne ? 'it' : 'them'
  const names = files.map((file) => {
    const secret = kind === 'token' ? secrets.get(file) : undefined
    return secret === undefined ? `\`${file}\`` : `\`${file}\` (${secret})`
  })
  return {
    severity: 'warning',
    code: 'site/private-file',
    message: `${list(names)} ${isOne ? one : many}, and ${isOne ? 'is' : 'are'} not published`,
    hint: `Move ${it} out of the content folder, or list ${it} in \`.mintignore\`. If readers need ${it}, add ${it} to \`files\` in the settings.`,
    file: files[0]!,
  }
}

/**
 * Reports files that aren't published because nothing links them.
 *
 * @param most Number of names in the message; others are counted.
 */
export function unlinkedFiles(files: readonly string[], most = Infinity): Diagnostic {
  const count = files.length === 1 ? '1 file is' : `${files.length} files are`
  return {
    severity: 'info',
    code: 'site/unlinked-file',
    message: `${count} not published, since no page and no setting links to ${files.length === 1 ? 'it' : 'them'}: ${list(
      files.map((file) => `\`${file}\``),
      most,
    )}`,
    hint: 'Link to what readers need, or name it in `files` of the settings: `"files": ["downloads/**"]`.',
  }
}

function scriptsForNode(files: readonly string[]): Diagnostic {
  const isOne = files.length === 1
  return {
    severity: 'info',
    code: 'site/node-script',
    message: `${isOne ? '1 script' : `${files.length} scripts`} for Node.js ${isOne ? 'is' : 'are'} not loaded by pages: ${list(
      files.map((file) => `\`${file}\``),
      MAX_NAMES,
    )}`,
    hint: `List ${isOne ? 'it' : 'them'} in \`.mintignore\`, or move ${isOne ? 'it' : 'them'} out of the content folder. What pages should load all the same is named in \`files\` of the settings.`,
  }
}

function list(names: readonly string[], most = Infinity): string {
  const rest = names.length - most
  if (rest > 1) return `${names.slice(0, most).join(', ')} and ${rest} more`
  return names.length === 1
    ? names[0]!
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
