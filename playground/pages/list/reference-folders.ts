import type { Api } from '../../document/api-model.ts'
import { operationSlug, type PathClaims } from './operation-slug.ts'

/** The pages about a description as a whole, in one language and version. */
interface Reference {
  api: Api
  /** Path of the folder with schema pages. */
  schemaFolder?: string
  /** Paths of the overviews, by directory. Empty if the site lists only some of the operations. */
  overviews: Map<string, string>
}

/** Where the pages about descriptions as a whole are. */
export class ReferenceFolders {
  /** By description and directory. */
  readonly #references = new Map<string, Reference>()
  readonly #claims: () => PathClaims
  readonly #takenPaths: () => Iterable<string>

  /**
   * @param claims Returns the claimed paths.
   * @param takenPaths Returns the paths of the pages that are known so far.
   */
  constructor(claims: () => PathClaims, takenPaths: () => Iterable<string>) {
    this.#claims = claims
    this.#takenPaths = takenPaths
  }

  all(): Iterable<Reference> {
    return this.#references.values()
  }

  /** Claims a path for the overview of the pages in a directory. */
  overviewOf(api: Api, home: string, directory: string): string {
    const { overviews } = this.#referenceOf(api, home)
    const path = overviews.get(directory) ?? this.#claims().claim(`${directory}/overview`)
    overviews.set(directory, path)
    return path
  }

  /** Claims a folder for schema pages that contains neither authored pages nor operation pages. */
  schemaFolderOf(api: Api, home: string): string {
    const reference = this.#referenceOf(api, home)
    if (reference.schemaFolder === undefined) {
      const taken = [
        ...this.#takenPaths(),
        ...[...this.all()].flatMap(({ schemaFolder = [] }) => schemaFolder),
        // Includes operations that have no page yet.
        ...[...api.operations, ...api.webhooks].map(
          (operation) => operationSlug(operation, home).path,
        ),
      ]
      const isTaken = (path: string) =>
        taken.some((other) => other === path || other.startsWith(`${path}/`))
      const wanted = [home, 'schemas'].filter(Boolean).join('/').toLowerCase()
      let folder = wanted
      for (let number = 1; isTaken(folder); number++) folder = `${wanted}-${number}`
      reference.schemaFolder = this.#claims().claimFolder(folder)
    }
    return reference.schemaFolder
  }

  #referenceOf(api: Api, home: string): Reference {
    const key = JSON.stringify([api.source, home])
    const reference = this.#references.get(key) ?? { api, overviews: new Map() }
    this.#references.set(key, reference)
    return reference
  }
}
