import { firstFont } from './first-font.ts'
import type { ViteBuilder } from 'vite'
import { buildUtilities } from '../render/build-utilities.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import type { BuildState } from './build-state.ts'
import { buildClient, type BuiltClient } from './bundle-client.ts'
import type { Contents } from './render-contents.ts'
import { usedParts } from './used-parts.ts'

interface BundledSite {
  project: ProjectHandle
  islands: IslandRegistry
  build: BuildState
}

/** The browser's files: only islands, styles and utility classes that some page uses. */
export async function bundleUsedParts(
  builder: ViteBuilder,
  { project: { current: project }, islands, build }: BundledSite,
  compilations: readonly PageCompilation[],
  contents: Contents,
  output: StagingWriter,
): Promise<BuiltClient> {
  const utilities = await buildUtilities(
    compilations.flatMap(({ facts }) => facts.classNames),
  )
  build.utilities.set(utilities)
  const used = usedParts(project, build.graph.value, islands, compilations, contents)
  return buildClient(builder, build, {
    ...used,
    utilities: utilities !== '',
    font: firstFont(project),
    output,
  })
}
