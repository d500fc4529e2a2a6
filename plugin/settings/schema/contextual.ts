import * as v from 'valibot'
import { object } from './object.ts'
import { Href, Icon, Name, WebUrl } from './values.ts'

/** Options that only need the page itself. */
export const pageOptions = [
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
  'download-pdf',
  'download-spec',
] as const

/** Options that need a server behind the site, which a static one has not (behaviour 6.7). */
export const serverOptions = [
  'assistant',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'devin-mcp',
] as const

export const ContextualSetting = v.pipe(
  object({
    options: v.pipe(
      v.optional(
        v.array(
          v.union(
            [
              v.picklist([...pageOptions, ...serverOptions]),
              object({
                title: v.pipe(Name, v.description('The words of the entry.')),
                description: v.pipe(
                  v.optional(v.string(), ''),
                  v.description('Words below them.'),
                ),
                icon: v.pipe(v.optional(Icon), v.description('Before them.')),
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
    display: v.pipe(
      v.optional(v.picklist(['header', 'toc']), 'header'),
      v.description('Where the menu stands.'),
    ),
  }),
  v.description('The menu that copies or opens a page.'),
)
