import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { PageLink } from './list/api-page-input.ts'
import { MethodPill } from './method-pill.tsx'
import { SpecLink } from './spec-link.tsx'

/** Longer lists are collapsed. */
const MAX_OPEN = 20

/** Links to operations and schemas of the same API. */
export function LinkList({
  links,
  open = false,
}: {
  links: readonly PageLink[]
  /** Never collapse the list. */
  open?: boolean
}) {
  const strings = useStrings()
  const list = (
    <ul class="api-links">
      {links.map(({ title, url, method, deprecated }) => (
        <li>
          {method && <MethodPill method={method} />}{' '}
          <SpecLink href={url}>{title}</SpecLink>{' '}
          {deprecated && <span class="field-pill">{strings.deprecated}</span>}
        </li>
      ))}
    </ul>
  )
  if (open || links.length <= MAX_OPEN) return list
  return (
    <details class="api-option-list">
      <summary>{fillIn(strings.optionCount, { count: links.length })}</summary>
      {list}
    </details>
  )
}
