import { fillIn } from '../../runtime/kit/fill-in.ts'
import type { Strings } from '../strings/en.ts'
import type { PageOption } from './page-option.ts'

interface Server {
  /** Name of the server in the reader's client. */
  name: string
  url: string
}

/**
 * An entry of the page menu for the site's MCP server. Undefined for other keys. Install links
 * as in https://cursor.com/docs/context/mcp/install-links and
 * https://code.visualstudio.com/api/extension-guides/ai/mcp.
 */
export function mcpOption(
  key: string,
  { name, url }: Server,
  strings: Strings,
): PageOption | undefined {
  const connect = (app: string, icon: PageOption['icon'], href: string): PageOption => ({
    key,
    label: fillIn(strings.connectTo, { name: app }),
    hint: strings.connectToHint,
    icon,
    href,
  })
  switch (key) {
    case 'mcp':
      return { key, label: strings.copyMcp, hint: url, copy: url }
    case 'add-mcp': {
      const copy = `npx add-mcp ${url}`
      return { key, label: strings.copyMcpCommand, hint: copy, copy }
    }
    case 'cursor': {
      const query = new URLSearchParams({
        name,
        config: base64(JSON.stringify({ url })),
      })
      const icon = { name: 'mouse-pointer-2', library: 'lucide' } as const
      return connect(
        'Cursor',
        icon,
        `cursor://anysphere.cursor-deeplink/mcp/install?${query}`,
      )
    }
    case 'vscode': {
      const config = JSON.stringify({ name, type: 'http', url })
      const icon = { name: 'brand-vscode', library: 'tabler' } as const
      return connect('VS Code', icon, `vscode:mcp/install?${encodeURIComponent(config)}`)
    }
    default:
      return undefined
  }
}

/** Base64 of the UTF-8 bytes. `btoa` alone throws for characters beyond Latin-1. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
