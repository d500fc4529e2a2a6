import * as v from 'valibot'
import { SocialsSetting } from './frame-schema.ts'
import { ColorsSetting, FontFields, FontSource, decorations } from './look-schema.ts'
import { object } from './object-schema.ts'
import { Href, ImagePath, LightDarkColors, Name, PaintSchema } from './values-schema.ts'

const LegacyColorsSetting = v.pipe(
  object({
    ...ColorsSetting.entries,
    background: v.pipe(
      v.optional(LightDarkColors),
      v.description('Background colours of pages.'),
    ),
    anchors: v.pipe(v.optional(PaintSchema), v.description('Default colour of anchors.')),
    ultraLight: v.pipe(v.optional(v.string()), v.description('No effect.')),
    ultraDark: v.pipe(v.optional(v.string()), v.description('No effect.')),
  }),
  v.description('Colours of the theme.'),
)

const ModeToggleSetting = v.pipe(
  object({
    default: v.pipe(
      v.optional(v.picklist(['light', 'dark'])),
      v.description("Default mode. Without it, pages follow the reader's system."),
    ),
    isHidden: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Hides the toggle. With `default`, this is the only mode.'),
    ),
  }),
  v.description('The toggle between light and dark mode.'),
)

const BackgroundImageSetting = v.pipe(
  ImagePath,
  v.description('Background image of every page.'),
)

const LegacyBackgroundSetting = v.pipe(
  object({
    style: v.pipe(
      v.optional(v.picklist(decorations)),
      v.description('Kind of decoration.'),
    ),
  }),
  v.description('Background decoration of every page.'),
)

const LayoutSetting = v.pipe(
  v.picklist(['topnav', 'sidenav', 'solidSidenav']),
  v.description('Layout with or without a navbar.'),
)

const RoundedSetting = v.pipe(
  v.picklist(['default', 'sharp']),
  v.description('Rounded or square corners.'),
)

const CodeBlockSetting = v.pipe(
  object({
    mode: v.pipe(
      v.optional(v.picklist(['auto', 'dark'])),
      v.description('`auto` follows the mode of the page.'),
    ),
  }),
  v.description('Colours of code blocks.'),
)

const EyebrowSetting = v.pipe(
  object({
    display: v.pipe(
      v.optional(v.picklist(['section', 'breadcrumbs'])),
      v.description('Title of the group, or breadcrumbs.'),
    ),
  }),
  v.description('What is shown above the title of a page.'),
)

const SidebarSetting = v.pipe(
  object({
    items: v.pipe(
      v.optional(v.picklist(['container', 'card', 'border', 'undecorated'])),
      v.description('No effect.'),
    ),
  }),
  v.description('Style of the sidebar.'),
)

const TopbarSetting = v.pipe(
  object({
    style: v.pipe(
      v.optional(v.picklist(['default', 'gradient'])),
      v.description('No effect.'),
    ),
  }),
  v.description('Style of the navbar.'),
)

const LegacySearchSetting = v.pipe(
  object({
    prompt: v.pipe(
      v.optional(v.string()),
      v.description('Placeholder of the search field.'),
    ),
    location: v.pipe(
      v.optional(v.picklist(['side', 'top'])),
      v.description('No effect.'),
    ),
  }),
  v.description('The search.'),
)

const fontFields = {
  family: v.pipe(Name, v.description('Name of the font.')),
  weight: FontFields.weight,
  url: v.pipe(
    v.optional(FontSource),
    v.description('Path of a file in the content folder, or a URL.'),
  ),
  format: v.pipe(
    v.optional(v.picklist(['woff', 'woff2'])),
    v.description('Format of `url`.'),
  ),
}

const Font = object(fontFields)

const FontSetting = v.pipe(
  object({
    ...fontFields,
    family: v.pipe(v.optional(Name), v.description('Name of the font.')),
    headings: v.pipe(v.optional(Font), v.description('Font of headings.')),
    body: v.pipe(v.optional(Font), v.description('Font of text.')),
  }),
  v.description('Fonts: one for everything, or one for headings and one for text.'),
)

const TopbarLink = v.pipe(
  object({
    type: v.pipe(
      v.optional(v.picklist(['link', 'github']), 'link'),
      v.description('`github` shows a repository with its stars.'),
    ),
    name: v.pipe(v.optional(Name), v.description('Label. Not needed for `github`.')),
    url: v.pipe(Href, v.description('Target of the link.')),
    style: v.pipe(
      v.optional(v.picklist(['pill', 'roundedRectangle'])),
      v.description('No effect.'),
    ),
    arrow: v.pipe(
      v.optional(v.boolean()),
      v.description('`false` hides the arrow of the button.'),
    ),
  }),
  v.check(({ type, name }) => type === 'github' || name !== undefined, 'needs a `name`'),
)

const TopbarLinksSetting = v.pipe(
  v.array(TopbarLink),
  v.description('Links in the navbar.'),
)

const TopbarCtaButtonSetting = v.pipe(
  TopbarLink,
  v.description('Button in the navbar. `github` shows a repository with its stars.'),
)

const FooterSocialsSetting = v.pipe(
  SocialsSetting,
  v.description('Social accounts: URLs by platform, in this order.'),
)

const LegacyFooterSetting = v.pipe(
  object({
    socials: v.pipe(
      v.optional(SocialsSetting),
      v.description('Social accounts: URLs by platform, in this order.'),
    ),
    links: v.pipe(
      v.optional(
        v.array(
          object({
            title: v.pipe(v.optional(v.string()), v.description('Title of the column.')),
            links: v.pipe(
              v.array(
                object({
                  label: v.pipe(Name, v.description('Label of the link.')),
                  url: v.pipe(Href, v.description('Target of the link.')),
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
)

/** The appearance of a site, and what surrounds the content of a page. */
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
