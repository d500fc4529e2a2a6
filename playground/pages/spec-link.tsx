import type { ComponentChildren } from 'preact'
import { useLink } from '../../theme/components/use-link.ts'

/** Allowed link targets: some schemes, and URLs of this site. */
const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/)|\.{1,2}\/)/i
/** A protocol-relative URL. */
const HOST = /^\/\/(?=[^/\\])/
/** URL parsers strip these, so `java\tscript:` is a scheme. */
const INVISIBLE = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g

/** A link from an API description. If its URL isn't allowed, only its text is rendered. */
export function SpecLink({
  href,
  children,
}: {
  href: string
  children?: ComponentChildren
}) {
  const url = href.replace(INVISIBLE, '').replace(HOST, 'https://')
  const link = useLink(ALLOWED.test(url) ? url : undefined)
  return link ? (
    <a class="link" {...link}>
      {children}
    </a>
  ) : (
    <>{children}</>
  )
}
