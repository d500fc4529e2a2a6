import { randomUUID } from 'node:crypto'
import { isBuiltin } from 'node:module'
import { isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHash } from '../kit/content-hash.ts'
import { toPosix } from '../kit/package-files.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { realPath } from '../kit/real-path.ts'

/** The entry of the server bundle. */
export const SERVER_ENTRY = '\0virtual:skerry/server'

/** Virtual modules, and those of the bundler. */
const OWN_SCHEMES = /^(\0|virtual:)/

/** Packages that render documents. */
const RENDERERS = /^(preact|preact-render-to-string)\//

/** What imports of React resolve to. */
const REACT = /(?:^|\/)preact\/compat(?:\/|$)/

interface GraphModule {
  hash: string
  imports: readonly string[]
}

/** The content of a graph, as plain data. */
interface ModuleRecords {
  modules: [id: string, module: GraphModule][]
  /** Aliases of modules, and the ids that they resolve to. */
  names: [name: string, id: string][]
}

/** What bundling the server has shown about its modules, as plain data. */
export interface ServerModules extends ModuleRecords {
  /**
   * Static imports of each module. Dynamic imports bring their own styles along when they load.
   */
  imports: [id: string, imported: readonly string[]][]
}

/**
 * The modules of the server bundle before they were bundled. Hashes what each of them does,
 * including all its imports. The result doesn't depend on where the project is.
 */
export class ModuleGraph {
  readonly #root: string
  readonly #given: string
  readonly #packageRoot: string
  readonly #settings: string
  readonly #modules = new Map<string, GraphModule>()
  readonly #names = new Map<string, string>()
  readonly #hashes = new Map<string, string>()

  /**
   * @param root Absolute path of the content folder, with forward slashes.
   * @param packageRoot Absolute path of our own package.
   * @param settings Options that affect how modules are bundled.
   */
  constructor(root: string, packageRoot: string, settings: unknown = undefined) {
    this.#root = realPath(root)
    this.#given = root
    this.#packageRoot = packageRoot
    this.#settings = this.#portable(canonicalText(settings))
  }

  /**
   * Adds a module.
   *
   * @param code The code after all transforms.
   * @param imports Resolved ids of static and dynamic imports.
   */
  add(id: string, code: string, imports: readonly string[]): void {
    this.#modules.set(id, { hash: contentHash(this.#portable(code)), imports })
  }

  /**
   * Adds an alias of a module: an import specifier may be a package name, lack the extension,
   * or go through a symbolic link.
   */
  addName(name: string, id: string): void {
    this.#names.set(name, id)
  }

  /** The content of the graph, for `restore`. */
  get records(): ModuleRecords {
    return { modules: [...this.#modules], names: [...this.#names] }
  }

  /** Adds the content of another graph with the same settings. */
  restore({ modules, names }: ModuleRecords): void {
    for (const [id, module] of modules) this.#modules.set(id, module)
    for (const [name, id] of names) this.#names.set(name, id)
  }

  /**
   * Hashes what modules do, including all their imports.
   *
   * @param ids Ids or aliases. An unknown one has a different hash in each process, so that
   *   nothing stale is used.
   */
  hashOf(ids: readonly string[]): string {
    const known = this.#hashes.get(ids.join('\n'))
    if (known !== undefined) return known
    const found = this.#idsOf(ids)
    const modules = [...this.#reachable(found)].map((id) => this.#describe(id)).sort()
    const unknown = found.some((id) => !this.#isKnown(id)) ? randomUUID() : ''
    const labels = found.map((id) => this.#label(id))
    const hash = contentHash(this.#settings, unknown, ...labels, '', ...modules)
    this.#hashes.set(ids.join('\n'), hash)
    return hash
  }

  /** Whether modules and all their imports are our own, or packages that we render with. */
  areOwn(ids: readonly string[]): boolean {
    return [...this.#reachable(this.#idsOf(ids))].every((id) => this.#isOwn(id))
  }

  /** Whether any of the modules, or their imports, use React. */
  useReact(ids: readonly string[]): boolean {
    return [...this.#reachable(this.#idsOf(ids))].some((id) => REACT.test(id))
  }

  /**
   * Lists modules of the author and of packages with all their imports, except those that
   * `others` import too.
   */
  list(ids: readonly string[], others: readonly string[]): string[] {
    const excluded = this.#reachable(this.#idsOf(others))
    return [...this.#reachable(this.#idsOf(ids))]
      .filter((id) => !excluded.has(id) && !isBuiltin(id))
      .map((id) => this.#label(id))
      .sort()
  }

  #idsOf(names: readonly string[]): string[] {
    return names.map((name) => this.#names.get(name) ?? name)
  }

  #reachable(ids: readonly string[]): Set<string> {
    const found = new Set(ids)
    for (const each of found)
      for (const imported of this.#modules.get(each)?.imports ?? []) found.add(imported)
    return found
  }

  /** Packages that aren't bundled are known by their versions, if they are installed. */
  #isKnown(id: string): boolean {
    const hasVersion = () => this.#versionsOf(id).some((each) => each.includes('@', 1))
    return this.#modules.has(id) || isBuiltin(id) || hasVersion()
  }

  #isOwn(id: string): boolean {
    if (isBuiltin(id) || OWN_SCHEMES.test(id)) return true
    const path = id.startsWith('file:') ? toPosix(fileURLToPath(id)) : id
    const [, inPackages] = /^.*\/node_modules\/(.*)$/s.exec(path) ?? []
    const ours = `${this.#packageRoot}/`
    const isInside =
      path.startsWith(ours) && !path.slice(ours.length).includes('node_modules/')
    return isInside || RENDERERS.test(inPackages ?? '')
  }

  #describe(id: string): string {
    const module = this.#modules.get(id)
    if (!module) return [this.#label(id), ...this.#versionsOf(id)].join('\n')
    const imports = module.imports.map((each) => this.#label(each))
    return [this.#label(id), module.hash, ...imports].join('\n')
  }

  /** Versions of a package that isn't bundled. Our own files are covered by `toolVersions`. */
  #versionsOf(id: string): string[] {
    if (isBuiltin(id) || /^(\0|[\w-]+:|[./])/.test(id)) return []
    const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/')
    return packageVersions([{ name, from: this.#root }])
  }

  /** A module's name, independent of where the project is. */
  #label(id: string): string {
    const [, inPackages] = /^.*?\/node_modules\/(.*)$/s.exec(id) ?? []
    if (inPackages !== undefined) return `packages/${inPackages}`
    const [path = id, query = ''] = id.split(/(?=\?)/)
    const isOurs = path.startsWith(`${this.#packageRoot}/`)
    if (isOurs || !isAbsolute(path)) return this.#portable(id)
    return toPosix(relative(this.#root, path)) + query
  }

  /** Replaces absolute paths, which generated code contains. NUL doesn't occur in source code. */
  #portable(text: string): string {
    return text
      .replaceAll(this.#root, '\0root')
      .replaceAll(this.#given, '\0root')
      .replaceAll(this.#packageRoot, '\0package')
  }
}
