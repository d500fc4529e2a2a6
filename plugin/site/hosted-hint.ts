import { normalizePageUrl } from '../../runtime/kit/page-url.ts'

/** The hint about a link to a server that Mintlify runs beside each site. Undefined for others. */
export function hostedHint(url: string): string | undefined {
  return normalizePageUrl(url) === '/mcp'
    ? "On Mintlify, that is the MCP server of the site, which a static site lacks. Link to a server of your own, or remove the link. `skerry mcp` serves a built site on the reader's own machine."
    : undefined
}
