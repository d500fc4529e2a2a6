import type { ComponentChildren } from 'preact'
import { lazyClass } from './folds/lazy-class.ts'
import { SpecLink } from './spec-link.tsx'
import './schema-folds.css'

interface LazyFoldProps {
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
export function LazyFold({ title, href, anchor, children }: LazyFoldProps) {
  return (
    <details class={`expandable ${lazyClass.fold}`} data-at={anchor}>
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
