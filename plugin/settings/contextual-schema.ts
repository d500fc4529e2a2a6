import * as v from 'valibot'
import { object } from './object-schema.ts'
import { Href, IconSchema, Name, WebUrl } from './values-schema.ts'

/** Options that only need the page itself. */
const pageOptions = [
  'copy',
  'view',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'devin',
  'windsurf',
  'devin-desktop',
  'cursor',
  'download-pdf',
  'download-spec',
] as const

/** Options that need the address of an MCP server (`contextual.mcp`). */
export const mcpOptions = ['mcp', 'add-mcp', 'vscode'] as const

/** Options that need a server behind the site, which a static one has not. */
export const serverOptions = ['assistant', 'devin-mcp'] as const

export const ContextualSetting = v.pipe(
  object({
    options: v.pipe(
      v.optional(
        v.array(
          v.union(
            [
              v.picklist([...pageOptions, ...mcpOptions, ...serverOptions]),
              object({
                title: v.pipe(Name, v.description('The words of the entry.')),
                description: v.pipe(
                  v.optional(v.string(), ''),
                  v.description('Words below them.'),
                ),
                icon: v.pipe(v.optional(IconSchema), v.description('Before them.')),
                href: v.pipe(
                  v.union(
                    [
                      Href,
                      object({
                        base: v.pipe(
                          WebUrl,
                          v.description('The address without its query.'),
                        ),
                        query: v.optional(
                          v.array(object({ key: v.string(), value: v.string() })),
                          [],
                        ),
                      }),
                    ],
                    'must be an address, or an object with `base` and `query`',
                  ),
                  v.description(
                    'Where the entry leads; `$path` becomes the path of the page.',
                  ),
                ),
              }),
            ],
            'must be the name of an option, or an object with `title` and `href`',
          ),
        ),
        [],
      ),
      v.description('The entries of the menu beside the title, in your order.'),
    ),
    mcp: v.pipe(
      v.optional(WebUrl),
      v.description(
        'The address of an MCP server over these pages, for the options `mcp`, `add-mcp`, `cursor` and `vscode`.',
      ),
    ),
    display: v.pipe(
      v.optional(v.picklist(['header', 'toc'])),
      v.description(
        'Where the menu stands: beside the title, or below the contents list, where `sequoia` has it by itself.',
      ),
    ),
  }),
  v.description('The menu that copies or opens a page.'),
)
