import type { Project, ProjectPlace } from './project.ts'
import { readProject, rereadProject, type ProjectUse } from './read-project.ts'
import type { SkerryOptions } from './options.ts'

/**
 * Holds the current project of one `skerry()`. It is read when a server or build first needs it,
 * not when Vite's configuration is resolved. Each change replaces it.
 */
export class ProjectHandle {
  #source: [root: string, options: SkerryOptions, place: ProjectPlace] | undefined
  #reading: Promise<Project> | undefined
  #current: Project | undefined

  /**
   * Sets where the project is. Reads nothing; only the first call has an effect.
   *
   * @param root Absolute POSIX path of the content folder.
   */
  locate(root: string, options: SkerryOptions, place: ProjectPlace): void {
    this.#source ??= [root, options, place]
  }

  /**
   * Reads the project once. After a failure, the next call tries again.
   *
   * @param use Only the first call's value is used.
   * @throws SkerryError with all problems, if the settings have errors.
   */
  open(use?: ProjectUse): Promise<Project> {
    this.#reading ??= this.#read(use).catch((error: unknown) => {
      this.#reading = undefined
      throw error
    })
    return this.#reading
  }

  /** Reads everything again. If that fails, throws like `open` and keeps the current project. */
  async reread(): Promise<Project> {
    return this.replace(await rereadProject(this.current))
  }

  /** Sets a changed project. */
  replace(project: Project): Project {
    this.#current = project
    this.#reading = Promise.resolve(project)
    return project
  }

  /** Whether the project has been read. */
  get isOpen(): boolean {
    return this.#current !== undefined
  }

  /** The current project. Throws if it isn't open. */
  get current(): Project {
    if (!this.#current)
      throw new Error('skerry: the project is read when a build or a server starts')
    return this.#current
  }

  async #read(use?: ProjectUse): Promise<Project> {
    if (!this.#source) throw new Error('skerry: Vite has not resolved its configuration')
    return (this.#current = await readProject(...this.#source, use))
  }
}
