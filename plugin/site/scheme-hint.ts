/** `www.…`, a name below a common top-level domain, or another host name with a path. */
const HOST =
  /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:ai|app|co|com|dev|gg|io|net|org|xyz)(?=[/?#:]|$)|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/)/i

/** `name@host.com`, perhaps with a subject. */
const ADDRESS = /^[^\s/?#@]+@[\w-]+(?:\.[\w-]+)+(?:\?|$)/

/**
 * The hint about a link that leads nowhere, but looks like an email address, or like a URL without
 * its scheme, such as `example.com/a`. Undefined for others.
 */
export function schemeHint(href: string): string | undefined {
  if (ADDRESS.test(href)) return `Write \`mailto:${href}\` if it is an email address.`
  return HOST.test(href) ? `Write \`https://${href}\` if it is another site.` : undefined
}
