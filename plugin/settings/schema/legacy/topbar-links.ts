import * as v from 'valibot'
import { object } from '../object.ts'
import { Href, Name, isHref, isWebUrl } from '../values.ts'

const TopbarLink = v.pipe(
  object({
    type: v.pipe(
      v.optional(v.picklist(['link', 'github']), 'link'),
      v.description('`github` shows a repository with its stars.'),
    ),
    name: v.pipe(v.optional(Name), v.description('The text; `github` needs none.')),
    url: v.pipe(Href, v.description('Where it leads.')),
    style: v.optional(v.picklist(['pill', 'roundedRectangle'])),
    arrow: v.optional(v.boolean()),
  }),
  v.check(({ type, name }) => type === 'github' || name !== undefined, 'needs a `name`'),
  v.check(
    ({ type, url }) => type !== 'github' || isWebUrl(url) || !isHref(url),
    'needs a `url` that starts with https://',
  ),
)

export const TopbarLinksSetting = v.pipe(
  v.array(TopbarLink),
  v.description('Links in the top bar.'),
)

export const TopbarCtaButtonSetting = v.pipe(
  TopbarLink,
  v.description('The button in the top bar. `github` shows a repository with its stars.'),
)
