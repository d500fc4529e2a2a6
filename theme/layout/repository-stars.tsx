import { useShell } from '../../runtime/page-context.ts'
import { ForkIcon, StarIcon } from '../ui-icons.tsx'

interface RepositoryStarsProps {
  /** `owner/name` on GitHub. */
  repository: string
}

/**
 * Stars and forks of a repository at build time, so that readers send no request to GitHub.
 * Renders nothing if they are unknown.
 */
export function RepositoryStars({ repository }: RepositoryStarsProps) {
  const counts = useShell().site.stars?.[repository]
  if (!counts) return null
  return (
    <span class="repository-stars">
      <StarIcon />
      {shortCount(counts.stars)}
      <ForkIcon />
      {shortCount(counts.forks)}
    </span>
  )
}

/** Formats 12345 as `12.3k`. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  const [value, unit] = count < 999_950 ? [count / 1000, 'k'] : [count / 1_000_000, 'M']
  return `${value.toFixed(value < 100 ? 1 : 0).replace(/\.0$/, '')}${unit}`
}
