import { useEffect, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import { ForkIcon, StarIcon } from '../ui-icons.tsx'

interface RepositoryStarsProps {
  /** `owner/name` on GitHub. */
  repository: string
}

export const when: When = 'idle'

interface Counts {
  stars: number
  forks: number
}

/**
 * How many stars and forks a repository has (behaviour 1.1): the one request to a third party that the settings ask
 * for (`type: github`). Its place is kept from the start, and stays empty when it fails.
 */
export default function RepositoryStars({ repository }: RepositoryStarsProps) {
  const [counts, setCounts] = useState<Counts>()

  useEffect(() => {
    const key = `skerry:repository:${repository}`
    const known = readSession(key)
    if (known) return setCounts(known)
    fetch(`https://api.github.com/repos/${repository}`, { credentials: 'omit' })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((answer?: { stargazers_count?: unknown; forks_count?: unknown }) => {
        const { stargazers_count: stars, forks_count: forks } = answer ?? {}
        if (typeof stars !== 'number' || typeof forks !== 'number') return
        setCounts({ stars, forks })
        writeSession(key, { stars, forks })
      })
      .catch(() => {})
  }, [repository])

  return (
    <span class="repository-stars">
      {counts && (
        <>
          <StarIcon />
          {shortCount(counts.stars)}
          <ForkIcon />
          {shortCount(counts.forks)}
        </>
      )}
    </span>
  )
}

/** 12345 as `12.3k` (behaviour 1.1). */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  const [value, unit] = count < 999_950 ? [count / 1000, 'k'] : [count / 1_000_000, 'M']
  return `${value.toFixed(value < 100 ? 1 : 0).replace(/\.0$/, '')}${unit}`
}

// Storage may be forbidden or hold anything; the counts are then fetched again.
function readSession(key: string): Counts | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Counts | null) ?? undefined
    )
  } catch {
    return undefined
  }
}

function writeSession(key: string, counts: Counts): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(counts))
  } catch {
    // As said.
  }
}
