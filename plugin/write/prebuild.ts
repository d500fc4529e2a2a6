import type { ViteBuilder } from 'vite'
import { prebuildScripts } from './bundle-scripts.ts'
import { prebuildServer } from './prebuilt-server.ts'
import type { BundledSite } from './stored-bundles.ts'

/**
 * Creates the bundles that ship with the package, from a site without code of its own.
 *
 * @returns File name to content.
 */
export async function prebuild(
  builder: ViteBuilder,
  site: BundledSite,
): Promise<Map<string, Uint8Array>> {
  await site.project.open()
  const scripts = await prebuildScripts(builder, site)
  return new Map([...scripts, await prebuildServer(builder, site)])
}
