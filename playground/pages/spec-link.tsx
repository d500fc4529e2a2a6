import type { ComponentChildren } from 'preact'
import { useLink } from '../../theme/components/use-link.ts'

/** Schemes that a description's links may have. Without a scheme: a place on this page or site. */
const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/)|\.{1,2}\/)/i
/** `//host`, which has the scheme of the page. */
const HOST = /^\/\/(?=[^/\\])/
// eslint-disable-next-line no-control-regex -- browsers drop these from addresses, so `java\tscript:` is a scheme
const INVISIBLE = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g

/** A link out of an API description: with an address that is not allowed, only its words. */
export function SpecLink({
  href,
  children,
}: {
  href: string
  children?: ComponentChildren
}) {
  const address = href.replace(INVISIBLE, '').replace(HOST, 'https://')
  const link = useLink(ALLOWED.test(address) ? address : undefined)
  return link ? (
    <a class="link" {...link}>
      {children}
    </a>
  ) : (
    <>{children}</>
  )
}
