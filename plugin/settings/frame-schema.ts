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
  styledIcon,
} from './values-schema.ts'

/** Kinds of links with their own appearance, which need no label. */
const services = ['github', 'discord'] as const

const NavbarLinkSetting = v.pipe(
  object({
    type: v.pipe(
      v.optional(v.picklist(['link', 'button', ...services]), 'link'),
      v.description(
        '`github` shows a repository with its stars, `discord` a link to a server.',
      ),
    ),
    label: v.pipe(
      v.optional(v.pipe(v.string(), v.trim())),
      v.description('Label. Required for `link` and `button` without an icon.'),
    ),
    href: v.pipe(Href, v.description('Target of the link.')),
    icon: v.pipe(v.optional(IconSchema), v.description('Icon before the label.')),
    iconType: v.pipe(
      v.optional(IconStyle),
      v.description('Font Awesome style of the icon.'),
    ),
    style: v.pipe(
      v.optional(v.picklist(['pill', 'roundedRectangle'])),
      v.description('No effect.'),
    ),
    arrow: v.pipe(
      v.optional(v.boolean()),
      v.description('`false` hides the arrow of the button.'),
    ),
  }),
  v.check(
    ({ type, label, icon }) =>
      Boolean(label || (label === '' && icon)) || type === 'github' || type === 'discord',
    'needs a `label`',
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
      v.description('Links in the navbar.'),
    ),
    primary: v.pipe(
      v.optional(NavbarLinkSetting),
      v.description('Button in the navbar. `github` shows a repository with its stars.'),
    ),
  }),
  v.description('The navbar.'),
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
    v.array(
      object({
        type: v.pipe(v.picklist(socialPlatforms), v.description('Platform.')),
        url: v.pipe(WebUrl, v.description('URL of the account.')),
      }),
    ),
  ],
  'must be an object from platform to address',
)

export const FooterSetting = v.pipe(
  object({
    socials: v.pipe(
      v.optional(SocialsSetting),
      v.description('Social accounts: URLs by platform, in this order.'),
    ),
    links: v.pipe(
      v.optional(
        v.array(
          object({
            header: v.pipe(v.optional(v.string()), v.description('Title of the column.')),
            items: v.pipe(
              v.array(
                object({
                  label: v.pipe(Name, v.description('Label of the link.')),
                  href: v.pipe(Href, v.description('Target of the link.')),
                }),
              ),
              v.description('Links of the column.'),
            ),
          }),
        ),
        [],
      ),
      v.description('Columns of links.'),
    ),
  }),
  v.description('The footer of every page.'),
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
      v.description('Text of the banner, as inline Markdown.'),
    ),
    dismissible: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Lets readers close the banner.'),
    ),
    type: v.pipe(
      v.optional(v.picklist(['info', 'warning', 'critical']), 'info'),
      v.description('Urgency of the message.'),
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
      v.description('Background colour: one, or one for each mode.'),
    ),
  }),
  v.description('A banner above every page.'),
  v.transform(({ color, ...rest }) => {
    const modes = bothModes(color)
    return { ...rest, ...(modes && { color: modes }) }
  }),
)

const SearchSetting = v.pipe(
  object({
    prompt: v.pipe(
      v.optional(v.string()),
      v.description('Placeholder of the search field.'),
    ),
  }),
  v.description('The search.'),
)

const FeedbackSetting = v.pipe(
  object({
    suggestEdit: v.pipe(
      v.optional(v.boolean(), false),
      v.description(
        'Shows a button to edit the source of a page. Requires a known repository.',
      ),
    ),
    raiseIssue: v.pipe(
      v.optional(v.boolean(), false),
      v.description(
        'Shows a button to open an issue about a page. Requires a known repository.',
      ),
    ),
    thumbsRating: v.pipe(
      v.optional(v.boolean(), false),
      v.description(
        'Asks "Was this page helpful?". Requires `endpoint`, an analytics integration or a script that receives the answer.',
      ),
    ),
    endpoint: v.pipe(
      v.optional(Href),
      v.description(
        'URL that receives answers as a `POST` request, with `path` and `helpful` as JSON.',
      ),
    ),
  }),
  v.description('Feedback buttons below the content.'),
)

const InteractionSetting = v.pipe(
  object({
    drilldown: v.pipe(
      v.optional(v.boolean()),
      v.description(
        'Opens the first page of a group when a reader clicks its title. On by default in `aspen`, `luma` and `sequoia`.',
      ),
    ),
  }),
  v.description('Behaviour of the navigation.'),
)

const MetadataSetting = v.pipe(
  object({
    timestamp: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Shows the date of the last change.'),
    ),
  }),
  v.description('Metadata below every page.'),
)

/** Settings of what surrounds the content of a page. */
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
