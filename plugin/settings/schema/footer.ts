import * as v from 'valibot'
import { object } from './object.ts'
import { Href, Name, WebUrl } from './values.ts'

/** Platforms with an icon (behaviour 1.1, `footerSocials`). */
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
)
