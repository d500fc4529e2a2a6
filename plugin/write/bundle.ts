import type { BuildEnvironment, Rollup, ViteBuilder } from 'vite'
import { bundleError } from './bundle-error.ts'

/**
 * Bundles the entries of an environment.
 *
 * @throws SkerryError if code of the site can't be bundled.
 */
export async function bundle(
  builder: ViteBuilder,
  environment: BuildEnvironment,
): Promise<Rollup.RollupOutput> {
  try {
    return (await builder.build(environment)) as Rollup.RollupOutput
  } catch (error) {
    throw bundleError(error, builder.config.root)
  }
}
