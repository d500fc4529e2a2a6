import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ResolvedLinks } from '../document/api-model.ts'
import { resolveDescriptionLink } from './list/resolve-description-link.ts'
import { SpecLink } from './spec-link.tsx'

/** The resolved relative links of the page's description. */
export const DescriptionLinks = createContext<ResolvedLinks>({})

/**
 * A link in a text of a description. A link that couldn't be resolved, which was reported,
 * renders only its text.
 */
export function DescriptionLink({
  href,
  children,
}: {
  href: string
  children?: ComponentChildren
}) {
  const links = useContext(DescriptionLinks)
  return <SpecLink href={resolveDescriptionLink(href, links) ?? ''}>{children}</SpecLink>
}
