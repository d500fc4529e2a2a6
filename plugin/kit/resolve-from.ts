import { createRequire } from 'node:module'

/**
 * Finds a module of a package, which may not be installed.
 *
 * @param files Absolute paths of the files to resolve it from, in this order. They need not exist.
 * @param name Specifier of the module: `typescript`, `@shikijs/twoslash/core`.
 * @returns The absolute path of the module, or undefined if no file finds it.
 */
export function resolveFrom(files: readonly string[], name: string): string | undefined {
  for (const file of files) {
    try {
      return createRequire(file).resolve(name)
    } catch {
      // Try the next one.
    }
  }
  return undefined
}
