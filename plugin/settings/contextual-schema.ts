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

/** Options that need the URL of an MCP server (`contextual.mcp`). */
export const mcpOptions = ['mcp', 'add-mcp', 'vscode'] as const

/** Options that need a backend, which a static site does not have. */
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
                title: v.pipe(Name, v.description('Label of the entry.')),
                description: v.pipe(
                  v.optional(v.string(), ''),
                  v.description('Text below the label.'),
                ),
                icon: v.pipe(
                  v.optional(IconSchema),
                  v.description('Icon before the label.'),
                ),
                href: v.pipe(
                  v.union(
                    [
                      Href,
                      object({
                        base: v.pipe(WebUrl, v.description('URL without its query.')),
                        query: v.pipe(
                          v.optional(
                            v.array(
                              object({
                                key: v.pipe(
                                  v.string(),
                                  v.description('Name of the parameter.'),
                                ),
                                value: v.pipe(
                                  v.string(),
                                  v.description('Value of the parameter.'),
                                ),
                              }),
                            ),
                            [],
                          ),
                          v.description('Query parameters.'),
                        ),
                      }),
                    ],
                    'must be a URL, or an object with `base` and `query`',
                  ),
                  v.description(
                    'Target of the entry. `$path` is replaced by the path of the page, `$page` by the URL of its Markdown, and `$mcp` by `contextual.mcp`.',
                  ),
                ),
              }),
            ],
            'must be the name of an option, or an object with `title` and `href`',
          ),
        ),
        [],
      ),
      v.description('Entries of the menu, in this order.'),
    ),
    mcp: v.pipe(
      v.optional(WebUrl),
      v.description(
        'URL of an MCP server for these docs, for the options `mcp`, `add-mcp`, `cursor` and `vscode`.',
      ),
    ),
    display: v.pipe(
      v.optional(v.picklist(['header', 'toc'])),
      v.description(
        'Position of the menu: next to the title, or below the table of contents (the default of `sequoia`).',
      ),
    ),
  }),
  v.description('The page menu, which copies a page or opens it in another tool.'),
)
