import type { ImagesInput, ImageVariants } from './image-variants.ts'
import type { PreparedPage } from './prepare-pages.ts'
import type { Progress } from './progress.ts'
import type { Contents } from './render-contents.ts'

interface ConvertInput extends ImagesInput {
  pages: readonly PreparedPage[]
  contents: Contents
  progress: Progress
}

/**
 * Publishes smaller versions of the images on pages, each page's once its content is rendered. The
 * code is only loaded if the site has the option.
 *
 * @returns undefined if images are published as they are.
 */
export async function convertImages({
  pages,
  contents,
  progress,
  ...input
}: ConvertInput): Promise<ImageVariants | undefined> {
  if (!input.project.options.images) return undefined
  const { ImageVariants: Variants } = await import('./image-variants.ts')
  const images = Variants.open(input)
  if (!images) return undefined
  const start = async (page: PreparedPage) => {
    await contents.ready(page)
    images.add(contents.factsOf(page).images)
  }
  // A page that can't be rendered fails the build, once nothing is written any more.
  await Promise.allSettled(pages.map(start))
  await images.finish(progress)
  return input.isDryRun ? undefined : images
}
