import { readFileSync } from 'node:fs'
import type { ServerBundle } from './server-bundle.ts'
import { viteImportId } from './vite-import-id.ts'
import { askPool } from './ask-pool.ts'

/** Provides the site's server modules for rendering, in builds and in dev. */
export interface SiteModules {
  /** Everything that rendering needs (`virtual:skerry/server`). */
  server(): Promise<ServerBundle>
  /**
   * Loads a module that pages import.
   *
   * @param id As it is in the page: a root-relative path or a package.
   */
  pageImport(id: string): Promise<Record<string, unknown>>
}

/**
 * The modules of a build, which are one bundle.
 *
 * @param url URL of the bundle's entry.
 */
export function bundledModules(url: string): SiteModules {
  const server = async () => (await import(url)) as ServerBundle
  return {
    server,
    pageImport: async (id) => (await server()).pageImports[id]!(),
  }
}

/**
 * The modules of the dev server, transformed by Vite in the main thread and evaluated here.
 * Changed modules and their importers are evaluated again on the next import, according to the
 * server's module graph.
 *
 * @param root Absolute path of the content folder, with forward slashes.
 */
export async function servedModules(root: string): Promise<SiteModules> {
  const { createDefaultImportMeta, createNodeImportMeta, ModuleRunner } =
    await import('vite/module-runner')
  const runner = new ModuleRunner({
    // Vite's own protocol. The pool forwards it to the server's environment.
    transport: { invoke: (payload) => askPool(payload) },
    hmr: false,
    // Source maps are only parsed for stack traces. Node would parse each one when its module
    // loads.
    sourcemapInterceptor: 'prepareStackTrace',
    // For `import.meta.resolve`, which few modules use, Vite would start a thread.
    createImportMeta: (path) =>
      asksToResolve(path)
        ? createNodeImportMeta(path)
        : { ...createDefaultImportMeta(path), main: false },
  })
  return {
    server: () => runner.import<ServerBundle>('virtual:skerry/server'),
    pageImport: (id) => runner.import(viteImportId(root, id)),
  }
}

function asksToResolve(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes('import.meta.resolve')
  } catch {
    return false
  }
}
