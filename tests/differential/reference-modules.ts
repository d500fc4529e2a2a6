import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as preact from 'preact'
import * as compat from 'preact/compat'
import * as hooks from 'preact/hooks'
import * as jsxRuntime from 'preact/jsx-runtime'
import { moduleRunnerTransform, transformWithOxc } from 'vite'

type Exports = Record<string, unknown>

/** Compiles a file to JavaScript with `import` and `export`. */
type CompileMarkdown = (file: string) => Promise<string>

const ENDINGS = [
  '',
  '.jsx',
  '.tsx',
  '.js',
  '.ts',
  '.mdx',
  '.md',
  '/index.jsx',
  '/index.tsx',
]
/**
 * The Preact of this process, because two copies wouldn't recognise each other's
 * elements. It is also used for React.
 */
const PREACT: Record<string, Exports> = {
  preact,
  'preact/hooks': hooks,
  'preact/compat': compat,
  'preact/jsx-runtime': jsxRuntime,
  react: compat,
  'react-dom': compat,
  'react/jsx-runtime': jsxRuntime,
}

/**
 * Loads modules of a folder like a bundler: `/a` is relative to the folder, extensions
 * are optional, `.mdx` is compiled, JSX and React are Preact's. Each module runs once.
 */
export class ReferenceModules {
  readonly #root: string
  readonly #compileMarkdown: CompileMarkdown
  readonly #builtIn: Record<string, Exports>
  readonly #loaded = new Map<string, { exports: Exports; ready: Promise<void> }>()

  /**
   * @param root Absolute path of the folder.
   * @param builtIn Modules that aren't files, by specifier.
   */
  constructor(
    root: string,
    compileMarkdown: CompileMarkdown,
    builtIn: Record<string, Exports> = {},
  ) {
    this.#root = root
    this.#compileMarkdown = compileMarkdown
    this.#builtIn = { ...PREACT, ...builtIn }
  }

  /**
   * Returns the exports of a file.
   * @throws What its code throws, and an Error if an import is missing.
   */
  async load(file: string): Promise<Exports> {
    const known = this.#loaded.get(file)
    if (known) {
      await known.ready
      return known.exports
    }
    const exports: Exports = {}
    const ready = this.#run(file, exports)
    this.#loaded.set(file, { exports, ready })
    // Importers get the same rejection.
    ready.catch(() => {})
    await ready
    return exports
  }

  async #run(file: string, exports: Exports): Promise<void> {
    const transformed = await moduleRunnerTransform(
      await this.#compile(file),
      null,
      file,
      '',
    )
    if (!transformed) throw new Error(`${file} cannot be read as a module`)
    const load = (specifier: string) => this.#import(specifier, file)
    const run = new AsyncFunction(
      '__vite_ssr_import__',
      '__vite_ssr_dynamic_import__',
      '__vite_ssr_exportName__',
      '__vite_ssr_exportAll__',
      '__vite_ssr_import_meta__',
      transformed.code,
    )
    await run(
      load,
      load,
      (name: string, get: () => unknown) =>
        Object.defineProperty(exports, name, {
          enumerable: true,
          configurable: true,
          get,
        }),
      (all: Exports) => {
        for (const name of Object.keys(all))
          if (name !== 'default' && !(name in exports))
            Object.defineProperty(exports, name, {
              enumerable: true,
              get: () => all[name],
            })
      },
      { url: pathToFileURL(file).href, env: {} },
    )
  }

  async #compile(file: string): Promise<string> {
    const ending = extname(file).toLowerCase()
    if (ending === '.mdx' || ending === '.md') return this.#compileMarkdown(file)
    const text = readFileSync(file, 'utf8')
    if (ending === '.json') return `export default ${text}`
    if (ending === '.css') return ''
    if (!/^\.[cm]?[jt]sx?$/.test(ending)) {
      return `export default ${JSON.stringify(file.slice(this.#root.length))}`
    }
    const { code } = await transformWithOxc(text, file, {
      lang: ending.includes('t') ? 'tsx' : 'jsx',
      jsx: { runtime: 'automatic', importSource: 'preact' },
    })
    return code
  }

  async #import(specifier: string, from: string): Promise<Exports> {
    const name = specifier.replace(/[?#].*$/, '')
    if (Object.hasOwn(this.#builtIn, name)) return this.#builtIn[name]!
    const local =
      /^[./]/.test(name) || /\.mdx?$/i.test(name) || /^_?snippets\//.test(name)
    if (!local) return requirePackage(name, from)
    const path = name.startsWith('.')
      ? resolve(dirname(from), name)
      : join(this.#root, name.replace(/^\/+/, ''))
    for (const ending of ENDINGS)
      if (existsSync(path + ending) && statSync(path + ending).isFile())
        return this.load(path + ending)
    throw new Error(`there is no file ${specifier}`)
  }
}

/** Requires a package from the folder, or else from this project. */
function requirePackage(name: string, from: string): Exports {
  let required: unknown
  try {
    required = createRequire(from)(name)
  } catch {
    required = createRequire(import.meta.url)(name)
  }
  const isModule =
    typeof required === 'object' && required !== null && 'default' in required
  return isModule ? (required as Exports) : { default: required, ...(required as object) }
}

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>
