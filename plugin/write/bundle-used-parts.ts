import { preloadedFonts } from './preloaded-fonts.ts'
import type { ViteBuilder } from 'vite'
import { buildUtilities } from '../render/build-utilities.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import { buildClient, type BuiltClient } from './bundle-client.ts'
import type { Contents } from './render-contents.ts'
import type { BundledSite } from './stored-bundles.ts'
import { usedParts } from './used-parts.ts'

/** Bundles the client with only the islands, styles and utility classes that some page uses. */
export async function bundleUsedParts(
  builder: ViteBuilder,
  site: BundledSite,
  compilations: readonly PageCompilation[],
  contents: Contents,
  output: StagingWriter,
): Promise<BuiltClient> {
  const { islands, build } = site
  const project = site.project.current
  const utilities = await buildUtilities([
    ...compilations.flatMap(({ facts }) => facts.classNames),
    ...[...contents.all()].flatMap(({ classNames }) => classNames),
    ...project.fileFacts.classNames,
  ])
  build.utilities.set(utilities)
  const used = usedParts(project, build.graph.value, islands, compilations, contents)
  return buildClient(builder, site, {
    ...used,
    utilities: utilities !== '',
    fonts: preloadedFonts(project),
    output,
  })
}
