import { useEffect, useState } from 'preact/hooks'
import type { When } from '../../runtime/types.ts'
import { StarIcon } from '../ui-icons.tsx'

interface RepositoryStarsProps {
  /** `owner/name` on GitHub. */
  repository: string
}

export const when: When = 'idle'

/**
 * How many stars a repository has: the one request to a third party that the settings ask
 * for (`type: github`). Its place is kept from the start, and stays empty when it fails.
 */
export default function RepositoryStars({ repository }: RepositoryStarsProps) {
  const [stars, setStars] = useState<number>()

  useEffect(() => {
    const key = `skerry:stars:${repository}`
    const known = readSession(key)
    if (known) return setStars(Number(known))
    fetch(`https://api.github.com/repos/${repository}`, { credentials: 'omit' })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((answer?: { stargazers_count?: unknown }) => {
        if (typeof answer?.stargazers_count !== 'number') return
        setStars(answer.stargazers_count)
        writeSession(key, String(answer.stargazers_count))
      })
      .catch(() => {})
  }, [repository])

  return (
    <span class="repository-stars">
      {stars !== undefined && (
        <>
          <StarIcon />
          {shortCount(stars)}
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

// Storage may be forbidden; the count is then fetched again.
function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}
