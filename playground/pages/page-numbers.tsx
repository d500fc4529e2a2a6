import { fillIn } from '../../runtime/kit/fill-in.ts'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { SpecLink } from './spec-link.tsx'

/** Links between the pages of a long list. Renders nothing for a single page. */
export function PageNumbers({
  paths,
  index,
}: {
  paths: readonly string[]
  index: number
}) {
  const strings = useStrings()
  if (paths.length < 2) return null
  const label = fillIn(strings.pageNumber, { number: index + 1, count: paths.length })
  return (
    <nav class="api-page-numbers" aria-label={label}>
      <span>{label}</span>
      {paths.map((path, number) =>
        number === index ? (
          <strong aria-current="page">{number + 1}</strong>
        ) : (
          <SpecLink href={pageUrl(path)}>{number + 1}</SpecLink>
        ),
      )}
    </nav>
  )
}
