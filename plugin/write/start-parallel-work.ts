import { hasOwnIndex } from '../site/search-options.ts'
import type { BuiltServer } from './bundle-server.ts'
import { copyAssets } from './copy-assets.ts'
import { convertImages } from './convert-images.ts'
import type { Progress } from './progress.ts'
import type { SocialCards } from './social-cards.ts'
import { writeSearch, type SearchInput } from './write-search.ts'

interface ParallelOptions {
  server: BuiltServer
  /** Whether the site has third-party plugins. */
  hasOthers: boolean
  isDryRun: boolean
  /** Vite's base. */
  base: string
  progress: Progress
  cards: SocialCards | undefined
}

/** Work that runs concurrently with the build steps. */
interface ParallelWork {
  searching: ReturnType<typeof writeSearch> | undefined
  copying: Promise<unknown>
  /** Social cards. */
  imaging: Promise<void> | undefined
  /** Smaller versions of images. */
  converting: ReturnType<typeof convertImages>
}

/**
 * Starts the search index, for which Pagefind runs in its own process, copying files, rendering
 * social cards, and converting the images of each page whose content is rendered.
 */
export function startParallelWork(
  input: SearchInput,
  { server, hasOthers, isDryRun, base, progress, cards }: ParallelOptions,
): ParallelWork {
  const converting = convertImages({ ...input, base, progress, isDryRun })
  if (isDryRun)
    return {
      searching: undefined,
      copying: Promise.resolve(),
      imaging: undefined,
      converting,
    }
  const { project, output } = input
  return {
    converting,
    searching: hasOwnIndex(project.options) ? writeSearch(input) : undefined,
    imaging: cards?.write(output),
    // Third-party plugins see the copies when they bundle, and may modify them.
    copying: Promise.all([
      copyAssets(project, output, !hasOthers),
      server.copyAssets(output, !hasOthers),
    ]),
  }
}
