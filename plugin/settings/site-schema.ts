import * as v from 'valibot'
import { object, record } from './object-schema.ts'
import {
  ImageOfMode,
  ImagePath,
  completePair,
  hasAsset,
  Href,
  Name,
  OneOrTwoAssets,
  Text,
  twoAssets,
} from './values-schema.ts'

const NameSetting = v.pipe(
  Name,
  v.description('Name of the site, shown in titles and next to or instead of the logo.'),
)

const DescriptionSetting = v.pipe(
  v.string(),
  v.description('Description of the site, for search engines and language models.'),
)

const LogoSetting = v.pipe(
  v.union(
    [
      ImagePath,
      v.pipe(
        object({
          light: v.pipe(ImageOfMode, v.description('Logo in light mode.')),
          dark: v.pipe(ImageOfMode, v.description('Logo in dark mode.')),
          href: v.pipe(v.optional(Href, '/'), v.description('Target of the logo link.')),
        }),
        v.check((pair) => hasAsset(pair), 'is empty'),
      ),
    ],
    'must be a path, or an object with `light` and `dark`',
  ),
  v.description('Logo: one image for both modes, or one for each.'),
  v.transform((logo) =>
    typeof logo === 'string'
      ? { light: logo, dark: logo, href: '/' }
      : completePair(logo),
  ),
)

const FaviconSetting = v.pipe(
  OneOrTwoAssets,
  v.description('Favicon: one image for both modes, or one for each.'),
  v.transform((favicon) => completePair(twoAssets(favicon))),
)

const VariablesSetting = v.pipe(
  record(
    Text,
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+$/, 'is not a name of letters, digits, `-`, `_` and `.`'),
    ),
  ),
  v.description('Variables, used in pages as `{{name}}`.'),
)

const VariationsSetting = v.pipe(
  object({
    options: v.pipe(
      v.array(
        object({
          id: v.pipe(Name, v.description('Used in pages and in `?variation=`.')),
          label: v.pipe(Name, v.description('Shown in the menu.')),
        }),
      ),
      v.nonEmpty('is empty; remove `variations` to have none'),
      v.check(
        (options) => new Set(options.map(({ id }) => id)).size === options.length,
        'has an `id` twice',
      ),
      v.description('The variations. The first one is the default.'),
    ),
  }),
  v.description(
    'Variations of the content, such as plans or regions, between which readers choose.',
  ),
)

/** The name and description of a site. */
export const siteKeys = {
  name: v.optional(NameSetting, 'Documentation'),
  description: v.optional(DescriptionSetting),
  logo: v.optional(LogoSetting),
  favicon: v.optional(FaviconSetting),
  variables: v.optional(VariablesSetting, {}),
  variations: v.optional(VariationsSetting),
}
