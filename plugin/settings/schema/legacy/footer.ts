import * as v from 'valibot'
import { object } from '../object.ts'
import { Href, Name } from '../values.ts'
import { SocialsSetting } from '../footer.ts'

export const FooterSocialsSetting = v.pipe(
  SocialsSetting,
  v.description('Accounts: platform to address, in your order.'),
)

export const LegacyFooterSetting = v.pipe(
  object({
    socials: v.optional(SocialsSetting),
    links: v.optional(
      v.array(
        object({
          title: v.optional(v.string()),
          links: v.array(object({ label: Name, url: Href })),
        }),
      ),
      [],
    ),
  }),
  v.description('The foot of every page.'),
)
