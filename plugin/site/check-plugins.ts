import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { MdxPlugin, SkerryOptions } from './options.ts'
import { pluginUrl } from './plugin-url.ts'

/**
 * Reports remark, rehype and recma plugins whose module doesn't exist: once, rather than on every
 * page.
 *
 * @param root Absolute path of the content folder.
 */
export function checkPlugins(
  root: string,
  {
    remarkPlugins,
    rehypePlugins,
    recmaPlugins,
  }: Pick<SkerryOptions, 'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins'>,
): Diagnostic[] {
  return (
    [remarkPlugins, rehypePlugins, recmaPlugins]
      // `checkExtensions` reports other values.
      .flatMap((list) => (Array.isArray(list) ? list : []))
      .map(specifierOf)
      .filter((specifier) => specifier !== undefined)
      .filter((specifier) => !exists(root, specifier))
      .map((specifier): Diagnostic => {
        const isPath = /^(?:[./]|file:)/.test(specifier)
        return {
          severity: 'error',
          code: 'mdx/missing-plugin',
          message: `the plugin \`${specifier}\` ${isPath ? 'does not exist' : 'is not installed'}`,
          hint: isPath
            ? 'The path starts at the content folder. Correct it in the `skerry()` call in `vite.config`.'
            : `npm install --save-dev ${specifier}`,
        }
      })
  )
}

function specifierOf(plugin: MdxPlugin): string | undefined {
  const first: unknown = Array.isArray(plugin) ? plugin[0] : plugin
  return typeof first === 'string' ? first : undefined
}

function exists(root: string, specifier: string): boolean {
  try {
    return existsSync(fileURLToPath(pluginUrl(root, specifier)))
  } catch {
    return false
  }
}
