import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { decodePath } from '../../runtime/kit/page-url.ts'
import type { ResolvedLinks } from '../document/api-model.ts'
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
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
  const name = decodePath(href)
  const known = isRelative && Object.hasOwn(links, name) ? links[name] : undefined
  const isLost = isRelative && known === undefined && !/^#[^/]*$/.test(href)
  return <SpecLink href={isLost ? '' : (known ?? href)}>{children}</SpecLink>
}
