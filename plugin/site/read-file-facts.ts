import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { findSecret } from '../kit/find-tokens.ts'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { credentialProblems } from './credential-problems.ts'
import { isShown } from './file-kinds.ts'
import { mentionsOfCode, mentionsOfData, mentionsOfPage } from './find-mentions.ts'
import { DATA_FILE } from './is-api-description.ts'
import { scriptKind } from './script-kind.ts'
import { mapConcurrently } from '../kit/map-concurrently.ts'
import { classesOfScript } from './classes-of-script.ts'
import {
  joinSelectedNames,
  selectorsInCode,
  selectorsInStyles,
  type SelectedNames,
} from './selected-names.ts'
import { referencesOfDescription } from './description-references.ts'
import type { SourceSite } from './site.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'

/** Facts from files other than pages, which decide with the pages what is published. */
export interface FileFacts {
  /** Root-relative paths that settings, snippets, components, scripts and stylesheets link. */
  mentioned: ReadonlySet<string>
  /** Class names in scripts. */
  classNames: ReadonlySet<string>
  /** Scripts for Node.js, which are not considered otherwise. */
  nodeScripts: ReadonlySet<string>
  /** Scripts that are modules for others, and not loaded by pages. */
  scriptModules: ReadonlySet<string>
  /** What styles, scripts and components select by. */
  names: SelectedNames
  /** Root-relative file → the secret that it contains: "a GitHub token". */
  secrets: ReadonlyMap<string, string>
  /** API description → files that it refers to. */
  references: ReadonlyMap<string, readonly string[]>
  /** Tokens found in snippets and descriptions. */
  diagnostics: readonly Diagnostic[]
}

/** Input of `readFileFacts`. */
interface FileFactsSources {
  site: SourceSite
  /** Settings files, root-relative. */
  settingsFiles: readonly string[]
  /** Root-relative files that API descriptions were read from. */
  apiFiles: readonly string[]
  origin: string | undefined
}

/** Bytes. Larger files are data, and aren't searched. */
const MAX_BYTES = 4 * 2 ** 20

/** Reads files other than pages. Files that disappear in the meantime count as empty. */
export async function readFileFacts({
  site,
  settingsFiles,
  apiFiles,
  origin,
}: FileFactsSources): Promise<FileFacts> {
  const { root } = site
  const mentioned = new Set<string>()
  const classNames = new Set<string>()
  const nodeScripts = new Set<string>()
  const scriptModules = new Set<string>()
  const names: SelectedNames[] = []
  const secrets = new Map<string, string>()
  const references = new Map<string, readonly string[]>()
  const diagnostics: Diagnostic[] = []
  await mapConcurrently(settingsFiles, async (file) => {
    const value = parse(await readText(root, file))
    // Paths in settings start at the root, also in files that `docs.json` refers to.
    for (const path of mentionsOfData(value, { file: 'docs.json', origin }))
      mentioned.add(path)
  })
  await mapConcurrently(
    [...site.snippets, ...site.scripts, ...site.styles],
    async (file) => {
      const text = await readText(root, file)
      const isScript = site.scripts.includes(file)
      const kind = isScript ? scriptKind(text) : undefined
      if (kind === 'node') {
        nodeScripts.add(file)
        return
      }
      if (kind === 'module') scriptModules.add(file)
      const read = PAGE_FILE.test(file) ? mentionsOfPage : mentionsOfCode
      for (const path of read({ text, file, origin })) mentioned.add(path)
      if (!PAGE_FILE.test(file))
        names.push(/\.css$/i.test(file) ? selectorsInStyles(text) : selectorsInCode(text))
      if (isScript) for (const name of classesOfScript(text)) classNames.add(name)
      // Scripts with a token aren't published, so they are reported with the unpublished files.
      if (site.snippets.includes(file))
        diagnostics.push(...credentialProblems(text, file))
    },
  )
  const described = new Set([...site.specs, ...apiFiles])
  const candidates = new Set([...site.assets, ...site.scripts, ...described])
  await mapConcurrently([...candidates], async (file) => {
    if (isShown(file) && !/\.(?:svg|rtf)$/i.test(file)) return
    const text = await readText(root, file)
    const secret = findSecret(text)
    if (secret !== undefined) secrets.set(file, secret)
    if (!described.has(file)) return
    references.set(file, referencesOfDescription(text, file, described))
    diagnostics.push(...credentialProblems(text, file))
  })
  diagnostics.sort((a, b) => byCodeUnit(a.file ?? '', b.file ?? ''))
  return {
    mentioned,
    classNames,
    nodeScripts,
    scriptModules,
    names: joinSelectedNames(names),
    secrets,
    references,
    diagnostics,
  }
}

/** A file's text. Empty for binary, large and missing files. */
async function readText(root: string, file: string): Promise<string> {
  try {
    const path = join(root, file)
    if ((await stat(path)).size > MAX_BYTES && !DATA_FILE.test(file)) return ''
    const text = await readFile(path, 'utf8')
    return text.includes('\0') ? '' : text
  } catch {
    return ''
  }
}

/** Parses settings. If they are invalid (reported elsewhere), returns all strings in them. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, content]) => content)
  }
}
