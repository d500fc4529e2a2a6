import type { ComponentChildren } from 'preact'
import { lateClass } from './folds/late-class.ts'
import { SpecLink } from './spec-link.tsx'

interface LateFoldProps {
  /** Name of the schema. */
  title: string
  /** Where the schema is shown: on its own page, or elsewhere on this page. */
  href: string
  /** The id prefix for its rows. */
  anchor: string
  /** Text of the link. */
  children: ComponentChildren
}

/**
 * A schema that is shown elsewhere. The fold contains a link to it; with scripts,
 * `fold-tools.island.tsx` inserts its rows.
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

/** Shortens `io.k8s.api.apps.v1.DeploymentSpec` to `DeploymentSpec`. The link has the full name. */
function shortName(title: string): string {
  return /^[\w-]+(?:\.[\w-]+)+$/.test(title)
    ? title.slice(title.lastIndexOf('.') + 1)
    : title
}
