import { existsSync, readFileSync } from 'node:fs'
import { packageFile, toPosix } from '../kit/package-files.ts'

/** A module that is a part of a joined module, as recorded by `.build/join-server.js`. */
interface JoinedPart {
  /** Hash of its content. */
  hash: string
  /** Static imports: our modules by their path below `dist`, others by specifier. */
  imports: string[]
  /** Dynamic imports, in the same form. */
  dynamicImports: string[]
  /** Export name to the name in the joined module. */
  exports: Record<string, string>
}

/** A part and the joined module that contains it. */
interface FoundPart extends JoinedPart {
  holder: string
}

/**
 * Our modules that the package build joined into a few files, so that bundling a site, and the
 * dev server, doesn't have to read hundreds of modules. Each part can still be imported: it
 * becomes a module that re-exports from the joined one, so there is only one instance.
 */
export class JoinedModules {
  /** The folder that names of parts are relative to. */
  readonly #home: string
  /** Ids of joined modules, and of the parts of each. */
  readonly #joined = new Map<string, string[]>()
  /** Parts by id. */
  readonly #parts = new Map<string, FoundPart>()

  /**
   * @param home Absolute path of the folder that names of parts are relative to, with forward
   *   slashes.
   * @param joined Parts by name, by the file below `joined/` that contains them.
   */
  constructor(home: string, joined: Record<string, Record<string, JoinedPart>>) {
    this.#home = home
    for (const [file, parts] of Object.entries(joined)) {
      const holder = `${home}/joined/${file}`
      const ids = Object.keys(parts).map((name) => `${home}/${name}`)
      this.#joined.set(holder, ids)
      for (const [name, part] of Object.entries(parts))
        this.#parts.set(`${home}/${name}`, { ...part, holder })
    }
  }

  /** Ids of the joined modules. */
  get ids(): string[] {
    return [...this.#joined.keys()]
  }

  /** Whether a module is a joined one or a part of one. */
  has(id: string): boolean {
    return this.#joined.has(id) || this.isPart(id)
  }

  /** Whether a module is a part of a joined one. */
  isPart(id: string): boolean {
    return this.#parts.has(id)
  }

  /** Ids of the parts of a joined module. */
  partsOf(joined: string): readonly string[] {
    return this.#joined.get(joined) ?? []
  }

  /** The content hash of a part. */
  hashOf(id: string): string | undefined {
    return this.#parts.get(id)?.hash
  }

  /** Static imports of a part: ids of our modules, specifiers of others. */
  importsOf(id: string): string[] | undefined {
    return this.#parts.get(id)?.imports.map((name) => this.#idOf(name))
  }

  /** Dynamic imports of a part, in the same form. */
  dynamicImportsOf(id: string): string[] | undefined {
    return this.#parts.get(id)?.dynamicImports.map((name) => this.#idOf(name))
  }

  /**
   * Code of a module that re-exports a part. Undefined for other ids, and for parts without
   * exports.
   */
  codeOf(id: string): string | undefined {
    const { exports = {}, holder } = this.#parts.get(id) ?? {}
    const names = Object.entries(exports).map(([name, joined]) => `${joined} as ${name}`)
    if (names.length === 0) return undefined
    return `export { ${names.join(', ')} } from ${JSON.stringify(holder)}`
  }

  /** Rewrites generated code to import from joined modules instead of their parts. */
  rewriteImports(code: string): string {
    return code.replace(
      /\b(import|export) \{ ([^}]+) \} from "([^"]+)"/g,
      (whole, verb: string, names: string, id: string) => {
        const { exports = {}, holder } = this.#parts.get(id) ?? {}
        const taken = names.split(', ').map((each) => each.split(' as '))
        if (taken.some(([name = '']) => !Object.hasOwn(exports, name))) return whole
        const list = taken.map(
          ([name = '', local = name]) => `${exports[name]} as ${local}`,
        )
        return `${verb} { ${list.join(', ')} } from ${JSON.stringify(holder)}`
      },
    )
  }

  #idOf(name: string): string {
    return /^(?:runtime|theme|playground|mermaid)\//.test(name)
      ? `${this.#home}/${name}`
      : idOfGenerated(name)
  }
}

/**
 * The static imports of a virtual module, including parts that `rewriteImports` replaces.
 *
 * @param code The code before `rewriteImports`.
 */
export function importsOfGenerated(code: string): string[] {
  return [...code.matchAll(/\bfrom "([^"]+)"/g)].map(([, name = '']) =>
    idOfGenerated(name),
  )
}

/** The imports at the start of a joined module, as `.build/join-server.js` prints them. */
const JOINED_IMPORTS = /^(?:import(?:[^"]*?\bfrom)?"[^"]+";)+/

/** The specifiers of what a joined module imports statically. */
export function importsOfJoined(code: string): string[] {
  const [imports = ''] = JOINED_IMPORTS.exec(code) ?? []
  return [...new Set([...imports.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name))]
}

/** Replaces specifiers of what a joined module imports statically. */
export function replaceImports(
  code: string,
  replacements: ReadonlyMap<string, string>,
): string {
  return code.replace(JOINED_IMPORTS, (imports) =>
    imports.replace(/"([^"]+)"/g, (_, name: string) =>
      JSON.stringify(replacements.get(name) ?? name),
    ),
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
