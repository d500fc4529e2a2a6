import type { ComponentChildren } from 'preact'
import { useHref } from '../../runtime/page-context.ts'

interface NavLinkProps {
  href: string
  external?: boolean
  class?: string
  /** The page itself is open, or (for tabs and the like) a page inside. */
  current?: 'page' | 'true' | false
  rel?: string
  lang?: string
  label?: string
  children: ComponentChildren
}

/** A link of the frame: adds the base, and opens other sites in their own tab. */
export function NavLink({
  href,
  external,
  class: name,
  current,
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
    >
      {children}
    </a>
  )
}
