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
                title: Name,
                description: v.optional(v.string(), ''),
                icon: v.optional(Icon),
                href: v.union(
                  [
                    Href,
                    object({
                      base: WebUrl,
                      query: v.optional(
                        v.array(object({ key: v.string(), value: v.string() })),
                        [],
                      ),
                    }),
                  ],
                  'must be an address, or an object with `base` and `query`',
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
