import * as v from 'valibot'
import { Name } from './values.ts'

export const NameSetting = v.pipe(
  Name,
  v.description(
    'The name of the project: in every title, and beside or instead of the logo.',
  ),
)

export const DescriptionSetting = v.pipe(
  v.string(),
  v.description('What this site is about, for search engines and language models.'),
)
