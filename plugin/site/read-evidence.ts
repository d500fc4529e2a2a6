import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { findSecret } from '../kit/find-tokens.ts'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { credentialProblems } from './credential-problems.ts'
import { isShown } from './file-kinds.ts'
import { mentionsOfCode, mentionsOfData, mentionsOfPage } from './find-mentions.ts'
import { DATA_FILE } from './is-api-description.ts'
import { mapAtOnce } from './map-at-once.ts'
import { classesOfScript } from './script-classes.ts'
import type { SourceSite } from './site.ts'
import { byCodePoint } from './walk-files.ts'

/** What files beside the pages say of each other: it decides with the pages which are published. */
export interface FileEvidence {
  /** Root-relative files that settings, snippets, components, scripts and style sheets link. */
  mentioned: ReadonlySet<string>
  /** Classes that scripts give to elements. */
  classNames: ReadonlySet<string>
  /** What makes a file unfit to be published: "a GitHub token", by file. */
  secrets: ReadonlyMap<string, string>
  /** Files that API descriptions refer to, by the file that does. */
  references: ReadonlyMap<string, readonly string[]>
  /** Tokens in snippets and descriptions. */
  diagnostics: readonly Diagnostic[]
}

export interface EvidenceSources {
  site: SourceSite
  /** Settings files, relative to the root. */
  settingsFiles: readonly string[]
  /** Root-relative files that API descriptions were read from. */
  apiFiles: readonly string[]
  origin: string | undefined
}

/** Larger texts are data, and nobody's notes. */
const LARGEST = 4 * 2 ** 20

/**
 * Reads what the files beside the pages say of each other. Files that vanish while they are read
 * say nothing.
 */
export async function readEvidence({
  site,
  settingsFiles,
  apiFiles,
  origin,
}: EvidenceSources): Promise<FileEvidence> {
  const { root } = site
  const mentioned = new Set<string>()
  const classNames = new Set<string>()
  const secrets = new Map<string, string>()
  const references = new Map<string, readonly string[]>()
  const diagnostics: Diagnostic[] = []
  await mapAtOnce(settingsFiles, async (file) => {
    const value = parse(await readText(root, file))
    // Paths of settings start at the root, wherever a part of them stands.
    for (const path of mentionsOfData(value, { file: 'docs.json', origin }))
      mentioned.add(path)
  })
  await mapAtOnce([...site.snippets, ...site.scripts, ...site.styles], async (file) => {
    const text = await readText(root, file)
    const read = PAGE_FILE.test(file) ? mentionsOfPage : mentionsOfCode
    for (const path of read({ text, file, origin })) mentioned.add(path)
    if (site.scripts.includes(file))
      for (const name of classesOfScript(text)) classNames.add(name)
    // Scripts and sheets with a token are withheld, or nobody's to read.
    if (site.snippets.includes(file)) diagnostics.push(...credentialProblems(text, file))
  })
  const described = new Set([...site.specs, ...apiFiles])
  const candidates = new Set([...site.assets, ...site.scripts, ...described])
  await mapAtOnce([...candidates], async (file) => {
    if (isShown(file) && !/\.(?:svg|rtf)$/i.test(file)) return
    const text = await readText(root, file)
    const secret = findSecret(text)
    if (secret !== undefined) secrets.set(file, secret)
    if (!described.has(file)) return
    references.set(file, referencesOf(text, file))
    diagnostics.push(...credentialProblems(text, file))
  })
  diagnostics.sort((a, b) => byCodePoint(a.file ?? '', b.file ?? ''))
  return { mentioned, classNames, secrets, references, diagnostics }
}

/** Empty for what is no text, for large files, and for those that are gone. */
async function readText(root: string, file: string): Promise<string> {
  try {
    const path = join(root, file)
    if ((await stat(path)).size > LARGEST && !DATA_FILE.test(file)) return ''
    const text = await readFile(path, 'utf8')
    return text.includes('\0') ? '' : text
  } catch {
    return ''
  }
}

/** Settings that cannot be parsed are reported by those who read them. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, content]) => content)
  }
}

/** `$ref` of JSON and YAML to other files. */
function referencesOf(text: string, file: string): string[] {
  const folder = posix.dirname(file)
  const found = text.matchAll(/\$ref["']?\s*:\s*["']?([^"'#\s]+)/g)
  return [...new Set([...found].map(([, path = '']) => posix.join(folder, path)))]
}
