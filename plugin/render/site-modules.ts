import { readFileSync } from 'node:fs'
import type { ServerBundle } from './server-bundle.ts'
import { viteImportId } from './vite-import-id.ts'
import { askPool } from './ask-pool.ts'

/** The site's server modules: where rendering takes them from, in a build and in dev. */
export interface SiteModules {
  /** All that rendering needs (`virtual:skerry/server`). */
  server(): Promise<ServerBundle>
  /**
   * A module that pages import.
   *
   * @param id As pages name it: a root path or a package.
   */
  pageImport(id: string): Promise<Record<string, unknown>>
}

/**
 * The modules of a build: one bundle.
 *
 * @param url Of the bundle's entry.
 */
export function bundledModules(url: string): SiteModules {
  const server = async () => (await import(url)) as ServerBundle
  return {
    server,
    pageImport: async (id) => (await server()).pageImports[id]!(),
  }
}

/**
 * The modules of the dev server, transformed by Vite in the main thread and evaluated here. A
 * module whose file has changed, and what imports it, is evaluated again when it is next asked
 * for: the server's module graph tells.
 *
 * @param root Absolute path of the content folder, posix.
 */
export async function servedModules(root: string): Promise<SiteModules> {
  const { createDefaultImportMeta, createNodeImportMeta, ModuleRunner } =
    await import('vite/module-runner')
  const runner = new ModuleRunner({
    // Vite's own protocol: the pool passes it on to the environment of the server.
    transport: { invoke: (payload) => askPool(payload) },
    hmr: false,
    // Maps are read when an error is shown; Node would read each as its module starts.
    sourcemapInterceptor: 'prepareStackTrace',
    // Vite starts a thread for `import.meta.resolve`, which hardly any module has.
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
