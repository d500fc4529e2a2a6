import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHash } from '../kit/content-hash.ts'
import { toPosix } from '../kit/package-files.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import { packageVersions } from '../kit/package-versions.ts'

/** The module that all others of the server's bundle are reached from. */
export const SERVER_ENTRY = '\0virtual:skerry/server'

/** Generated modules, and those of the bundler. */
const OWN_SCHEMES = /^(\0|virtual:)/

/** Packages that documents are rendered with. */
const RENDERERS = /^(preact|preact-render-to-string)\//

/** What imports of React lead to. */
const REACT = /(?:^|\/)preact\/compat(?:\/|$)/

interface GraphModule {
  hash: string
  imports: readonly string[]
}

/** What a graph was told, as plain data. */
export interface ModuleRecords {
  modules: [id: string, module: GraphModule][]
  /** Other names of modules, and their ids. */
  names: [name: string, id: string][]
}

/** What bundling the server's modules has shown of them, as plain data. */
export interface ServerModules extends ModuleRecords {
  /** Ids of modules with what each imports at once: what is imported later brings its styles along when it is. */
  imports: [id: string, imported: readonly string[]][]
}

/**
 * The modules of the server's bundle, as they were before they were joined: names what each of
 * them does, with all that it imports. Nothing of it depends on where the project lies.
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
   * @param root Absolute path of the content folder, posix.
   * @param packageRoot That of our own package.
   * @param settings What else decides how modules are bundled.
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
   * @param code After all transforms.
   * @param imports Resolved ids, also of what is imported later.
   */
  add(id: string, code: string, imports: readonly string[]): void {
    this.#modules.set(id, { hash: contentHash(this.#portable(code)), imports })
  }

  /**
   * Adds another name of a module: what is imported need not be the file's path, for it may be a
   * package, lack its ending, or lead through a link.
   */
  addName(name: string, id: string): void {
    this.#names.set(name, id)
  }

  /** What it was told: `restore` makes the same graph of it. */
  get records(): ModuleRecords {
    return { modules: [...this.#modules], names: [...this.#names] }
  }

  /** Takes what another graph of the same settings was told. */
  restore({ modules, names }: ModuleRecords): void {
    for (const [id, module] of modules) this.#modules.set(id, module)
    for (const [name, id] of names) this.#names.set(name, id)
  }

  /**
   * Names what modules do, with all that they import.
   *
   * @param ids Or names. One that is not known is another module in each process, so that nothing
   *   is taken for what it was.
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

  /** Whether modules, and all that they import, are our own or what we render with. */
  areOwn(ids: readonly string[]): boolean {
    return [...this.#reachable(this.#idsOf(ids))].every((id) => this.#isOwn(id))
  }

  /** Whether any of some modules, or what they import, is code for React. */
  useReact(ids: readonly string[]): boolean {
    return [...this.#reachable(this.#idsOf(ids))].some((id) => REACT.test(id))
  }

  /**
   * Lists modules of the author's, and of packages, with all that they import; without those that
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

  #isKnown(id: string): boolean {
    return this.#modules.has(id) || isBuiltin(id)
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

  /** What stays outside of the bundle: of packages the versions count, our own files are named elsewhere. */
  #versionsOf(id: string): string[] {
    if (isBuiltin(id) || /^(\0|[\w-]+:|[./])/.test(id)) return []
    const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/')
    return packageVersions([{ name, from: this.#root }])
  }

  /** A module's name, wherever the project lies. */
  #label(id: string): string {
    const [, inPackages] = /^.*?\/node_modules\/(.*)$/s.exec(id) ?? []
    if (inPackages !== undefined) return `packages/${inPackages}`
    const [path = id, query = ''] = id.split(/(?=\?)/)
    const isOurs = path.startsWith(`${this.#packageRoot}/`)
    if (isOurs || !isAbsolute(path)) return this.#portable(id)
    return toPosix(relative(this.#root, path)) + query
  }

  /** Generated code has absolute paths. The placeholders hold what no source text does. */
  #portable(text: string): string {
    return text
      .replaceAll(this.#root, '\0root')
      .replaceAll(this.#given, '\0root')
      .replaceAll(this.#packageRoot, '\0package')
  }
}

/** Ids of modules are paths without links. */
function realPath(path: string): string {
  try {
    return toPosix(realpathSync(path))
  } catch {
    return path
  }
}
