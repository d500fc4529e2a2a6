import type { ComponentChildren } from 'preact'
import { useHref } from '../../runtime/page-context.ts'

interface NavLinkProps {
  href: string
  external?: boolean
  class?: string
  /**
   * `page`: the link's target is the current page. `location`: the current page is inside it
   * (for tabs etc., as on Mintlify).
   */
  current?: 'page' | 'location' | false
  /** Sets `data-active`, which styles of sites select. */
  active?: boolean
  rel?: string
  lang?: string
  label?: string
  children: ComponentChildren
}

/** A link in the layout. Adds the base, and opens other sites in a new tab. */
export function NavLink({
  href,
  external,
  class: name,
  current,
  active,
  rel,
  lang,
  label,
  children,
}: NavLinkProps) {
  const withBase = useHref()
  return (
    <a
      class={name}
      href={withBase(href)}
      target={external ? '_blank' : undefined}
      rel={external ? 'noreferrer' : rel}
      hreflang={lang}
      lang={lang}
      aria-label={label}
      aria-current={current || undefined}
      data-active={active || undefined}
    >
      {children}
    </a>
  )
}
