import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The URL of a plugin's module. A path that starts with `.` or `/` is relative to the content
 * folder; packages are resolved there. The module of a path need not exist.
 *
 * @param root Absolute path of the content folder.
 * @throws If a package isn't installed.
 */
export function pluginUrl(root: string, specifier: string): string {
  if (specifier.startsWith('file:')) return specifier
  if (specifier.startsWith('.') || specifier.startsWith('/'))
    return pathToFileURL(join(root, specifier)).href
  try {
    return pathToFileURL(createRequire(join(root, 'package.json')).resolve(specifier))
      .href
  } catch {
    // The package has no CommonJS entry. Node resolves it if Skerry itself can see it.
    return import.meta.resolve(specifier)
  }
}
