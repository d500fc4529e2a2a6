import { existsSync, readFileSync } from 'node:fs'
import { packageFile, toPosix } from '../kit/package-files.ts'

/** A module that is a part of a joined module, as recorded by `.build/join-server.js`. */
interface JoinedPart {
  /** Hash of its content. */
  hash: string
  /** Static imports: our modules by their path below `dist`, others by specifier. */
  imports: string[]
  /** Dynamic imports, in the same form. */
  later: string[]
  /** Export name to the name in the joined module. */
  exports: Record<string, string>
}

/**
 * Our modules that the package build joined into a few files, so that bundling a site, and the
 * dev server, doesn't have to read hundreds of modules. Each part can still be imported: it
 * becomes a module that re-exports from the joined one, so there is only one instance.
 */
export class JoinedModules {
  /** The folder that names of parts are relative to. */
  readonly #home: string
  /** Ids of joined modules, and the parts of each. */
  readonly #parts: Map<string, Map<string, JoinedPart>>

  /**
   * @param home Absolute path of the folder that names of parts are relative to, with forward
   *   slashes.
   * @param joined Parts by name, by the file below `joined/` that contains them.
   */
  constructor(home: string, joined: Record<string, Record<string, JoinedPart>>) {
    this.#home = home
    this.#parts = new Map(
      Object.entries(joined).map(([file, parts]) => [
        `${home}/joined/${file}`,
        new Map(Object.entries(parts).map(([name, part]) => [`${home}/${name}`, part])),
      ]),
    )
  }

  /** Ids of the joined modules. */
  get ids(): string[] {
    return [...this.#parts.keys()]
  }

  /** Whether a module is a joined one or a part of one. */
  has(id: string): boolean {
    return this.#parts.has(id) || this.isPart(id)
  }

  /** Whether a module is a part of a joined one. */
  isPart(id: string): boolean {
    return this.holderOf(id) !== undefined
  }

  /** The joined module that contains a part. Undefined for other ids. */
  holderOf(id: string): string | undefined {
    return this.ids.find((joined) => this.#parts.get(joined)!.has(id))
  }

  /** Ids of the parts of a joined module. */
  partsOf(joined: string): string[] {
    return [...(this.#parts.get(joined)?.keys() ?? [])]
  }

  /** The content hash of a part. */
  hashOf(id: string): string | undefined {
    return this.#find(id)?.hash
  }

  /** Static imports of a part: ids of our modules, specifiers of others. */
  importsOf(id: string): string[] | undefined {
    return this.#find(id)?.imports.map((name) => this.#idOf(name))
  }

  /** Dynamic imports of a part, in the same form. */
  laterImportsOf(id: string): string[] | undefined {
    return this.#find(id)?.later.map((name) => this.#idOf(name))
  }

  /**
   * Code of a module that re-exports a part. Undefined for other ids, and for parts without
   * exports.
   */
  codeOf(id: string): string | undefined {
    const exports = this.#find(id)?.exports
    if (!exports || Object.keys(exports).length === 0) return undefined
    const names = Object.entries(exports).map(([name, joined]) => `${joined} as ${name}`)
    return `export { ${names.join(', ')} } from ${JSON.stringify(this.holderOf(id))}`
  }

  /** Rewrites generated code to import from joined modules instead of their parts. */
  direct(code: string): string {
    return code.replace(
      /\b(import|export) \{ ([^}]+) \} from "([^"]+)"/g,
      (whole, verb: string, names: string, id: string) => {
        const exports = this.#find(id)?.exports
        const taken = names.split(', ').map((each) => each.split(' as '))
        if (!exports || taken.some(([name = '']) => !Object.hasOwn(exports, name)))
          return whole
        const list = taken.map(
          ([name = '', local = name]) => `${exports[name]} as ${local}`,
        )
        return `${verb} { ${list.join(', ')} } from ${JSON.stringify(this.holderOf(id))}`
      },
    )
  }

  #find(id: string): JoinedPart | undefined {
    const joined = this.holderOf(id)
    return joined === undefined ? undefined : this.#parts.get(joined)!.get(id)
  }

  #idOf(name: string): string {
    return /^(?:runtime|theme|playground|mermaid)\//.test(name)
      ? `${this.#home}/${name}`
      : idOfGenerated(name)
  }
}

/**
 * The static imports of a virtual module, including parts that `direct` replaces.
 *
 * @param code The code before `direct`.
 */
export function importsOfGenerated(code: string): string[] {
  return [...code.matchAll(/\bfrom "([^"]+)"/g)].map(([, name = '']) =>
    idOfGenerated(name),
  )
}

/** The id of a virtual module. Other specifiers are unchanged. */
function idOfGenerated(name: string): string {
  return name.startsWith('virtual:skerry/') ? `\0${name}` : name
}

let ours: JoinedModules | undefined

/** The joined modules of our package. Undefined when running from source. */
export function joinedModules(): JoinedModules | undefined {
  if (ours) return ours
  const file = packageFile('joined/modules.json')
  if (!existsSync(file)) return undefined
  const joined = JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<
    typeof JoinedModules
  >[1]
  return (ours = new JoinedModules(toPosix(file).replace(/\/joined\/[^/]+$/, ''), joined))
}
