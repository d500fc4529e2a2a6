import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { escapePattern } from '../kit/escape-pattern.ts'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { describeMissingImport } from '../render/describe-missing-import.ts'
import {
  MISSING_MODULE,
  REMOTE_MODULE,
  type MissingModules,
} from '../render/missing-modules.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { componentNames } from '../site/overrides.ts'
import { analyseModule } from '../mdx/analyse-module.ts'
import { importedNames, type ImportedName } from '../mdx/imported-names.ts'
import { markdownFileOf } from '../mdx/exports-suffix.ts'
import { parseOwnModule } from '../mdx/parse-own-module.ts'
import { PAGE_IMPORTS } from '../render/virtual-modules.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

/** The author's files whose imports are checked. */
const SOURCE = /\.[jt]sx?$/

/** Files whose exports can be determined from their source. */
const CODE = /\/[^/?]+(?<!\.skerry|\.skerry-content|\.skerry-code)\.[jt]sx?$/

/** A path of a file in a folder that is neither relative nor in a package with a scope. */
const BARE_PATH = /^\w[^:?]*\//

const DEFAULT: ImportedName = { imported: 'default', local: 'default' }

/** What a stand-in module replaces. */
interface StandInFor {
  source: string
  importer: string
  /** The existing file that lacks some exports. */
  target?: string
}

/** Modules of plugins, which are never missing. */
const GENERATED = /^(?:\0|virtual:skerry\/|skerry-[a-z]+:)/

/**
 * Replaces missing packages and files that pages and snippets import with stand-ins. Such
 * imports are left over from another tool, or were never installed. Mintlify ignores them, so
 * they must not fail the build: a stand-in renders the theme's component of the same name, or
 * its children. While pages are rendered, it also replaces modules of other servers.
 */
export function missingModulesPlugin(
  project: ProjectHandle,
  missing: MissingModules,
): Plugin {
  return {
    name: 'skerry:missing-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: { exclude: GENERATED } },
      async handler(source, importer, options) {
        const file = importer?.split('?')[0]
        if (!file || !project.isOpen) return undefined
        const { root } = project.current
        const isUsers =
          file.startsWith(`${root}/`) &&
          SOURCE.test(file) &&
          !file.includes('/node_modules/')
        // In dev, imports of pages are resolved as if index.html imported them. In the browser,
        // these are requests for any URL.
        const isServer = this.environment.config.consumer === 'server'
        const isPages =
          file === PAGE_IMPORTS || (isServer && file === `${root}/index.html`)
        if (!isUsers && !isPages) return undefined
        const isRemote = REMOTE_MODULE.test(source)
        if (isRemote && !(isServer && (isPages || isStatic(source, file))))
          return undefined
        const resolved = { ...options, skipSelf: true }
        const plain = isRemote
          ? undefined
          : await this.resolve(source, importer, resolved)
        // A path from the root may lack its slash, as in pages.
        const fromRoot =
          !plain && isUsers && BARE_PATH.test(source)
            ? await this.resolve(`/${source}`, importer, resolved)
            : undefined
        const found = plain ?? fromRoot
        const name = markdownFileOf(file).slice(root.length + 1)
        if (found) {
          const isCode = isUsers && found.id.startsWith(`${root}/`) && CODE.test(found.id)
          const absent = isCode ? absentNames(source, file, found.id) : []
          if (absent.length === 0) return fromRoot
          for (const taken of absent)
            report(missing, source, name, readFile(file), [], taken)
          return `${MISSING_MODULE}${JSON.stringify({ source, importer: file, target: found.id })}`
        }
        const components = componentNames(project.current.overrides)
        if (isUsers) report(missing, source, name, readFile(file), components)
        else missing.add({ source }, describeMissing(source, [], components))
        const asked = { source, importer: isPages ? PAGE_IMPORTS : file }
        return `${MISSING_MODULE}${JSON.stringify(asked)}`
      },
    },
    load: {
      filter: { id: /^\0skerry:missing:/ },
      handler(id) {
        const { source, importer, target } = JSON.parse(
          id.slice(MISSING_MODULE.length),
        ) as StandInFor
        const components = componentNames(project.current.overrides)
        if (target !== undefined) {
          const names = absentNames(source, importer, target)
          return { code: `${standIn(names, components)}\n${reexport(target)}` }
        }
        const names = importer === PAGE_IMPORTS ? [] : namesOf(source, importer)
        return { code: standIn([DEFAULT, ...names], components) }
      },
    },
  }
}

/** Whether a module imports another one before it runs, not with `import()`. */
function isStatic(source: string, importer: string): boolean {
  const statement = new RegExp(`(?:from|import)\\s*['"]${escapePattern(source)}['"]`)
  return statement.test(readFile(importer))
}

/** Code of a module whose exports render the theme's component of that name, or their children. */
function standIn(names: readonly ImportedName[], components: readonly string[]): string {
  const lines = [
    ...(names.includes(DEFAULT) ? ['export const skerryMissing = true'] : []),
    'const inside = ({ children }) => children ?? null',
    // The name may be meant as a value.
    `inside.toString = () => ''`,
  ]
  if (names.some(({ local }) => components.includes(local)))
    lines.unshift(`import components from 'virtual:skerry/components'`)
  const taken = new Map(names.map((name) => [name.imported, name]))
  for (const { imported, local } of taken.values()) {
    const value = components.includes(local)
      ? `components[${JSON.stringify(local)}]`
      : 'inside'
    lines.push(
      imported === 'default'
        ? `export default ${value}`
        : `const _${imported} = ${value}\nexport { _${imported} as ${imported} }`,
    )
  }
  return lines.join('\n')
}

/** Names that a module imports from a file which doesn't export them. */
function absentNames(source: string, importer: string, target: string): ImportedName[] {
  const { program, errors } = parseOwnModule(target, readFile(target))
  const isOpen = program.body.some(({ type }) => type === 'ExportAllDeclaration')
  if (errors.length > 0 || isOpen) return []
  const { exports } = analyseModule(program)
  return namesOf(source, importer).filter(({ imported }) => !exports.includes(imported))
}

/** Code that re-exports everything from a file, including the default. */
function reexport(target: string): string {
  const { exports } = analyseModule(parseOwnModule(target, readFile(target)).program)
  const from = JSON.stringify(target)
  return `export * from ${from}${exports.includes('default') ? `\nexport { default } from ${from}` : ''}`
}

function report(
  missing: MissingModules,
  source: string,
  file: string,
  code: string,
  components: readonly string[],
  absent?: ImportedName,
): void {
  const name = absent?.imported
  const specifier = new RegExp(`['"]${escapePattern(source)}['"]`)
  const offset = absent?.start ?? Math.max(code.search(specifier), 0)
  const { line, column } = placeAt(code, offset)
  missing.add(
    { importer: file, source, ...(name !== undefined && { name }) },
    {
      ...(name === undefined
        ? describeMissing(source, namesFrom(source, code, file), components)
        : describeAbsent(source, name)),
      file,
      line,
      column,
      frame: codeFrame(code, line, column),
    },
  )
}

function namesFrom(source: string, code: string, file: string): string[] {
  return importedNames(source, code, file).map(({ local }) => local)
}

function describeAbsent(source: string, name: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'mdx/missing-import',
    message: `\`${source}\` has no export \`${name}\`, so only its children are shown`,
    hint: 'Check the name, or export it there.',
  }
}

function describeMissing(
  source: string,
  names: readonly string[],
  components: readonly string[],
): Diagnostic {
  return {
    severity: 'warning',
    code: REMOTE_MODULE.test(source) ? 'islands/browser-only' : 'mdx/missing-import',
    ...describeMissingImport(source, names, components),
  }
}

function namesOf(source: string, importer: string): ImportedName[] {
  return importedNames(source, readFile(importer), markdownFileOf(importer))
}

function readFile(file: string): string {
  return readFileSync(markdownFileOf(file), 'utf8')
}
