import type { ComponentChildren } from 'preact'
import { lateClass } from './folds/late-class.ts'
import { SpecLink } from './spec-link.tsx'

export interface LateFoldProps {
  /** Name of the schema. */
  title: string
  /** Where it is shown: its page, or a place on this one. */
  href: string
  /** Id that its rows begin with here. */
  anchor: string
  /** Of the link. */
  children: ComponentChildren
}

/**
 * A schema that is shown in another place. Its fold holds a link there, and with scripts the rows from there
 * (`fold-tools.island.tsx`).
 */
export function LateFold({ title, href, anchor, children }: LateFoldProps) {
  return (
    <details class={`expandable ${lateClass.fold}`} data-at={anchor}>
      <summary class="expandable-button">{shortName(title)}</summary>
      <p class={href.startsWith('#') ? 'api-repeats' : 'api-more'}>
        <SpecLink href={href}>{children}</SpecLink>
      </p>
    </details>
  )
}

/** `DeploymentSpec` for `io.k8s.api.apps.v1.DeploymentSpec`: the link has it all. */
function shortName(title: string): string {
  return /^[\w-]+(?:\.[\w-]+)+$/.test(title)
    ? title.slice(title.lastIndexOf('.') + 1)
    : title
}
