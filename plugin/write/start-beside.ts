import { hasOwnIndex } from '../site/search-options.ts'
import type { BuiltServer } from './bundle-server.ts'
import { copyAssets } from './copy-assets.ts'
import type { SocialCards } from './social-cards.ts'
import { writeSearch, type SearchInput } from './write-search.ts'

interface CopyInput {
  server: BuiltServer
  /** The site has plugins that nobody here knows. */
  hasOthers: boolean
  isRehearsal: boolean
  cards: SocialCards | undefined
}

interface WorkBeside {
  searching: ReturnType<typeof writeSearch> | undefined
  copying: Promise<unknown>
  /** Social cards. */
  imaging: Promise<void> | undefined
}

/** The search, for which Pagefind runs in a process of its own, and copies of files. */
export function startBeside(
  input: SearchInput,
  { server, hasOthers, isRehearsal, cards }: CopyInput,
): WorkBeside {
  if (isRehearsal)
    return { searching: undefined, copying: Promise.resolve(), imaging: undefined }
  const { project, output } = input
  return {
    searching: hasOwnIndex(project.options) ? writeSearch(input) : undefined,
    imaging: cards?.write(output),
    // Other plugins find the copies when they bundle, and may write into them.
    copying: Promise.all([
      copyAssets(project, output, !hasOthers),
      server.copyAssets(output, !hasOthers),
    ]),
  }
}
