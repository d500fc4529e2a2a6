import type { DevEnvironment } from 'vite'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Project } from '../site/project.ts'
import { bundleError } from '../write/bundle-error.ts'

/**
 * Why stylesheets of the site can't be transformed, for example by PostCSS: what a build fails
 * with.
 *
 * @param client The environment that serves them.
 */
export async function styleProblems(
  { root, site }: Project,
  client: DevEnvironment,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const file of site.styles) {
    try {
      await client.transformRequest(`/${file}?direct`)
    } catch (failure) {
      const error = bundleError(failure, root)
      if (error instanceof SkerryError) found.push(...error.diagnostics)
    }
  }
  return found
}
