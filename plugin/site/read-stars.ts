import type { NavbarLink } from '../../runtime/types/settings.ts'
import type { StarCounts } from '../../runtime/types/rendering.ts'
import { repositoryName } from '../../runtime/kit/repository-name.ts'
import { hasShape, jsonKind, localKind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'
import type { Settings } from '../settings/settings.ts'

/** The latest answer about a repository. Times are in milliseconds since 1970. */
interface StoredCounts extends Partial<StarCounts> {
  /** Time of the last request, successful or not. */
  asked: number
  /** Time of the last answer. */
  answered?: number
}

const starsKind = localKind(
  jsonKind<StoredCounts>(
    'stars',
    hasShape<StoredCounts>({
      asked: 'number',
      answered: 'number?',
      stars: 'number?',
      forks: 'number?',
    }),
  ),
)

const DAY = 24 * 60 * 60_000
/** Counts older than this aren't shown. */
const STALE = 30 * DAY
/** Timeout of a request, in milliseconds. */
const TIMEOUT = 3_000

/** Options for tests. */
interface AskOptions {
  fetch?: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  now?: number
}

/**
 * Stars and forks of the repositories in the top bar (`type: github`), by `owner/name`. Requests
 * each at most once a day while building, never in the browser. If GitHub doesn't answer, uses the
 * last answer unless it is older than a month. Never throws.
 */
export async function readStars(
  { navbar }: Pick<Settings, 'navbar'>,
  store: Pick<Store, 'get' | 'set'>,
  options: AskOptions = {},
): Promise<Record<string, StarCounts>> {
  const links: (NavbarLink | undefined)[] = [navbar.primary, ...navbar.links]
  const names = links.flatMap((link) =>
    link?.type === 'github' ? (repositoryName(link.href) ?? []) : [],
  )
  const counts = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const found = await countOf(name, store, options)
      return found ? [[name, found] as const] : []
    }),
  )
  return Object.fromEntries(counts.flat())
}

async function countOf(
  name: string,
  store: Pick<Store, 'get' | 'set'>,
  { fetch = globalThis.fetch, now = Date.now() }: AskOptions,
): Promise<StarCounts | undefined> {
  let stored = store.get(starsKind, name)
  const isFresh = stored && now >= stored.asked && now - stored.asked < DAY
  if (!isFresh) {
    const answer = await ask(name, fetch)
    stored = { ...stored, ...(answer && { ...answer, answered: now }), asked: now }
    store.set(starsKind, name, stored)
  }
  const { stars, forks, answered = 0 } = stored!
  if (stars === undefined || forks === undefined || now - answered > STALE)
    return undefined
  return { stars, forks }
}

/** https://docs.github.com/en/rest/repos/repos#get-a-repository */
async function ask(
  name: string,
  fetch: typeof globalThis.fetch,
): Promise<StarCounts | undefined> {
  try {
    const response = await fetch(`https://api.github.com/repos/${name}`, {
      headers: { Accept: 'application/vnd.github+json', 'User-Agent': 'skerry' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) return undefined
    const answer: unknown = await response.json()
    const { stargazers_count: stars, forks_count: forks } = answer as Record<
      string,
      unknown
    >
    if (typeof stars !== 'number' || typeof forks !== 'number') return undefined
    return { stars, forks }
  } catch {
    return undefined
  }
}
