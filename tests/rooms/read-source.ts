import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** A location in a source file. */
export interface Place {
  line: number
  text: string
}

/** One import, re-export, `import()`, or script passed to a thread. */
export interface Import {
  file: string
  line: number
  /** The imported file, relative to the project, or the package's name. */
  target: string
  isType: boolean
}

/** What is measured in one source file. */
export interface Source {
  /** Path relative to the project, posix. */
  file: string
  lines: number
  imports: Import[]
  /** Names that the file declares and exports, without re-exports. */
  exports: string[]
  functions: (Place & { lines: number })[]
  casts: (Place & { kind: 'any' | 'as never' | 'as unknown as' })[]
}

/** The folders whose files are sources of the package. */
export const TOP_FOLDERS = ['plugin', 'runtime', 'theme', 'playground']

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Files that `skerry create` copies: data of the package rather than its source. */
const TEMPLATE = /\/template\//

/** Parses every TypeScript source in the top folders of a checkout, sorted by path. */
export function readSources(root: string = projectRoot): Source[] {
  return TOP_FOLDERS.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !TEMPLATE.test(file)),
  )
    .sort()
    .map((file) => readSource(root, file))
}

/**
 * Parses one file.
 * @throws Error if it can't be parsed, because its figures would be incomplete.
 */
function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const lineAt = lineNumbers(text)
  const firstLine = (start: number) => /.*/.exec(text.slice(start, start + 70))![0].trim()
  const source: Source = {
    file,
    lines: text.split('\n').length - 1,
    imports: [],
    exports: [],
    functions: [],
    casts: [],
  }

  const addImport = (start: number, specifier: string, isType: boolean) =>
    source.imports.push({
      file,
      line: lineAt(start),
      target: resolveImport(root, file, specifier),
      isType,
    })
  const addFunction = ({ start, end }: { start: number; end: number }) => {
    const line = lineAt(start)
    const lines = lineAt(end) - line + 1
    source.functions.push({ line, lines, text: firstLine(start) })
  }

  for (const { start, moduleRequest, entries } of module.staticImports)
    addImport(
      start,
      moduleRequest.value,
      entries.length > 0 && entries.every(({ isType }) => isType),
    )
  for (const { start, entries } of module.staticExports) {
    const requests = entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])
    if (requests.length > 0)
      addImport(
        start,
        requests[0]!.value,
        entries.every(({ isType }) => isType),
      )
    for (const { exportName, moduleRequest, localName } of entries) {
      const name = exportName.name ?? localName.name
      if (!moduleRequest && name) source.exports.push(name)
    }
  }

  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ImportExpression({ start, source: from }) {
      if (from.type === 'Literal' && typeof from.value === 'string')
        addImport(start, from.value, false)
    },
    TSImportType({ start, source: from }) {
      addImport(start, from.value, true)
    },
    NewExpression({ start, end, callee, arguments: [path, base] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || !path || !base) return
      if (text.slice(base.start, base.end) !== 'import.meta.url') return
      const name = /^['"`](\.{0,2}[\w./-]+)['"`]$/.exec(text.slice(path.start, path.end))
      const module = name && moduleOf(root, file, name[1]!)
      if (module && end > start) addImport(start, module, false)
    },
    TSAnyKeyword({ start }) {
      source.casts.push({ kind: 'any', line: lineAt(start), text: lineOf(text, start) })
    },
    TSAsExpression({ start, expression, typeAnnotation }) {
      const kind =
        typeAnnotation.type === 'TSNeverKeyword'
          ? 'as never'
          : expression.type === 'TSAsExpression' &&
              expression.typeAnnotation.type === 'TSUnknownKeyword'
            ? 'as unknown as'
            : undefined
      if (kind)
        source.casts.push({ kind, line: lineAt(start), text: lineOf(text, start) })
    },
  }).visit(program)
  return source
}

/**
 * Resolves a script named by a URL, which ends in `.js` although the source ends in
 * `.ts`.
 */
function moduleOf(root: string, file: string, name: string): string | undefined {
  const path = name.startsWith('.') ? name : `./${name}`
  const source = path.replace(/\.js$/, '.ts')
  const exists = source.endsWith('.ts') && existsSync(join(root, dirname(file), source))
  return exists ? source : undefined
}

function resolveImport(root: string, file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  return relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/')
}

function lineNumbers(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

function lineOf(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(text.lastIndexOf('\n', offset) + 1, end < 0 ? undefined : end).trim()
}
