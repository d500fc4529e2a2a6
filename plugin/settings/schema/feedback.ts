import * as v from 'valibot'
import { object } from './object.ts'

export const FeedbackSetting = v.pipe(
  object({
    suggestEdit: v.pipe(
      v.optional(v.boolean(), false),
      v.description('A button that opens the source of a page for editing.'),
    ),
    raiseIssue: v.pipe(
      v.optional(v.boolean(), false),
      v.description('A button that opens an issue about a page.'),
    ),
    thumbsRating: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Asks whether a page was helpful.'),
    ),
  }),
  v.description('Buttons for feedback.'),
)
