import * as v from 'valibot'
import { object } from './object.ts'

export const MarkdownSetting = v.pipe(
  object({
    schema: v.pipe(
      v.optional(v.boolean(), true),
      v.description('The Markdown of API pages holds their description.'),
    ),
    instructions: v.pipe(
      v.optional(
        v.union([v.string(), v.array(v.string())], 'must be text, or a list of texts'),
        [],
      ),
      v.description('What language models should know before they read on.'),
    ),
  }),
  v.description('The Markdown twin of every page.'),
)
