import { existsSync, readFileSync } from 'node:fs'
import { packageFile, toPosix } from '../kit/package-files.ts'

/** A module that is a part of a joined one, as `.build/join-server.js` tells of it. */
interface JoinedPart {
  /** Names its content. */
  hash: string
  /** Modules that it imports: of ours by their name below `dist`, others as it names them. */
  imports: string[]
  /** The same of what it imports later. */
  later: string[]
  /** Its exports by their names in the joined module. */
  exports: Record<string, string>
}

/**
 * Modules of ours that were joined when the package was built, so that a site's bundle, and the dev server, need
 * not read hundreds of them. Each part can still be imported: it becomes a module that exports what the
 * joined one has. So there is one copy of all of them.
 */
export class JoinedModules {
  /** Where the names of parts begin. */
  readonly #home: string
  /** Ids of the joined modules, and the parts of each. */
  readonly #parts: Map<string, Map<string, JoinedPart>>

  /**
   * @param home Absolute path of the folder that names of parts begin in, posix.
   * @param joined Parts by their name, by the file below `joined/` that has them.
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

  /** Whether a module is a joined one, or a part of one. */
  has(id: string): boolean {
    return this.#parts.has(id) || this.isPart(id)
  }

  isPart(id: string): boolean {
    return this.holderOf(id) !== undefined
  }

  /** The joined module that has a part; undefined for ids that are none. */
  holderOf(id: string): string | undefined {
    return this.ids.find((joined) => this.#parts.get(joined)!.has(id))
  }

  /** Ids of the parts of a joined module. */
  partsOf(joined: string): string[] {
    return [...(this.#parts.get(joined)?.keys() ?? [])]
  }

  /** What names the content of a part. */
  hashOf(id: string): string | undefined {
    return this.#find(id)?.hash
  }

  /** What a part imports at once: ids of our modules, others as it names them. */
  importsOf(id: string): string[] | undefined {
    return this.#find(id)?.imports.map((name) => this.#idOf(name))
  }

  /** The same of what it imports later. */
  laterImportsOf(id: string): string[] | undefined {
    return this.#find(id)?.later.map((name) => this.#idOf(name))
  }

  /** Code of a module that is a part, and that others may import; undefined for other ids. */
  codeOf(id: string): string | undefined {
    const exports = this.#find(id)?.exports
    if (!exports || Object.keys(exports).length === 0) return undefined
    const names = Object.entries(exports).map(([name, joined]) => `${joined} as ${name}`)
    return `export { ${names.join(', ')} } from ${JSON.stringify(this.holderOf(id))}`
  }

  /** Generated code that imports from the joined modules what it imports from their parts. */
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
 * What a generated module imports at once, parts as such: `direct` names none of them.
 *
 * @param code As it was generated.
 */
export function importsOfGenerated(code: string): string[] {
  return [...code.matchAll(/\bfrom "([^"]+)"/g)].map(([, name = '']) =>
    idOfGenerated(name),
  )
}

/** The id of a generated module; other names stay. */
function idOfGenerated(name: string): string {
  return name.startsWith('virtual:skerry/') ? `\0${name}` : name
}

let ours: JoinedModules | undefined

/** The joined modules of our package; undefined from source, where there are none. */
export function joinedModules(): JoinedModules | undefined {
  if (ours) return ours
  const file = packageFile('joined/modules.json')
  if (!existsSync(file)) return undefined
  const joined = JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<
    typeof JoinedModules
  >[1]
  return (ours = new JoinedModules(toPosix(file).replace(/\/joined\/[^/]+$/, ''), joined))
}
