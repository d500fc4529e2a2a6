import { readFileSync } from 'node:fs'
import { parseSync, type Plugin } from 'vite'
import { codeFrame } from '../code-frame.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Live } from '../live.ts'
import { componentNames } from '../overrides.ts'

const MISSING = '\0skerry:missing:'
const PAGE_IMPORTS = '\0virtual:skerry/page-imports'

/** A name that a module takes from another: as exported there, and as called here. */
interface TakenName {
  imported: string
  local: string
}

/**
 * Stands in for packages and files that pages and snippets import and that are not there: left
 * over from another tool, or never installed. A hosted site ignores such imports, so they must
 * not stop a build: the theme's component of that name is used, or what is inside is drawn.
 */
export function missingModulesPlugin(live: Live): Plugin {
  return {
    name: 'skerry:missing-modules',
    enforce: 'post',
    async resolveId(source, importer, options) {
      const file = importer?.split('?')[0]
      if (!file || !live.hasProject || source.startsWith('\0')) return undefined
      const { root } = live.project
      const isUsers = file.startsWith(`${root}/`) && !file.includes('/node_modules/')
      if (!isUsers && file !== PAGE_IMPORTS) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found) return undefined
      if (isUsers) report(live, source, file.slice(root.length + 1), readFile(file))
      else reportPackage(live, source)
      return `${MISSING}${JSON.stringify({ source, importer: file })}`
    },
    load: {
      filter: { id: /^\0skerry:missing:/ },
      handler(id) {
        const { source, importer } = JSON.parse(id.slice(MISSING.length)) as Record<
          'source' | 'importer',
          string
        >
        const names =
          importer === PAGE_IMPORTS ? [] : takenNames(source, readFile(importer))
        return { code: standIn(names, componentNames(live.project.overrides)) }
      },
    },
  }
}

/** The code of a module whose exports draw what is inside, or the component of that name. */
function standIn(names: readonly TakenName[], components: readonly string[]): string {
  const lines = [
    'export const skerryMissing = true',
    'const inside = ({ children }) => children ?? null',
  ]
  if (names.some(({ local }) => components.includes(local)))
    lines.unshift(`import components from 'virtual:skerry/components'`)
  const taken = new Map(names.map((name) => [name.imported, name]))
  if (!taken.has('default'))
    taken.set('default', { imported: 'default', local: 'default' })
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

/** The names that a module takes from another, in `import` and `export … from`. */
function takenNames(source: string, code: string): TakenName[] {
  const { program } = parseSync('module.tsx', code)
  return program.body.flatMap((statement): TakenName[] => {
    if (!('source' in statement) || statement.source?.value !== source) return []
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.flatMap((part) => {
        if (part.type === 'ImportNamespaceSpecifier') return []
        const { local } = part
        const imported =
          part.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(part.imported)
        return [{ imported, local: local.name }]
      })
    }
    if (statement.type !== 'ExportNamedDeclaration') return []
    return statement.specifiers.map(({ local }) => ({
      imported: nameOf(local),
      local: nameOf(local),
    }))
  })
}

function nameOf(node: { name: string } | { value: unknown }): string {
  return 'name' in node ? node.name : String(node.value)
}

function report(live: Live, source: string, file: string, code: string): void {
  const offset = Math.max(code.search(new RegExp(`['"]${escape(source)}['"]`)), 0)
  const before = code.slice(0, offset).split(/\r\n|\r|\n/)
  const line = before.length
  const column = before.at(-1)!.length + 1
  live.missingModules.set(`${file} ${source}`, {
    ...describe(source),
    file,
    line,
    column,
    frame: codeFrame(code, line, column),
  })
}

/** Pages say themselves where they import a file that is not there; packages are told here. */
function reportPackage(live: Live, source: string): void {
  live.missingModules.set(source, describe(source))
}

function describe(source: string): Diagnostic {
  const isFile = /^[./]/.test(source)
  return {
    severity: 'warning',
    code: 'mdx/missing-import',
    message: isFile
      ? `There is no file \`${source}\``
      : `The package \`${source}\` is not installed, so only what is inside its components is shown`,
    hint: isFile
      ? 'Correct the path, or remove the import'
      : `Install it (\`npm install ${source
          .split('/')
          .slice(0, source.startsWith('@') ? 2 : 1)
          .join('/')}\`), or remove the import`,
  }
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

function readFile(file: string): string {
  return readFileSync(file, 'utf8')
}
