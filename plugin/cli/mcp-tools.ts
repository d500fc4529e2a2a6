import type { PlainSite, PlainPage } from './plain-site.ts'

/** A tool of the Model Context Protocol (specification 2025-06-18, "Tools"). */
interface McpTool {
  name: string
  title: string
  description: string
  inputSchema: {
    type: 'object'
    properties: Record<string, { type: string; description: string }>
    required?: string[]
  }
  annotations: { readOnlyHint: true; openWorldHint: false }
  /** @throws McpToolError if the arguments are invalid or nothing matches. */
  call(site: PlainSite, args: Record<string, unknown>): string
}

/** An error that the assistant can correct with other arguments. */
export class McpToolError extends Error {
  override readonly name = 'McpToolError'
}

const RESULTS = 10
const MAX_RESULTS = 50
const annotations = { readOnlyHint: true, openWorldHint: false } as const

/** The tools for a built site. */
export const mcpTools: readonly McpTool[] = [
  {
    name: 'search',
    title: 'Search the documentation',
    description:
      'Searches pages by keywords. Returns the path, title and an excerpt of each, best match first.',
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'Search terms.' },
        path: {
          type: 'string',
          description:
            'Only search pages below this path, such as /fr/v2, to select a language, version or section. By default, searches the default language and version.',
        },
        limit: {
          type: 'number',
          description: `Maximum number of results. Defaults to ${RESULTS}.`,
        },
      },
      required: ['query'],
    },
    annotations,
    call(site, args) {
      const query = textOf(args, 'query')
      const path = typeof args['path'] === 'string' ? args['path'] : undefined
      const { hits, elsewhere } = site.search(query, limitOf(args), path)
      const lines = hits.map(({ excerpt, ...page }) => `${listEntry(page)}\n  ${excerpt}`)
      if (hits.length === 0)
        lines.push(`No page matches "${query}". Try fewer or different words.`)
      if (elsewhere > 0)
        lines.push(
          `${elsewhere} more in other languages, versions or sections: pass their \`path\`, or \`/\` for all.`,
        )
      return lines.join('\n')
    },
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description: 'Returns a page of the documentation as Markdown.',
    inputSchema: {
      type: 'object',
      properties: {
        path: {
          type: 'string',
          description: 'Path or URL of the page, such as /guides/start.',
        },
      },
      required: ['path'],
    },
    annotations,
    call(site, args) {
      const path = textOf(args, 'path')
      const page = site.page(path)
      if (page) return page.markdown
      const near = site.nearestPath(path)
      throw new McpToolError(
        `There is no page ${path}.${near ? ` Did you mean ${near}?` : ' Search for it.'}`,
      )
    },
  },
  {
    name: 'list_operations',
    title: 'List API operations',
    description:
      'Lists the operations of the documented APIs, with the paths of their pages.',
    inputSchema: {
      type: 'object',
      properties: {
        filter: {
          type: 'string',
          description:
            'Only list operations with these words in their method, path or title.',
        },
      },
    },
    annotations,
    call(site, args) {
      const filter = typeof args['filter'] === 'string' ? args['filter'] : ''
      const operations = site.operations(filter)
      if (operations.length === 0)
        return filter === ''
          ? 'The site has no API pages.'
          : `No operation matches "${filter}".`
      return operations.map(listEntry).join('\n')
    },
  },
]

function listEntry({ path, title, operation, description }: Omit<PlainPage, 'markdown'>) {
  const name = operation === undefined ? title : `${title} (${operation})`
  return `- ${name}: ${path}${description ? ` - ${description.replace(/\s+/g, ' ')}` : ''}`
}

function textOf(args: Record<string, unknown>, name: string): string {
  const value = args[name]
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  throw new McpToolError(`The argument "${name}" is required and must be a string.`)
}

function limitOf({ limit }: Record<string, unknown>): number {
  const wanted = typeof limit === 'number' && limit >= 1 ? Math.floor(limit) : RESULTS
  return Math.min(wanted, MAX_RESULTS)
}
