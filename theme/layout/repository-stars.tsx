import { useShell } from '../../runtime/page-context.ts'
import { ForkIcon, StarIcon } from '../ui-icons.tsx'

interface RepositoryStarsProps {
  /** `owner/name` on GitHub. */
  repository: string
}

/**
 * How many stars and forks a repository had when the site was built; nothing where the build
 * could not learn it. Readers ask no third party.
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

/** 12345 as `12.3k`. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  const [value, unit] = count < 999_950 ? [count / 1000, 'k'] : [count / 1_000_000, 'M']
  return `${value.toFixed(value < 100 ? 1 : 0).replace(/\.0$/, '')}${unit}`
}
