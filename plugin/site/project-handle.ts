import type { Project, ProjectPlace } from './project.ts'
import { readProject, rereadProject, type ProjectUse } from './read-project.ts'
import type { SkerryOptions } from './options.ts'

/**
 * The project of one `skerry()`. It is read when a server or a build first needs it, not when
 * Vite's configuration is resolved; each change gives another project.
 */
export class ProjectHandle {
  #source: [root: string, options: SkerryOptions, place: ProjectPlace] | undefined
  #reading: Promise<Project> | undefined
  #current: Project | undefined

  /**
   * Says where the project is; reads nothing.
   *
   * @param root Absolute path of the content folder, posix.
   */
  locate(root: string, options: SkerryOptions, place: ProjectPlace): void {
    this.#source ??= [root, options, place]
  }

  /**
   * Reads the project, once. After a failure the next call tries again.
   *
   * @param use Of the first call: the others get what was read then.
   * @throws SkerryError when the settings cannot give a site; it carries all their problems.
   */
  open(use?: ProjectUse): Promise<Project> {
    this.#reading ??= this.#read(use).catch((error: unknown) => {
      this.#reading = undefined
      throw error
    })
    return this.#reading
  }

  /** Reads everything again. The project stays as it was where that fails, as `open` does. */
  async reread(): Promise<Project> {
    return this.replace(await rereadProject(this.current))
  }

  /** Takes what a change has made of the project. */
  replace(project: Project): Project {
    this.#current = project
    this.#reading = Promise.resolve(project)
    return project
  }

  get isOpen(): boolean {
    return this.#current !== undefined
  }

  /** The project as it is now. Throws before it is open. */
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
