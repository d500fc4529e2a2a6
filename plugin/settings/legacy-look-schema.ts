import * as v from 'valibot'
import { SocialsSetting } from './frame-schema.ts'
import { ColorsSetting, FontFields, decorations } from './look-schema.ts'
import { object } from './object-schema.ts'
import {
  AssetPath,
  Href,
  LightDarkColors,
  Name,
  PaintSchema,
  isHref,
  isWebUrl,
} from './values-schema.ts'

const LegacyColorsSetting = v.pipe(
  object({
    ...ColorsSetting.entries,
    background: v.pipe(
      v.optional(LightDarkColors),
      v.description('The ground of pages in each mode.'),
    ),
    anchors: v.pipe(
      v.optional(PaintSchema),
      v.description('The colour of anchors that have none of their own.'),
    ),
    ultraLight: v.optional(v.string()),
    ultraDark: v.optional(v.string()),
  }),
  v.description('The colours of the theme, as hex of three or six digits.'),
)

const ModeToggleSetting = v.pipe(
  object({
    default: v.pipe(
      v.optional(v.picklist(['light', 'dark'])),
      v.description('The mode of new readers; absent, their system decides.'),
    ),
    isHidden: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Hides the toggle; with `default`, there is one mode.'),
    ),
  }),
  v.description('The toggle between light and dark.'),
)

const BackgroundImageSetting = v.pipe(
  AssetPath,
  v.description('An image behind every page.'),
)

const LegacyBackgroundSetting = v.pipe(
  object({ style: v.optional(v.picklist(decorations)) }),
  v.description('An ornament behind every page.'),
)

const LayoutSetting = v.pipe(
  v.picklist(['topnav', 'sidenav', 'solidSidenav']),
  v.description('With or without a top bar.'),
)

const RoundedSetting = v.pipe(
  v.picklist(['default', 'sharp']),
  v.description('The corners of boxes.'),
)

const CodeBlockSetting = v.pipe(
  object({ mode: v.optional(v.picklist(['auto', 'dark'])) }),
  v.description('The colours of code.'),
)

const EyebrowSetting = v.pipe(
  object({ display: v.optional(v.picklist(['section', 'breadcrumbs'])) }),
  v.description('What stands above the title of a page.'),
)

const SidebarSetting = v.pipe(
  object({
    items: v.optional(v.picklist(['container', 'card', 'border', 'undecorated'])),
  }),
  v.description('The look of the navigation.'),
)

const TopbarSetting = v.pipe(
  object({ style: v.optional(v.picklist(['default', 'gradient'])) }),
  v.description('The look of the top bar.'),
)

const LegacySearchSetting = v.pipe(
  object({
    prompt: v.optional(v.string()),
    location: v.optional(v.picklist(['side', 'top'])),
  }),
  v.description('The search.'),
)

const fontFields = {
  family: Name,
  weight: FontFields.weight,
  url: v.optional(AssetPath),
  format: v.optional(v.picklist(['woff', 'woff2'])),
}

const Font = object(fontFields)

const FontSetting = v.pipe(
  object({
    ...fontFields,
    family: v.optional(Name),
    headings: v.pipe(v.optional(Font), v.description('The font of headings.')),
    body: v.pipe(v.optional(Font), v.description('The font of text.')),
  }),
  v.description('Fonts of the site: one for all, or one for headings and one for text.'),
)

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

const TopbarLinksSetting = v.pipe(
  v.array(TopbarLink),
  v.description('Links in the top bar.'),
)

const TopbarCtaButtonSetting = v.pipe(
  TopbarLink,
  v.description('The button in the top bar. `github` shows a repository with its stars.'),
)

const FooterSocialsSetting = v.pipe(
  SocialsSetting,
  v.description('Accounts: platform to address, in your order.'),
)

const LegacyFooterSetting = v.pipe(
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

/** How a site looks, and what stands around the text. */
export const legacyLookKeys = {
  colors: LegacyColorsSetting,
  modeToggle: ModeToggleSetting,
  backgroundImage: BackgroundImageSetting,
  background: LegacyBackgroundSetting,
  layout: LayoutSetting,
  rounded: RoundedSetting,
  codeBlock: CodeBlockSetting,
  eyebrow: EyebrowSetting,
  sidebar: SidebarSetting,
  topbar: TopbarSetting,
  search: LegacySearchSetting,
  font: FontSetting,
  topbarLinks: TopbarLinksSetting,
  topbarCtaButton: TopbarCtaButtonSetting,
  footerSocials: FooterSocialsSetting,
  footer: LegacyFooterSetting,
}
