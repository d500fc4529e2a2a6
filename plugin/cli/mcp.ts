import { resolve } from 'node:path'
import { packageVersion } from '../kit/package-files.ts'
import { PlainSite } from './plain-site.ts'
import { McpToolError, mcpTools } from './mcp-tools.ts'
import { requireOutput } from './require-site.ts'

/**
 * Implements `skerry mcp`: serves the site to assistants over standard input and output, with
 * the Model Context Protocol.
 *
 * @throws FolderError if there is no built site. Error if it has no Markdown, or the protocol's
 *   package isn't installed.
 */
export async function mcp(
  directory: string,
  { outDir }: { outDir?: string },
): Promise<void> {
  const output = outDir === undefined ? 'dist' : resolve(outDir)
  requireOutput(directory, output, 'mcp')
  const site = new PlainSite(resolve(directory, output))
  if (site.size === 0)
    throw new Error(
      `the site in \`${output}\` has no Markdown to read\n  Build it again with the option \`markdown\` enabled.`,
    )
  const { Server, StdioServerTransport, types } = await loadProtocol()
  const server = new Server(
    { name: 'skerry', version: packageVersion },
    { capabilities: { tools: {} } },
  )
  server.setRequestHandler(types.ListToolsRequestSchema, () => ({
    tools: mcpTools.map(({ call: _, ...tool }) => tool),
  }))
  server.setRequestHandler(types.CallToolRequestSchema, ({ params }) =>
    callTool(site, params.name, params.arguments ?? {}),
  )
  const ended = new Promise<void>((done) => (server.onclose = done))
  await server.connect(new StdioServerTransport())
  // Standard output is reserved for the protocol.
  const pages = site.size === 1 ? '1 page' : `${site.size} pages`
  console.error(`skerry mcp: ${pages} of ${resolve(directory, output)}`)
  process.stdin.once('end', () => void server.close())
  await ended
}

/**
 * Errors caused by the assistant's arguments are returned as a result, so that it can try
 * again.
 */
function callTool(site: PlainSite, name: string, args: Record<string, unknown>) {
  const tool = mcpTools.find((each) => each.name === name)
  try {
    if (!tool) throw new McpToolError(`There is no tool ${name}.`)
    return { content: [{ type: 'text' as const, text: tool.call(site, args) }] }
  } catch (error) {
    if (!(error instanceof McpToolError)) throw error
    return { isError: true, content: [{ type: 'text' as const, text: error.message }] }
  }
}

async function loadProtocol() {
  try {
    const [{ Server }, { StdioServerTransport }, types] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ])
    return { Server, StdioServerTransport, types }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'skerry mcp requires a package that is not installed\n  npm install --save-dev @modelcontextprotocol/sdk',
    )
  }
}
