import * as v from 'valibot'
import { object } from './object.ts'
import { Href, Icon, IconStyle, Name, isHref, isWebUrl } from './values.ts'

/** Kinds of links that bring their own look, and so need no label. */
const services = ['github', 'discord'] as const

export const NavbarLinkSetting = v.pipe(
  object({
    type: v.optional(v.picklist(['link', 'button', ...services]), 'link'),
    label: v.optional(Name),
    href: Href,
    icon: v.optional(Icon),
    iconType: v.optional(IconStyle),
    style: v.optional(v.picklist(['pill', 'roundedRectangle'])),
    arrow: v.optional(v.boolean()),
  }),
  v.check(
    ({ type, label }) => label !== undefined || type === 'github' || type === 'discord',
    'needs a `label`',
  ),
  v.check(
    ({ type, href }) =>
      (type !== 'github' && type !== 'discord') || isWebUrl(href) || !isHref(href),
    'needs an `href` that starts with https://',
  ),
)

export const NavbarSetting = v.pipe(
  object({
    links: v.pipe(
      v.optional(v.array(NavbarLinkSetting), []),
      v.description('Links in the top bar.'),
    ),
    primary: v.pipe(
      v.optional(NavbarLinkSetting),
      v.description(
        'The button in the top bar; `github` shows the stars of a repository.',
      ),
    ),
  }),
  v.description('The top bar.'),
)
