import * as v from 'valibot'
import { ContextualSetting } from './contextual-schema.ts'
import { object } from './object-schema.ts'
import {
  Hex,
  Href,
  IconSchema,
  IconStyle,
  LightDarkColors,
  Name,
  WebUrl,
  bothModes,
  isHref,
  isWebUrl,
  styledIcon,
} from './values-schema.ts'

/** Kinds of links that bring their own look, and so need no label. */
const services = ['github', 'discord'] as const

export const NavbarLinkSetting = v.pipe(
  object({
    type: v.optional(v.picklist(['link', 'button', ...services]), 'link'),
    label: v.optional(Name),
    href: Href,
    icon: v.optional(IconSchema),
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
  v.transform(({ type, label, href, icon, iconType, ...look }) =>
    type === 'github' || type === 'discord'
      ? { type, href }
      : {
          type: 'link' as const,
          label: label ?? href,
          href,
          ...(icon && { icon: styledIcon(icon, iconType) }),
          ...look,
        },
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

/** Platforms with an icon. */
export const socialPlatforms = [
  'website',
  'facebook',
  'x',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'youtube',
  'medium',
  'telegram',
  'twitter',
  'x-twitter',
  'earth-americas',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
] as const

export const SocialsSetting = v.union(
  [
    object(v.entriesFromList(socialPlatforms, v.optional(WebUrl))),
    v.array(object({ type: v.picklist(socialPlatforms), url: WebUrl })),
  ],
  'must be an object from platform to address',
)

export const FooterSetting = v.pipe(
  object({
    socials: v.pipe(
      v.optional(SocialsSetting),
      v.description('Accounts: platform to address, in your order.'),
    ),
    links: v.pipe(
      v.optional(
        v.array(
          object({
            header: v.optional(v.string()),
            items: v.array(object({ label: Name, href: Href })),
          }),
        ),
        [],
      ),
      v.description('Columns of links.'),
    ),
  }),
  v.description('The foot of every page.'),
  v.transform(({ socials, links }) => ({ socials: listSocials(socials), links })),
)

/** Accounts in the author's order. */
function listSocials(
  socials: v.InferOutput<typeof SocialsSetting> = {},
): { platform: string; url: string }[] {
  const pairs = Array.isArray(socials)
    ? socials.map(({ type, url }) => [type, url] as const)
    : Object.entries(socials)
  return pairs.flatMap(([platform, url]) =>
    url === undefined
      ? []
      : [{ platform: platform === 'x-twitter' ? 'x' : platform, url }],
  )
}

export const BannerSetting = v.pipe(
  object({
    content: v.pipe(
      v.string(),
      v.nonEmpty('is empty; remove `banner` to show none'),
      v.description('Inline Markdown above every page.'),
    ),
    dismissible: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Readers may close it.'),
    ),
    type: v.pipe(
      v.optional(v.picklist(['info', 'warning', 'critical']), 'info'),
      v.description('How urgent it is.'),
    ),
    color: v.pipe(
      v.optional(
        v.union(
          [
            v.pipe(
              Hex,
              v.transform((light) => ({ light })),
            ),
            LightDarkColors,
          ],
          'must be a hex colour, or an object with `light` and `dark`',
        ),
      ),
      v.description('Its background: one colour, or one for each mode.'),
    ),
  }),
  v.description('A strip above every page.'),
  v.transform(({ color, ...rest }) => {
    const modes = bothModes(color)
    return { ...rest, ...(modes && { color: modes }) }
  }),
)

const SearchSetting = v.pipe(
  object({
    prompt: v.pipe(
      v.optional(v.string()),
      v.description('The text in the empty search box.'),
    ),
  }),
  v.description('The search.'),
)

const FeedbackSetting = v.pipe(
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
      v.description(
        'Asks whether a page was helpful, where `endpoint`, an analytics integration or a script of the site hears the answer.',
      ),
    ),
    endpoint: v.pipe(
      v.optional(Href),
      v.description(
        'Where answers go: an address that takes a `POST` of JSON with `path` and `helpful`.',
      ),
    ),
  }),
  v.description('Buttons for feedback.'),
)

const InteractionSetting = v.pipe(
  object({
    drilldown: v.pipe(
      v.optional(v.boolean()),
      v.description(
        'A click on a group opens its first page, as in `aspen`, `luma` and `sequoia` by themselves.',
      ),
    ),
  }),
  v.description('How the navigation behaves.'),
)

const MetadataSetting = v.pipe(
  object({
    timestamp: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Shows when a page was last changed.'),
    ),
  }),
  v.description('Facts under every page.'),
)

/** What stands around the text of a page. */
export const frameKeys = {
  navbar: v.optional(NavbarSetting, {}),
  footer: v.optional(FooterSetting, {}),
  banner: v.optional(BannerSetting),
  search: v.optional(SearchSetting, {}),
  contextual: v.optional(ContextualSetting),
  feedback: v.optional(FeedbackSetting, {}),
  metadata: v.optional(MetadataSetting, {}),
  interaction: v.optional(InteractionSetting, {}),
}
