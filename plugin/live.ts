import { layoutModules } from '../theme/layout-parts.ts'
import type { Diagnostic } from './diagnostic.ts'
import { IslandRegistry } from './island-registry.ts'
import { packageFile } from './package-files.ts'
import type { Project } from './project.ts'
import { isStyleSheet, stylesOf, type ImportsOf } from './style-graph.ts'

/**
 * What the sub-plugins of one `skerry()` share: the project as it is now, and what was found
 * while working on it. Made by `skerry()`; the project is there once Vite's configuration is
 * resolved.
 */
export class Live {
  #project: Project | undefined
  readonly islands = new IslandRegistry(() => this.project.root)
  /** What server modules import: from the build's output, or from the dev server's graph. */
  importsOf: ImportsOf = () => []
  /** Ids of all server modules that are loaded. */
  modules: () => Iterable<string> = () => []
  /** Modules that pages import: absolute files or npm names, by the id that pages use. */
  readonly pageImports = new Map<string, string>()
  /** Imports of pages and snippets that lead nowhere, by importer and specifier. */
  readonly missingModules = new Map<string, Diagnostic>()
  /** CSS of the utility classes that pages use. */
  utilities = ''
  /** Texts of generated modules as they were last loaded, by module. */
  readonly generated = new Map<string, string>()
  /** Why there is no project, or why the last change to the settings did not take. */
  failure: readonly Diagnostic[] | undefined
  /** Reads the project where it could not be read at the start. */
  retry: (() => Promise<Project>) | undefined

  get project(): Project {
    if (!this.#project)
      throw new Error(
        'skerry: the project is read when Vite has resolved its configuration',
      )
    return this.#project
  }

  set project(project: Project) {
    this.#project = project
  }

  get hasProject(): boolean {
    return this.#project !== undefined
  }

  /** Whether an island belongs to the layout, which every page has. */
  isChrome(island: string): boolean {
    const seen = new Set<string>()
    const reaches = (module: string): boolean => {
      if (module === island) return true
      if (seen.has(module)) return false
      seen.add(module)
      return [...this.importsOf(module)].some(reaches)
    }
    return this.#layoutFiles().some(reaches)
  }

  /** Style sheets that some server module imports. */
  moduleStyles(): Set<string> {
    return new Set(
      [...this.modules()].flatMap((module) =>
        [...this.importsOf(module)].filter(isStyleSheet),
      ),
    )
  }

  /** Style sheets that a server module brings in. */
  stylesOf(module: string): string[] {
    return stylesOf(module, this.importsOf)
  }

  /** Files of the layout's own styles, which every page needs. */
  layoutStyles(): string[] {
    return [...new Set(this.#layoutFiles().flatMap((file) => this.stylesOf(file)))]
  }

  #layoutFiles(): string[] {
    return Object.entries(layoutModules).map(
      ([part, module]) =>
        this.project.overrides.layout.get(part) ?? packageFile(`theme/${module}`),
    )
  }
}
