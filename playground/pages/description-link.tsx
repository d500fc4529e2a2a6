import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ResolvedLinks } from '../document/api-model.ts'
import { addressInDescription } from './list/address-in-description.ts'
import { SpecLink } from './spec-link.tsx'

/** Where the relative links of the page's description lead. */
export const DescriptionLinks = createContext<ResolvedLinks>({})

/** A link in a text of a description; one that leads nowhere is only its words, and was reported when it was read. */
export function DescriptionLink({
  href,
  children,
}: {
  href: string
  children?: ComponentChildren
}) {
  const links = useContext(DescriptionLinks)
  return <SpecLink href={addressInDescription(href, links) ?? ''}>{children}</SpecLink>
}
