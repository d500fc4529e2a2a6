import type { PlainSite, PlainPage } from './plain-site.ts'

/** A tool as the Model Context Protocol lists it (specification 2025-06-18, "Tools"). */
export interface McpTool {
  name: string
  title: string
  description: string
  inputSchema: {
    type: 'object'
    properties: Record<string, { type: string; description: string }>
    required?: string[]
  }
  annotations: { readOnlyHint: true; openWorldHint: false }
  /** @throws McpToolError where the arguments lead nowhere. */
  call(site: PlainSite, args: Record<string, unknown>): string
}

/** The assistant can do better with other arguments. */
export class McpToolError extends Error {
  override readonly name = 'McpToolError'
}

const RESULTS = 10
const MOST_RESULTS = 50
const annotations = { readOnlyHint: true, openWorldHint: false } as const

/** What an assistant can ask of a built site. */
export const mcpTools: readonly McpTool[] = [
  {
    name: 'search',
    title: 'Search the documentation',
    description:
      'Finds pages by words. Gives the path, title and an excerpt of each, the best first.',
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'Words to look for.' },
        path: {
          type: 'string',
          description:
            'Only pages below this path, such as /fr/v2: of another language, version or section. Without it, pages of the default language and version.',
        },
        limit: { type: 'number', description: `Most results; ${RESULTS} by default.` },
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
        lines.push(`No page has "${query}". Try fewer or different words.`)
      if (elsewhere > 0)
        lines.push(
          `${elsewhere} more in other languages, versions or sections: give their \`path\`, or \`/\` for all.`,
        )
      return lines.join('\n')
    },
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description: 'Gives a page of the documentation as Markdown.',
    inputSchema: {
      type: 'object',
      properties: {
        path: {
          type: 'string',
          description: 'Its path or address, such as /guides/start.',
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
          description: 'Only those with these words in method, address or title.',
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
          : `No operation has "${filter}".`
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
  throw new McpToolError(`The argument "${name}" is missing: it is text.`)
}

function limitOf({ limit }: Record<string, unknown>): number {
  const wanted = typeof limit === 'number' && limit >= 1 ? Math.floor(limit) : RESULTS
  return Math.min(wanted, MOST_RESULTS)
}
